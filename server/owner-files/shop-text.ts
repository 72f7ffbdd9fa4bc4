import { visibleOr } from '../../src/domain/text';

/** Control characters but tab and line break, overrides of the reading direction, and halves of characters. */
const UNPRINTABLE = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u202d\u202e]|\p{Cs}/u;

/** The database refuses some unprintable characters. Lines may end as on any system. */
export function isPrintable(text: string): boolean {
  return !UNPRINTABLE.test(text.replaceAll(/\r\n?/g, '\n'));
}

/** No line break, no tab and nothing unprintable. */
export function isOneLine(text: string): boolean {
  return isPrintable(text) && !/[\t\r\n\u2028\u2029]/.test(text);
}

/** Not only spaces and zero-width characters. */
export function isVisible(text: string): boolean {
  return visibleOr(text, '') !== '';
}

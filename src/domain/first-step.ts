import { excerpt, plainText } from './text';

/** In characters: about three lines on a phone. */
const LONGEST_STEP = 110;

/** The first step of the first numbered list of a guide, as text; null when it has none. */
export function firstStep(html: string): string | null {
  const step = /<ol[^>]*>\s*<li[^>]*>(.*?)<\/li>/is.exec(html)?.[1];
  const words = step === undefined ? '' : plainText(step).replace(/ (?=[.,:;])/g, '');
  return words === '' ? null : excerpt(words, LONGEST_STEP);
}

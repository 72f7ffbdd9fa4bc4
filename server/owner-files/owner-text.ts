import { visibleOr } from '../../src/domain/text';

/** Such a file is a workbook, a picture or truncated. */
const NO_TEXT = /[\u0000-\u0008\u000b\u000e-\u001f\u007f-\u009f]/;
/** Signs of Windows-1252 beyond Latin-1 that shops use. */
const LIKELY_SIGNS = new Set('€…‘’“”•–—™');
/** In Windows-1252 an accented capital inside a word shows another encoding, such as old Mac OS's. */
const FOREIGN_CAPITAL = /\p{Ll}[\u00c0-\u00de]\p{Ll}|(?:^|\s)[\u00d2\u00d4]\p{L}/u;
/** In Windows-1252 ñ, ó and á of DOS are ¤, ¢ and a no-break space; ñ of old Mac OS is –. None occurs inside a word. */
const NO_LETTER_INSIDE = /\p{L}[\u00a0-\u00bf–•“”]\p{L}/u;
/** í and ó of old Mac OS are ’ and —, which do occur inside words. Only old Mac OS ends lines with a single CR. */
const OLD_MAC_LETTER = /\p{Ll}[’—]\p{Ll}/u;
const hasOldMacLines = (text: string): boolean => text.includes('\r') && !text.includes('\n');

type Encoding = 'utf-8' | 'utf-16le' | 'utf-16be';

const MARKS: readonly (readonly [Encoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

export const NO_OWNER_TEXT = 'cannot be read as text. Save it as UTF-8 (in a spreadsheet "CSV UTF-8"), and let the store\'s user read it.';

/** UTF-8, UTF-16 or Windows-1252. Null for others: a guess would put wrong characters into the shop. */
export function ownerText(content: Uint8Array): string | null {
  const [marked] = MARKS.find(([, mark]) => mark.every((byte, at) => content[at] === byte)) ?? [];
  if (marked !== undefined) return decoded(content, marked);
  if (!content.includes(0)) return decoded(content, 'utf-8') ?? windowsText(content);
  const encoding = utf16Of(content);
  const text = encoding === null ? null : decoded(content, encoding);
  return text === null || NO_TEXT.test(text) ? null : text;
}

/** Latin text has a zero in every second byte: in little endian order after the letter. */
function utf16Of(content: Uint8Array): Encoding | null {
  let behind = 0;
  let before = 0;
  for (const [at, byte] of content.entries()) {
    if (byte !== 0) continue;
    if (at % 2 === 0) before += 1;
    else behind += 1;
  }
  const half = content.length / 2;
  if (behind > half * 0.4 && before < half * 0.1) return 'utf-16le';
  return before > half * 0.4 && behind < half * 0.1 ? 'utf-16be' : null;
}

function decoded(content: Uint8Array, encoding: Encoding): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    return null;
  }
}

function windowsText(content: Uint8Array): string | null {
  const text = windowsSigns(content);
  const isLikely = [...new Set(text)].every((sign) => sign <= '\u007f' || (sign >= '\u00a0' && sign <= '\u00ff') || LIKELY_SIGNS.has(sign));
  const isForeign = FOREIGN_CAPITAL.test(text) || NO_LETTER_INSIDE.test(text) || (OLD_MAC_LETTER.test(text) && hasOldMacLines(text));
  return isLikely && !NO_TEXT.test(text) && !isForeign ? text : null;
}

/** UTF-8 decoded as Windows-1252: 'Ã©' was é, 'â€™' was ’, 'ðŸ' an emoji, 'ï¿½' a lost character. */
const MISREAD = /[\u00c2\u00c3][^\u0000-\u007f]|[\u00e2\u00ef][^\u0000-\u007f]{2}|\u00f0[^\u0000-\u007f]{3}/g;

/** Says what to do; null without damage. */
export function textDamage(text: string): string | null {
  if (text.includes('\ufffd')) return LOST;
  for (const [signs] of text.matchAll(MISREAD)) {
    const meant = utf8Of(signs);
    if (meant === null) continue;
    return meant === '\ufffd'
      ? LOST
      : `'${signs}' was '${meant}' before it was read in another encoding. Correct it, or save the file anew as UTF-8.`;
  }
  return null;
}

const LOST = 'A character in it was lost (\ufffd) when the file was saved. Type it anew.';

function utf8Of(signs: string): string | null {
  const bytes = [...signs].map((sign) => windowsByte(sign) ?? 0);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
  } catch {
    return null;
  }
}

/** In the place of Latin-1's bytes 0x80 to 0x9F, which some versions of Node decode as Latin-1. */
const SIGNS_FROM_0X80 = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';

/** Decodes Windows-1252. */
export function windowsSigns(content: Uint8Array): string {
  return Buffer.from(content)
    .toString('latin1')
    .replaceAll(/[\u0080-\u009f]/g, (sign) => SIGNS_FROM_0X80.charAt(sign.charCodeAt(0) - 0x80));
}

/** Null when Windows-1252 does not have the character. */
export function windowsByte(sign: string): number | null {
  const place = SIGNS_FROM_0X80.indexOf(sign);
  if (place >= 0) return 0x80 + place;
  return sign.charCodeAt(0) <= 0xff ? sign.charCodeAt(0) : null;
}

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

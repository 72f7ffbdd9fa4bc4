import { windowsSigns } from './windows-signs';

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

/** Also the fillers of Korean keyboards, as normalisation leaves them. */
const SPACES = /[\s\u115f\u1160]+/gu;
const INVISIBLE = /[\p{Cf}\u034f\ufe00-\ufe0f]/gu;
/** Normalisation would make them plain digits, but 12² is not 122. */
const RAISED = /[\u00b2\u00b3\u00b9\u2070-\u2079\u2080-\u2089]/gu;
/** Normalisation would join them to the number before, but 12½ is not 121/2. */
const ONE_CHARACTER_FRACTION = /[\u00bc-\u00be\u2150-\u215e\u2189]/gu;
const MINUS_SIGNS = /[\u2010-\u2015\u2212\ufe58\ufe63]/gu;
const TIMES_SIGNS = /[\u00d7\u2715\u2716\u2a2f\u2573\u0445]/gu;
/** Normalisation takes an accent that stands alone, such as ´, apart into a space and a combining accent. */
const FEET_MARKS = /[\u2018\u2019\u201b\u2032\u02b9\u02bc\u02c8\u0060]| \u0301/gu;
const INCH_MARKS = /[\u201c\u201d\u201f\u02ba]| \u030b|''/gu;

/**
 * ASCII digits, one kind of space, minus, times, foot and inch mark, lower case, no invisible characters. Never changes the meaning of a
 * number.
 */
export function plainTyped(typed: string): string {
  const plain = typed
    .replace(INVISIBLE, '')
    .replace(RAISED, (digit) => `^${digit.normalize('NFKC')}`)
    .replace(ONE_CHARACTER_FRACTION, ' $&')
    .normalize('NFKC');
  return plainDigits(plain)
    .replaceAll('\u2044', '/')
    .replace(MINUS_SIGNS, '-')
    .toLowerCase()
    .replace(TIMES_SIGNS, 'x')
    .replace(FEET_MARKS, "'")
    .replace(INCH_MARKS, '"')
    .replace(SPACES, ' ')
    .trim();
}

/** Converts digits and separators of any script to ASCII. */
export function plainDigits(text: string): string {
  return text
    .replace(/(?!\d)\p{Nd}/gu, asciiDigit)
    .replaceAll('\u066b', '.')
    .replaceAll('\u066c', ',');
}

/** Unicode has the digits of each script in a run of ten from zero. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (/\p{Nd}/u.test(String.fromCodePoint(start - 1))) start -= 1;
  return String((code - start) % 10);
}

import { plainTyped } from '../typed-text';
import { isWithin } from './is-within';

/** No letters that are mistaken for one another. A prime number of them: the check character detects every single typo. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTWXYZ';
const BASE = ALPHABET.length;
const DEVICE_LENGTH = 6;

/** A device draws its mark at random. */
export const DEVICE_MARKS = BASE ** DEVICE_LENGTH;
export const MAX_COUNT = 999_999;
export const MAX_VERSION = 999;

export interface QuoteNumber {
  readonly deviceMark: number;
  readonly count: number;
  readonly version: number;
}

/** 'K7M3X9-12-F', a second version 'K7M3X9-12.2-8'. The last character is a check. */
export function quoteNumberText({ deviceMark, count, version }: QuoteNumber): string {
  const body = `${markText(deviceMark)}-${count}${version === 1 ? '' : `.${version}`}`;
  return `${body}-${checkOf(body)}`;
}

const WRITTEN = /^([0-9A-Z]{6}) ?-? ?([1-9]\d{0,5})(?:\.([1-9]\d{0,2}))? ?-? ?([0-9A-Z])$/;

/** Null for a typo. Any case, dash and script of digits, O for 0, and I or L for 1 are accepted. */
export function readQuoteNumber(typed: string): QuoteNumber | null {
  // Pasted with the marks around it.
  const bare = plainTyped(typed.slice(0, 80)).replaceAll(/^[^\da-z]+|[^\da-z]+$/g, '');
  const plain = bare.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const [, mark = '', count = '', version = '', check = ''] = WRITTEN.exec(plain) ?? [];
  if (mark === '' || [...mark].some((letter) => !ALPHABET.includes(letter))) return null;
  // '.1' is never written, so it counts as a typo.
  const body = `${mark}-${count}${version === '' ? '' : `.${version}`}`;
  if (checkOf(body) !== check) return null;
  return {
    deviceMark: [...mark].reduce((sum, letter) => sum * BASE + ALPHABET.indexOf(letter), 0),
    count: Number(count),
    version: version === '' ? 1 : Number(version),
  };
}

/** Whether the parts are within the limits of quote numbers. */
export function isQuoteNumber({ deviceMark, count, version }: QuoteNumber): boolean {
  return isWithin(deviceMark, 0, DEVICE_MARKS - 1) && isWithin(count, 1, MAX_COUNT) && isWithin(version, 1, MAX_VERSION);
}

function markText(deviceMark: number): string {
  let rest = deviceMark;
  let text = '';
  for (let place = 0; place < DEVICE_LENGTH; place += 1) {
    text = (ALPHABET[rest % BASE] ?? '') + text;
    rest = Math.floor(rest / BASE);
  }
  return text;
}

function checkOf(body: string): string {
  let sum = 0;
  // Separators count too: 12.2 is not 122.
  for (const letter of body) sum = (sum * 3 + ALPHABET.indexOf(letter) + 1) % BASE;
  return ALPHABET[sum] ?? '';
}

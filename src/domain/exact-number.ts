import { formatHundredths } from './number-text';

/** Never negative. Measures are multiplied before rounding. */
export interface ExactNumber {
  readonly over: bigint;
  readonly under: bigint;
}

const LONGEST_DIGITS = 15;

/** 1,200.5 and 1 200.5 */
const POINT_DECIMALS = /^([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)?(?:\.(\d*))?$/;
/** 1.200,5 and 12,5. Three decimals count as thousands. */
const COMMA_DECIMALS = /^([1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?: \d{3})+|\d+)?,(\d{0,2}|\d{4,})$/;
/** 0,125 cannot be thousands. */
const ZERO_COMMA = /^(0?),(\d+)$/;
const POINT_THOUSANDS = /^([1-9]\d{0,2}(?:\.\d{3}){2,})()$/;
/** 12 1/2, 12-1/2, 1/2 */
const FRACTION = /^(?:(\d+)[ -])?(\d{1,4}) ?\/ ?(\d{1,4})$/;

/** Reads a `plainTyped` text; null also for a negative number and one with two meanings. */
export function readExact(text: string): ExactNumber | null {
  const fraction = FRACTION.exec(text);
  if (fraction !== null) return readFraction(fraction);
  const parts = [POINT_DECIMALS, COMMA_DECIMALS, ZERO_COMMA, POINT_THOUSANDS]
    .map((form) => form.exec(text))
    .find((match) => match !== null);
  const whole = (parts?.[1] ?? '').replace(/\D/g, '');
  const decimals = parts?.[2] ?? '';
  if (whole + decimals === '' || whole.length + decimals.length > LONGEST_DIGITS) return null;
  return { over: BigInt(whole + decimals), under: 10n ** BigInt(decimals.length) };
}

function readFraction([, whole, over = '', under = '']: RegExpExecArray): ExactNumber | null {
  const isProper = Number(over) < Number(under);
  if (Number(under) === 0 || (whole !== undefined && !isProper) || (whole ?? '').length > LONGEST_DIGITS) return null;
  return { over: BigInt(whole ?? 0) * BigInt(under) + BigInt(over), under: BigInt(under) };
}

/** Without rounding; not reduced to lowest terms. */
export function timesExact(a: ExactNumber, b: ExactNumber): ExactNumber {
  return { over: a.over * b.over, under: a.under * b.under };
}

/** Without rounding; not reduced to lowest terms. */
export function plusExact(a: ExactNumber, b: ExactNumber): ExactNumber {
  return { over: a.over * b.under + b.over * a.under, under: a.under * b.under };
}

/** Half up; null above 2^53. */
export function roundedExact({ over, under }: ExactNumber): number | null {
  const rounded = Number((2n * over + under) / (2n * under));
  return Number.isSafeInteger(rounded) ? rounded : null;
}

/** Null above 2^53. */
export function ceilExact({ over, under }: ExactNumber): number | null {
  const rounded = Number((over + under - 1n) / under);
  return Number.isSafeInteger(rounded) ? rounded : null;
}

/** With up to two decimals: 12.5, 1,200. */
export function exactText(value: ExactNumber): string {
  return shortHundredths(roundedExact(timesExact(value, { over: 100n, under: 1n })) ?? 0);
}

/** `formatHundredths` without zeros at the end: 12.5, 1,200. */
export function shortHundredths(hundredths: number): string {
  return formatHundredths(hundredths).replace(/\.?0+$/, '');
}

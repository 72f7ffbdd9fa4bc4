import { formatHundredths, hundredthsText } from './number-text';

/** Whole US cents. Dollars exist only at the wire and on the screen. */
export type Cents = number;

/** 139342 -> '$1,393.42' */
export function formatUsd(cents: Cents): string {
  return `${cents < 0 ? '-' : ''}$${formatHundredths(Math.abs(cents))}`;
}

/** For order and payment fields: 72620 -> '726.20'. */
export const dollarText: (cents: Cents) => string = hundredthsText;

/** Both operands are whole and the divisor is positive. Exact below 2^53. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

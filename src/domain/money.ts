/** Whole US cents. Everything inside the store counts in cents; dollars exist only at the wire and on the screen. */
export type Cents = number;

/**
 * Cents as shown to a shopper: 139342 -> '$1,393.42'. Always en-US (DESIGN 7.16). Written by hand: the first Intl.NumberFormat
 * of a page costs a phone some 50 ms before it answers.
 */
export function formatUsd(cents: Cents): string {
  const [dollars = '', rest = ''] = dollarText(Math.abs(cents)).split('.');
  return `${cents < 0 ? '-' : ''}$${withCommas(dollars)}.${rest}`;
}

/** A whole count as shown to a shopper: 1234 -> '1,234'. */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

function withCommas(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

/** Cents to the two-decimal dollar text that order and payment fields carry: 72620 -> '726.20'. */
export function dollarText(cents: Cents): string {
  return (cents / 100).toFixed(2);
}

/** Integer division rounded half up; both operands are whole and the divisor positive. Exact below 2^53. */
export function divideHalfUp(dividend: number, divisor: number): number {
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}

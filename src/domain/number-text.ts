// Written by hand: the first Intl.NumberFormat of a page costs a phone some 50 ms in which it does not answer. Always en-US (DESIGN 7.16).

/** A whole count as shown to a shopper: 1234 -> '1,234'. */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

/** Whole hundredths, not negative, as a number with two decimals: 139342 -> '1,393.42'. */
export function formatHundredths(hundredths: number): string {
  const [whole = '', rest = ''] = (hundredths / 100).toFixed(2).split('.');
  return `${withCommas(whole)}.${rest}`;
}

function withCommas(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

// Not Intl.NumberFormat: the first one of a page blocks a phone for some 50 ms. Always en-US (DESIGN 7.16).

/** A whole count as shown to a shopper: 1234 -> '1,234'. */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

/** Boxes as shown to a shopper: '1 box', '1,200 boxes'. */
export function boxesText(boxes: number): string {
  return `${formatCount(boxes)} ${boxes === 1 ? 'box' : 'boxes'}`;
}

/** Whole hundredths as a number with two decimals, for other programs: 139342 -> '1393.42'. */
export function hundredthsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Whole hundredths, not negative, as shown to a shopper: 139342 -> '1,393.42'. */
export function formatHundredths(hundredths: number): string {
  const [whole = '', rest = ''] = hundredthsText(hundredths).split('.');
  return `${withCommas(whole)}.${rest}`;
}

function withCommas(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

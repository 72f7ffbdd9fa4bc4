import { numberTextTexts } from './number-text.texts';

// Not Intl.NumberFormat: creating a page's first one blocks a phone for some 50 ms. Always en-US.

/** 1234 -> '1,234' */
export function formatCount(count: number): string {
  return withCommas(String(count));
}

/** A number of boxes for display: '1 box', '1,200 boxes'. */
export function boxesText(boxes: number): string {
  return `${formatCount(boxes)} ${boxes === 1 ? numberTextTexts.box : numberTextTexts.boxes}`;
}

/** For other programs: 139342 -> '1393.42'. */
export function hundredthsText(hundredths: number): string {
  return (hundredths / 100).toFixed(2);
}

/** Takes no negative number: 139342 -> '1,393.42'. */
export function formatHundredths(hundredths: number): string {
  const [whole = '', rest = ''] = hundredthsText(hundredths).split('.');
  return `${withCommas(whole)}.${rest}`;
}

function withCommas(digits: string): string {
  return digits.replaceAll(/\B(?=(?:\d{3})+$)/g, ',');
}

import { expect, test } from 'vitest';
import { boxesText, formatCount, formatHundredths, hundredthsText } from './number-text';

const VALUES = [0, 1, 9, 10, 99, 100, 999, 1_000, 2_364, 99_999, 100_000, 139_342, 12_345_678, 999_999_999, 123_456_789_012];

test('Counts and hundredths read as the browser would write them', () => {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  for (const value of VALUES) {
    expect(formatCount(value)).toBe(value.toLocaleString('en-US'));
    expect(formatHundredths(value)).toBe((value / 100).toLocaleString('en-US', decimals));
  }
});

test('One box is said in the singular, and none and many in the plural', () => {
  expect([boxesText(0), boxesText(1), boxesText(2), boxesText(1_200)]).toEqual(['0 boxes', '1 box', '2 boxes', '1,200 boxes']);
});

test('Other programs get two decimals and no commas', () => {
  expect([hundredthsText(0), hundredthsText(5), hundredthsText(139_342)]).toEqual(['0.00', '0.05', '1393.42']);
});

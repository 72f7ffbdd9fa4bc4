import { expect, test } from 'vitest';
import { formatCount, formatHundredths } from './number-text';

const VALUES = [0, 1, 9, 10, 99, 100, 999, 1_000, 2_364, 99_999, 100_000, 139_342, 12_345_678, 999_999_999, 123_456_789_012];

test('Counts and hundredths read as the browser would write them', () => {
  const decimals = { minimumFractionDigits: 2, maximumFractionDigits: 2 } as const;
  for (const value of VALUES) {
    expect(formatCount(value)).toBe(value.toLocaleString('en-US'));
    expect(formatHundredths(value)).toBe((value / 100).toLocaleString('en-US', decimals));
  }
});

import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { formatUsd } from './money';
import { formatCount } from './number-text';

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const count = new Intl.NumberFormat('en-US');

it.each([
  [0, '$0.00'],
  [5, '$0.05'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
  [139_342, '$1,393.42'],
  [-7_262, '-$72.62'],
  [123_456_789_012, '$1,234,567,890.12'],
])('%i cents read %s', (cents, text) => expect(formatUsd(cents)).toBe(text));

it('Money and counts read as the browser would write them in en-US', () => {
  assert(
    property(integer({ min: -1e12, max: 1e12 }), (cents) => {
      expect(formatUsd(cents)).toBe(usd.format(cents / 100));
      expect(formatCount(cents)).toBe(count.format(cents));
    }),
  );
});

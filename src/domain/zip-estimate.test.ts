import { expect, test } from 'vitest';
import { changedEstimateWords, zipEstimateOf } from './zip-estimate';
import type { ShippingQuote } from './delivery-price';

const band = (cents: number): ShippingQuote => ({
  kind: 'standard',
  miles: 20,
  band: { minMile: 10, maxMile: 30, priceCents: cents },
  pallets: 1,
  cents,
});
const CALL_US: ShippingQuote = { kind: 'call-us' };

test.each([
  ['the same price', band(19_900), band(19_900), 12, null],
  ['another number of boxes', band(19_900), band(24_900), 13, null],
  ['another band', band(19_900), band(24_900), 12, 'Your rooms had $199.00 estimated from ZIP 33145. To this address delivery is $249.00.'],
  [
    'a price where there was none',
    CALL_US,
    band(24_900),
    12,
    'Your rooms had no price yet for ZIP 33145. To this address delivery is $249.00.',
  ],
  ['no price any more', band(19_900), CALL_US, 12, 'Your rooms had $199.00 estimated from ZIP 33145 for delivery.'],
])('An address with %s than the ZIP code of the rooms says what has changed', (_case, before, now, boxes, words) => {
  expect(changedEstimateWords(zipEstimateOf('rooms', '33145', before, 12), now, boxes)).toBe(words);
});

test('What a quote had is not said of rooms', () => {
  const estimate = zipEstimateOf('quote', '33145', band(19_900), 12);
  expect(changedEstimateWords(estimate, band(24_900), 12)).toBe(
    'Your quote had $199.00 estimated from ZIP 33145. To this address delivery is $249.00.',
  );
  expect(changedEstimateWords(estimate, CALL_US, 12)).toBe('Your quote had $199.00 estimated from ZIP 33145 for delivery.');
});

test('Without rooms there was no estimate', () => {
  expect(changedEstimateWords(null, band(19_900), 12)).toBeNull();
});

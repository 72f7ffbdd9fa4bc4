import { expect, test } from 'vitest';
import { fillPlaceholders, staleLowestPrices, unknownPlaceholders } from './text-placeholders';

test('{cheapest} becomes the lowest price, each time it stands in a text; without a price there are words', () => {
  expect(fillPlaceholders('From {cheapest} / sqft. Yes, {cheapest}.', { cheapest: 199 })).toBe('From $1.99 / sqft. Yes, $1.99.');
  expect(fillPlaceholders('from {cheapest}', { cheapest: null })).toBe('from today’s price');
  expect(fillPlaceholders('{cheapst} $1', { cheapest: 199 })).toBe('{cheapst} $1');
});

test.each([
  ['from {cheapest}', []],
  ['from {cheapst}, { cheapest } or {Cheapest}', ['{cheapst}', '{ cheapest }', '{Cheapest}']],
  ['{price} and {price}', ['{price}']],
  ['{3} {} { }', []],
])('Words in braces that the store does not fill are found: %s', (text, unknown) => {
  expect(unknownPlaceholders(text)).toEqual(unknown);
});

test.each([
  ['Waterproof planks from $2.29\u00a0/\u00a0sqft', ['$2.29']],
  ['Starting at $2.29 per square foot.', ['$2.29']],
  ['Planks as low as $2.29!', ['$2.29']],
  ['Floors from only $3', ['$3.00']],
  ['Pisos desde $2.29 por pie cuadrado', ['$2.29']],
  ['A partir de US$2.29', ['$2.29']],
  ['From $1.49 / sqft, which no floor is', ['$1.49']],
  ['Vinyl from $2.29 and stone from $3.19', ['$2.29', '$3.19']],
])('A lowest price written by hand that is not that of today is found: %s', (text, prices) => {
  expect(staleLowestPrices(text, 199)).toEqual(prices);
});

test.each([
  'Planks from $1.99 / sqft',
  'from {cheapest}',
  'Delivery from $150, installation from $2.75 / sqft',
  'Samples from $5',
  'A box from $58.86',
  '9 x $75.41 per box = $678.69; the price per square foot, $3.19, is rounded',
  'Save $0.30',
  'from 1,200 homes',
  'The floor ships from Doral. $3.19 is what it costs.',
])('Other sums are left alone: %s', (text) => {
  expect(staleLowestPrices(text, 199)).toEqual([]);
});

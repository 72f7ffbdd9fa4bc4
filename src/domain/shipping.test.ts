import { expect, test } from 'vitest';
import { storePosition } from './settings';
import { formatMiles, milesFromMetres, palletsFor, quoteShipping, shippingLabel } from './shipping';

const band = (dollars: number) => [{ minMile: 0, maxMile: 50, priceCents: dollars * 100 }];

test('The label is Express at 150 dollars, else Standard Delivery with its pallets', () => {
  expect(shippingLabel(quoteShipping(1000, 1, band(150)))).toBe('Express');
  expect(shippingLabel(quoteShipping(1000, 56, band(210)))).toBe('Standard Delivery (2 pallets)');
  expect(shippingLabel(quoteShipping(1000, 55, band(149)))).toBe('Standard Delivery (1 pallets)');
});

test('A band without a price means that the shop calls', () => {
  expect(shippingLabel(quoteShipping(1000, 1, band(0)))).toBe('We will call you to set up delivery.');
});

test('Pallets hold 55 boxes, and a begun one counts', () => {
  expect([1, 55, 56, 110, 111].map(palletsFor)).toEqual([1, 1, 2, 2, 3]);
});

test('Miles are metres over 1609.34, shown with two decimals', () => {
  expect(milesFromMetres(1609.34)).toBe(1);
  expect(formatMiles(milesFromMetres(10_000))).toBe('6.21');
  expect(formatMiles(20)).toBe('20.00');
});

test('A store without coordinates stands at 25.82, -80.36', () => {
  expect(storePosition({ latitude: null, longitude: null })).toEqual({ latitude: 25.82, longitude: -80.36 });
  expect(storePosition({ latitude: 26.1, longitude: -80.1 })).toEqual({ latitude: 26.1, longitude: -80.1 });
});

import { expect, test } from 'vitest';
import { storePosition } from './store-position';
import { bandFor, chargedShippingLabel, formatMiles, isPosition, milesFromMetres, quoteShipping, shippingLabel } from './delivery-price';
import { palletsFor } from './pallets';

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
  expect(storePosition({ latitude: 26.1, longitude: null })).toEqual({ latitude: 25.82, longitude: -80.36 });
  expect(storePosition({ latitude: null, longitude: -80.1 })).toEqual({ latitude: 25.82, longitude: -80.36 });
  expect(storePosition({ latitude: 91, longitude: -80.1 })).toEqual({ latitude: 25.82, longitude: -80.36 });
});

test('A distance between two bands belongs to neither, and one below zero to none', () => {
  const bands = [
    { minMile: -5, maxMile: 10, priceCents: 15_000 },
    { minMile: 20, maxMile: 30, priceCents: 19_900 },
  ];
  expect(quoteShipping(15 * 1609.34, 1, bands)).toEqual({ kind: 'call-us' });
  expect(quoteShipping(20 * 1609.34, 1, bands)).toMatchObject({ cents: 19_900 });
  expect(quoteShipping(-1, 1, bands)).toEqual({ kind: 'call-us' });
  expect(quoteShipping(Number.NaN, 1, bands)).toEqual({ kind: 'call-us' });
  expect(quoteShipping(0, 1, bands)).toMatchObject({ cents: 15_000 });
});

test('A distance at the edge of two bands has the price of the farther one, and at the last edge none', () => {
  const bands = [
    { minMile: 0, maxMile: 10, priceCents: 15_000 },
    { minMile: 10, maxMile: 30, priceCents: 19_900 },
    { minMile: 30, maxMile: 50, priceCents: 24_900 },
  ];
  for (const [index, band] of bands.entries()) {
    expect(bandFor(band.minMile, bands)).toBe(band);
    expect(bandFor(band.maxMile, bands)).toBe(bands[index + 1]);
  }
});

test('A paid delivery of no boxes is called Shipping', () => {
  expect(chargedShippingLabel(0, 15_000)).toBe('Shipping');
  expect(chargedShippingLabel(1, 15_000)).toBe('Express');
});

test.each([
  [25.82, -80.36, true],
  [90, 180, true],
  [-90, -180, true],
  [0, 1, true],
  [1, 0, true],
  [0, 0, false],
  [90.1, 0, false],
  [-90.1, 0, false],
  [0, 180.1, false],
  [0, -180.1, false],
  [Number.NaN, 1, false],
  [1, Number.NaN, false],
  [Number.POSITIVE_INFINITY, 1, false],
])('A route can be asked for from %d, %d: %s', (latitude, longitude, isOne) => {
  expect(isPosition(latitude, longitude)).toBe(isOne);
});

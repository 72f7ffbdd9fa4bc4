import { expect, test } from 'vitest';
import { priceOfArea } from './area-price';

const settings = { taxPercentHundredths: 700, installationCentsPerSqft: 250 };
const floor = { pricePerBoxCents: 7541, sqftPerBox: 2364 };

test('250 sqft with 10% wastage are 12 boxes, with their rest, and the figures of the bill', () => {
  const price = priceOfArea(floor, 25_000, 10, true, settings);
  expect(price).toMatchObject({ boxes: 12, covered: 28_368, leftOver: 3_368 });
  expect(price?.bill).toMatchObject({
    itemsCents: 90_492,
    taxCents: 6_334,
    installationCents: 70_920,
    shippingCents: 0,
    totalCents: 167_746,
  });
});

test('An area that fills its boxes leaves nothing over', () => {
  expect(priceOfArea({ pricePerBoxCents: 100, sqftPerBox: 2200 }, 11_000, 0, true, settings)).toMatchObject({ boxes: 5, leftOver: 0 });
});

test.each([
  ['no area', floor, 0],
  ['no price', { ...floor, pricePerBoxCents: null }, 25_000],
  ['no box area', { ...floor, sqftPerBox: null }, 25_000],
  ['a box without area', { ...floor, sqftPerBox: 0 }, 25_000],
  ['more boxes than an order holds', floor, 10_000_000_00],
])('There is no price for %s', (_, product, area) => {
  expect(priceOfArea(product, area, 10, true, settings)).toBeNull();
});

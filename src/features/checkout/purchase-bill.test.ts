import { expect, it } from 'vitest';
import type { ProjectedLine } from '../../domain/cart';
import { purchaseBill, type PurchaseTerms } from './purchase-bill';

const line = (boxes: number, pricePerBoxCents: number, sqftPerBox: number) =>
  ({ boxes, product: { pricePerBoxCents, sqftPerBox } }) as Pick<ProjectedLine, 'boxes' | 'product'>;
const LINES = [line(9, 7_541, 2_364)];
const TERMS: PurchaseTerms = {
  settings: { taxPercentHundredths: 700, installationCentsPerSqft: 275 },
  isInstallationChosen: true,
  promoPercentHundredths: 1_000,
  quote: { kind: 'express', miles: 1, pallets: 1, band: { minMile: 0, maxMile: 10, priceCents: 15_000 }, cents: 15_000 },
};

it('The shown bill has the figures that the server will charge: bill A of the golden vectors', () => {
  expect(purchaseBill(LINES, TERMS)).toEqual({
    boxes: 9,
    area: 21_276,
    itemsCents: 67_869,
    taxCents: 4_751,
    installationCents: 58_509,
    discountCents: 6_787,
    shippingCents: 15_000,
    totalCents: 139_342,
  });
});

it('Pickup, and a delivery that is agreed on by phone, charge nothing for the way', () => {
  for (const quote of [null, { kind: 'call-us' } as const]) expect(purchaseBill(LINES, { ...TERMS, quote }).shippingCents).toBe(0);
});

it('Before the settings are there the floor alone has a price', () => {
  expect(purchaseBill(LINES, { ...TERMS, settings: undefined, promoPercentHundredths: 0, quote: null })).toMatchObject({
    itemsCents: 67_869,
    taxCents: 0,
    installationCents: 0,
    totalCents: 67_869,
  });
});

it('Several floors are one bill', () => {
  expect(purchaseBill([...LINES, line(1, 100, 100)], { ...TERMS, isInstallationChosen: false })).toMatchObject({
    boxes: 10,
    area: 21_376,
    itemsCents: 67_969,
    installationCents: 0,
  });
});

import { describe, expect, it } from 'vitest';
import { bill, installationCents, lineCents } from './bill';
import { boxesFor, coveredBy, sqftHundredths } from './coverage';
import type { WastagePercent } from './wastage';
import { quoteShipping } from './delivery-price';
import { palletsFor } from './pallets';

const METRES_PER_MILE = 1609.34;
const bands = [
  { minMile: 0, maxMile: 10, priceCents: 15_000 },
  { minMile: 10, maxMile: 30, priceCents: 19_900 },
  { minMile: 75, maxMile: 9_999, priceCents: 0 },
];

describe('The golden vectors of the trade', () => {
  it.each<[number, WastagePercent, number, number, number, number, number, number]>([
    [180, 10, 2364, 7541, 9, 21_276, 67_869, 1],
    [100, 10, 2244, 10_076, 5, 11_220, 50_380, 1],
    [93, 5, 1395, 7240, 7, 9_765, 50_680, 1],
    [523.5, 15, 1884, 7517, 32, 60_288, 240_544, 1],
    [1400, 10, 2364, 5886, 66, 156_024, 388_476, 2],
    [12, 0, 3546, 7057, 1, 3_546, 7_057, 1],
  ])(
    '%d sqft with %d %% in boxes of %d hundredths at %d cents',
    (sqft, wastage, sqftPerBox, pricePerBoxCents, boxes, covered, items, pallets) => {
      const needed = boxesFor(sqftHundredths(sqft), wastage, sqftPerBox);
      expect(needed).toBe(boxes);
      expect(coveredBy(needed, sqftPerBox)).toBe(covered);
      expect(lineCents({ boxes: needed, pricePerBoxCents })).toBe(items);
      expect(palletsFor(needed)).toBe(pallets);
    },
  );

  it('100 sqft with 10 % in boxes of 22.00 is 5 boxes, where floating point says 6', () => {
    expect(Math.ceil((100 * 1.1) / 22)).toBe(6);
    expect(boxesFor(10_000, 10, 2_200)).toBe(5);
  });

  it.each([
    ['A', 9, 2364, 7541, true, 1_000, 15_000, 139_342],
    ['B', 9, 2364, 7541, false, 0, 0, 72_620],
    ['C', 66, 2364, 5886, true, 500, 39_800, 865_112],
  ])('bill %s', (_name, boxes, sqftPerBox, pricePerBoxCents, isInstallationChosen, promoPercentHundredths, shippingCents, totalCents) => {
    const figures = bill({
      lines: [{ boxes, sqftPerBox, pricePerBoxCents }],
      taxPercentHundredths: 700,
      installationCentsPerSqft: 275,
      isInstallationChosen,
      promoPercentHundredths,
      shippingCents,
    });
    expect(figures.totalCents).toBe(totalCents);
  });

  it('bill C shows each figure as the table does', () => {
    const figures = bill({
      lines: [{ boxes: 66, sqftPerBox: 2364, pricePerBoxCents: 5886 }],
      taxPercentHundredths: 700,
      installationCentsPerSqft: 275,
      isInstallationChosen: true,
      promoPercentHundredths: 500,
      shippingCents: 39_800,
    });
    expect(figures).toMatchObject({
      itemsCents: 388_476,
      taxCents: 27_193,
      installationCents: 429_066,
      discountCents: 19_424,
      shippingCents: 39_800,
      boxes: 66,
      area: 156_024,
    });
  });

  it('installing the boxes of one line costs by what they cover, rounded half up', () => {
    const line = (boxes: number, sqftPerBox: number) => ({ boxes, product: { sqftPerBox } });
    expect(installationCents(line(9, 2_364), 275)).toBe(58_509);
    expect([installationCents(line(1, 2), 25), installationCents(line(1, 1), 49)]).toEqual([1, 0]);
  });
});

describe('Delivery', () => {
  it('a distance on the edge of two bands takes the farther one', () => {
    expect(quoteShipping(10 * METRES_PER_MILE, 9, bands)).toMatchObject({ kind: 'standard', cents: 19_900 });
  });

  it('a band of exactly 150 dollars is Express and counts per pallet', () => {
    expect(quoteShipping(1_000, 56, bands)).toMatchObject({ kind: 'express', pallets: 2, cents: 30_000 });
  });

  it.each([[null], [Number.NaN], [-1], [80 * METRES_PER_MILE], [50 * METRES_PER_MILE]])(
    'the shop calls when the distance is %s metres',
    (metres) => {
      expect(quoteShipping(metres, 9, bands)).toEqual({ kind: 'call-us' });
    },
  );
});

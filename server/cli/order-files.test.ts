import { expect, test } from 'vitest';
import type { BillLine } from '../../src/domain/bill';
import { FALLBACK_PICTURE } from '../../src/domain/picture';
import type { OwnerOrder } from '../repositories/order-history';
import { madeUpPickup } from './mail-preview';
import { lineRecords, orderRecords } from './order-files';

function orderOf(lines: readonly BillLine[], isInstallationChosen: boolean, promoPercentHundredths: number): OwnerOrder {
  const billed = {
    lines,
    taxPercentHundredths: 700,
    installationCentsPerSqft: 275,
    isInstallationChosen,
    promoPercentHundredths,
    shippingCents: 19_900,
  };
  return {
    ...madeUpPickup('SPS-10012', billed),
    fulfilment: 'Delivery',
    promoCode: promoPercentHundredths === 0 ? null : 'FALL15',
    lines: lines.map((line, index) => ({ ...line, productId: index + 1, title: 'Maple', slug: null, picture: FALLBACK_PICTURE })),
  };
}

/** Carts of one and of two floors, with and without installation and promo code. */
const orders = Array.from({ length: 199 }, (_nothing, index) => index + 1).flatMap((boxes) => {
  const first = { boxes, pricePerBoxCents: 6_237, sqftPerBox: 2_377 };
  const second = { boxes: 200 - boxes, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
  return [[first], [first, second]].flatMap((lines) =>
    [true, false].flatMap((isInstalled) => [0, 1_000].map((promo) => orderOf(lines, isInstalled, promo))),
  );
});

/** The sum of some cells of a record, in cents. */
function sumCents(headings: readonly string[], record: readonly string[], names: readonly string[]): number {
  return names.reduce((sum, name) => sum + Math.round(Number(record[headings.indexOf(name)]) * 100), 0);
}

test("Whatever the cart, the accountant's rows of an order sum up to its total to the cent", () => {
  for (const order of orders) {
    const [headings = [], ...rows] = lineRecords([order]);
    expect(rows.reduce((sum, row) => sum + sumCents(headings, row, ['sum', 'tax']), 0)).toBe(order.bill.totalCents);
  }
});

test("Whatever the cart, the columns of the accountant's row sum up to its total to the cent; some carts need a cent of rounding", () => {
  const [headings = [], ...rows] = orderRecords(orders);
  const rounding = rows.map((row) => sumCents(headings, row, ['rounding']));
  for (const row of rows) {
    const parts = sumCents(headings, row, ['items', 'installation', 'shipping', 'tax', 'rounding']) - sumCents(headings, row, ['discount']);
    expect(parts).toBe(sumCents(headings, row, ['total']));
  }
  expect([...new Set(rounding)].toSorted((one, other) => one - other)).toEqual([-1, 0, 1]);
});

test("Each of an order's lines says its state, what was refunded of the order, and whether it is a demo", () => {
  const floor = { boxes: 2, pricePerBoxCents: 6_237, sqftPerBox: 2_377 };
  const order = { ...orderOf([floor, floor], true, 1_000), state: 'cancelled', refundedCents: 12_345, isDemo: true } as const;
  const [headings = [], ...rows] = lineRecords([order]);
  expect(headings.slice(-3)).toEqual(['state', 'order_refunded', 'demo']);
  const kinds = rows.map((row) => row[headings.indexOf('kind')]);
  expect(kinds).toEqual(expect.arrayContaining(['floor', 'installation', 'delivery', 'discount']));
  for (const row of rows) expect(row.slice(headings.length - 3)).toEqual(['cancelled', '123.45', 'yes']);
});

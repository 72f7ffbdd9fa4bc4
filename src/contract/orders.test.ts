import { expect, test } from 'vitest';
import { ORDER_REPLY } from '../../tests/fixtures/order-reply';
import { getOrders } from './orders';

const basisOf = (change: object) => getOrders.output.decode([{ ...ORDER_REPLY, ...change }])[0]?.deliveryBasis;

test('An order says by which miles and which band its delivery was priced', () => {
  expect(basisOf({})).toEqual({ miles: 12.3, locatedBy: 'zip', band: { minMile: 10, maxMile: 20 } });
});

test.each([{ band_min_mile: null }, { band_max_mile: null }, { band_min_mile: undefined }])(
  'A band with one end (%o) is none',
  (change) => {
    expect(basisOf(change)).toEqual({ miles: 12.3, locatedBy: 'zip', band: null });
  },
);

test('Without miles nothing is said about the delivery price', () => {
  expect(basisOf({ delivery_miles: null })).toBeNull();
});

test('The picture of an order line without a title is named as its line is', () => {
  const line = { product_id: 7, title: '', quantity: 1, price_per_box: 10, sqft_in_box: 20, slug: null, image: '/media/oak.webp' };
  const [read] = getOrders.output.decode([{ ...ORDER_REPLY, lines: [line] }])[0]?.lines ?? [];
  expect([read?.title, read?.picture.alt]).toEqual(['Floor 7', 'Floor 7']);
});

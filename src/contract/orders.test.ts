import { expect, test } from 'vitest';
import { getOrders } from './orders';

const ORDER = {
  order_id: 5,
  order_number: 'SPS-10001',
  placed_at: '2026-11-02T12:00:00.000Z',
  order_status: 'Confirm',
  payment_id: 'pi_1',
  delivery_type: 'Delivery',
  address: 'Ana, 1420 Coral Way',
  delivery_miles: 12.3,
  band_min_mile: 10,
  band_max_mile: 20,
  delivery_location: 'zip',
  sub_total: 678.69,
  tax: 47.51,
  installation_charge: 10,
  discount: 20,
  shipping: 150,
  total: 866.2,
  lines: [],
  steps: [],
};
const basisOf = (change: object) => getOrders.output.decode([{ ...ORDER, ...change }])[0]?.deliveryBasis;

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

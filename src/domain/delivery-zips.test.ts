import { expect, test } from 'vitest';
import { readDeliveryZip, type DeliveryZips } from './delivery-zips';

const NEAR = { minMile: 0, maxMile: 30, priceCents: 19_900 };
const FREE = { minMile: 30, maxMile: 9_999, priceCents: 0 };
const LIST: DeliveryZips = {
  bands: [NEAR, FREE],
  zips: [
    { zip: '33145', miles: 12.5, bandIndex: 0 },
    { zip: '33401', miles: 80, bandIndex: 1 },
    { zip: '34741', miles: 140, bandIndex: null },
  ],
};

test.each(['33145', ' 33145 ', '33145-1234', 'FL 33145'])('The ZIP code %j has its band and its price per pallet', (typed) => {
  expect(readDeliveryZip(typed, 56, LIST)).toEqual({
    kind: 'read',
    zip: '33145',
    quote: { kind: 'standard', miles: 12.5, pallets: 2, band: NEAR, cents: 39_800 },
  });
});

test.each(['33401', '34741', '99999', '10001'])(
  'Delivery to %s, which is free, without a band or out of reach, is arranged by phone',
  (typed) => {
    expect(readDeliveryZip(typed, 12, LIST)).toMatchObject({ kind: 'read', quote: { kind: 'call-us' } });
  },
);

test.each(['3314', '331455', 'Miami', '-3314'])('%j is no ZIP code, and the words say what to type', (typed) => {
  expect(readDeliveryZip(typed, 12, LIST)).toEqual({
    kind: 'unread',
    words: 'Please type the five digits of your ZIP code, such as 33145.',
  });
});

test('Nothing typed is nothing', () => {
  expect(readDeliveryZip('  ', 12, LIST)).toEqual({ kind: 'empty' });
});

import { expect, test } from 'vitest';
import type { Address } from '../../domain/address';
import { defaultAddressId, deliveryOf, deliveryProblem, positionOf } from './delivery';

const address: Address = {
  id: 7,
  name: 'Elena Ruiz',
  line1: '1420 Coral Way',
  line2: '',
  postalCode: '33145',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550142',
  isDefault: true,
  latitude: 25.75,
  longitude: -80.22,
  locatedBy: 'place',
};
const bands = [
  { minMile: 0, maxMile: 20, priceCents: 15_000 },
  { minMile: 20, maxMile: 60, priceCents: 21_000 },
];
const facts = { addressId: 7, address, isWorking: false, hasFailed: false, distanceMetres: 16_093.4, boxes: 56, bands };

test('A delivery without an address asks for one', () => {
  expect(deliveryProblem(deliveryOf({ ...facts, addressId: null, address: undefined }))).toBe('Please select an address');
});

test('An address that has been deleted meanwhile is not valid', () => {
  expect(deliveryProblem(deliveryOf({ ...facts, address: undefined }))).toBe('Please select a valid address.');
});

test('Ten miles cost the first band for each pallet of 55 boxes', () => {
  const delivery = deliveryOf(facts);
  expect(deliveryProblem(delivery)).toBeNull();
  expect(delivery).toMatchObject({ kind: 'quoted', quote: { kind: 'express', pallets: 2, cents: 30_000 } });
});

test('Without a distance the shop calls, and the order goes on', () => {
  const delivery = deliveryOf({ ...facts, distanceMetres: null });
  expect(delivery).toMatchObject({ kind: 'quoted', quote: { kind: 'call-us' } });
  expect(deliveryProblem(delivery)).toBeNull();
});

test('While the distance is asked for nothing can be ordered', () => {
  expect(deliveryProblem(deliveryOf({ ...facts, isWorking: true }))).not.toBeNull();
});

test('While the addresses are read nobody is asked to select one', () => {
  expect(deliveryOf({ ...facts, addressId: null, address: undefined, isWorking: true }).kind).toBe('working');
});

test('A price list that could not be read keeps the order from being made', () => {
  expect(deliveryProblem(deliveryOf({ ...facts, hasFailed: true }))).toBe('Something went wrong.');
});

test('Only real coordinates make a position', () => {
  expect(positionOf(address)).toEqual({ latitude: 25.75, longitude: -80.22 });
  expect(positionOf({ ...address, latitude: 0, longitude: 0 })).toBeNull();
  expect(positionOf({ ...address, latitude: null })).toBeNull();
  expect(positionOf(undefined)).toBeNull();
});

test('The default address is taken first, and none when none is the default', () => {
  expect(defaultAddressId([{ ...address, id: 1, isDefault: false }, address])).toBe(7);
  expect(defaultAddressId([{ ...address, isDefault: false }])).toBeNull();
});

test('What failed to load is told, and not waited for; what is still loading is waited for before anything is asked', () => {
  expect(deliveryOf({ ...facts, hasFailed: true, isWorking: true }).kind).toBe('failed');
  expect(deliveryOf({ ...facts, addressId: null, isWorking: true }).kind).toBe('working');
  expect(deliveryOf({ ...facts, addressId: null }).kind).toBe('no-address');
});

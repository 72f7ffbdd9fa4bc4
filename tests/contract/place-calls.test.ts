import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookUpPlace, suggestPlaces } from '../../src/contract/places';
import { ContractClient, newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

test('A shopper gets sample addresses without a maps key, and the parts of the chosen one', async () => {
  const shopper = await newShopper(store);
  const [found] = await shopper.data(suggestPlaces, { typed: '1420 coral', searchId: 'search-1' });
  expect(found?.text).toBe('1420 Coral Way, Miami, FL 33145');
  expect(await shopper.data(lookUpPlace, { placeId: found?.id ?? '', searchId: 'search-1' })).toMatchObject({
    line1: '1420 Coral Way',
    city: 'Miami',
    state: 'FL',
    postalCode: '33145',
  });
  expect(await shopper.data(suggestPlaces, { typed: ' 14 ', searchId: '' })).toEqual([]);
  expect(await shopper.refusal(lookUpPlace, { placeId: 'nowhere', searchId: '' })).toBe(
    'This address could not be looked up. Please type it in.',
  );
});

test('A visitor may not search: each search is paid for', async () => {
  const visitor = new ContractClient(store);
  expect((await visitor.call(suggestPlaces, { typed: '1420 coral', searchId: '' })).httpStatus).toBe(401);
  expect((await visitor.call(lookUpPlace, { placeId: 'sample-0', searchId: '' })).httpStatus).toBe(401);
});

import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDeliveryZips } from '../../src/contract/delivery-zips';
import { getShippingCharge } from '../../src/contract/site';
import { DEFAULT_STORE_POSITION } from '../../src/domain/store-position';
import { bandFor, milesFromMetres } from '../../src/domain/delivery-price';
import { zipCentre } from '../../server/places/zip-codes';
import { createRoadDistance } from '../../server/places/road-distance';
import { changeSettings } from '../../server/repositories/settings';
import { ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const VERSION_CHECK_MS = 1_001;

let store: TestStore;
let visitor: ContractClient;

beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());

it('A ZIP code has the miles and the band of an address that is known by it alone', async () => {
  const bands = await visitor.data(getShippingCharge, undefined);
  const list = await visitor.data(getDeliveryZips, undefined);
  expect(list.bands).toEqual(bands);
  expect(list.zips.length).toBeGreaterThan(300);
  const roadDistance = createRoadDistance(null);
  for (const { zip, miles, bandIndex } of list.zips) {
    const centre = await zipCentre(zip);
    const route = centre === null ? null : await roadDistance(DEFAULT_STORE_POSITION, centre);
    const exactMiles = milesFromMetres(route?.metres ?? Number.NaN);
    expect(miles).toBeCloseTo(exactMiles, 1);
    expect(bandIndex === null ? undefined : bands[bandIndex]).toEqual(bandFor(exactMiles, bands));
  }
  expect(new Set(list.zips.map(({ bandIndex }) => bandIndex))).toEqual(new Set([0, 1, 2, 3, 4]));
});

it("The list is small and has the shop's own ZIP code, and none of another coast", async () => {
  const reply = await visitor.request('/beforeauth/getdeliveryzips', {});
  expect((await reply.clone().text()).length).toBeLessThan(16_000);
  const { zips } = await visitor.data(getDeliveryZips, undefined);
  expect(zips.find(({ zip }) => zip === '33172')?.miles).toBeLessThan(10);
  expect(zips.some(({ zip }) => zip === '10001' || zip === '32301')).toBe(false);
});

it('It is computed once for a version of the shop, and anew when the shop moves', async () => {
  const etag = (await visitor.request('/beforeauth/getdeliveryzips', {})).headers.get('etag') ?? '';
  const again = await visitor.request('/beforeauth/getdeliveryzips', { headers: { 'If-None-Match': etag } });
  expect(again.status).toBe(304);
  await changeSettings(store.database.db, { latitude: 28.5, longitude: -81.4 });
  store.advance(VERSION_CHECK_MS);
  const { zips } = await visitor.data(getDeliveryZips, undefined);
  expect(zips.find(({ zip }) => zip === '32801')?.miles).toBeLessThan(10);
});

import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createPaymentIntent, checkout } from '../../src/contract/checkout';
import { deleteAddress } from '../../src/contract/addresses';
import { getOrders } from '../../src/contract/orders';
import { suggestPlaces } from '../../src/contract/places';
import type { Address, AddressDraft } from '../../src/domain/address';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { draftFor, shopperWithFloor } from '../fixtures/floor-purchase';
import { ownerTool } from '../fixtures/filled-shop';
import { billOfPage, deliveryTo, priceOf as priceOfPage, saveAddress } from '../fixtures/page-delivery';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// Doral 0 to 10 miles: $150. Miami 10 to 30: $199. Fort Lauderdale 30 to 60: $249. Jupiter, farther than 75: the shop calls.

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const HOUSE: AddressDraft = {
  name: 'Ana Diaz',
  line1: '7 Palm Court',
  line2: '',
  postalCode: '33432',
  city: 'Boca Raton',
  state: 'FL',
  mobileNumber: '3055550142',
  isDefault: false,
  latitude: null,
  longitude: null,
};
const SHOP_DOOR = { latitude: 25.82, longitude: -80.36 };
const FAR_AWAY = { latitude: 30.33, longitude: -81.66 };

const save = saveAddress;
const priceOf = (shopper: ContractClient, address: Address) => priceOfPage(store, shopper, address);

async function placeId(shopper: ContractClient, typed: string): Promise<string> {
  const [found] = await shopper.data(suggestPlaces, { typed, searchId: '' });
  if (found === undefined) throw new Error(`No place for ${typed}`);
  return found.id;
}

describe('The delivery price', () => {
  test.each([
    ['none', { latitude: null, longitude: null }, 249, 'zip'],
    ['the shop itself', SHOP_DOOR, 249, 'zip'],
    ['the other end of Florida', FAR_AWAY, 249, 'zip'],
    ['nowhere', { latitude: 0, longitude: 0 }, 249, 'zip'],
    ['a house of that ZIP code', { latitude: 26.3527, longitude: -80.0851 }, 249, 'zip'],
  ])('does not follow coordinates that a shopper sends: %s', async (_what, sent, dollars, locatedBy) => {
    const shopper = await shopperWithFloor(store);
    const address = await save(shopper, { ...HOUSE, ...sent });
    expect([await priceOf(shopper, address), address.locatedBy]).toEqual([dollars, locatedBy]);
  });

  test.each([
    ['out of reach', '32202'],
    ['unknown', '00000'],
    ['none', ''],
  ])('is left to a call for a ZIP code that is %s', async (_what, postalCode) => {
    const shopper = await shopperWithFloor(store);
    expect(await priceOf(shopper, await save(shopper, { ...HOUSE, ...SHOP_DOOR, postalCode }))).toBe(0);
  });

  test('follows the place of our own search, also with an apartment behind its street, and not when the address is another', async () => {
    const shopper = await shopperWithFloor(store);
    const doral = { line1: '8320 NW 53rd Street', postalCode: '33166', city: 'Doral', placeId: await placeId(shopper, '8320 NW 53rd') };
    for (const line1 of [doral.line1, `${doral.line1} Apt 9`, ' 8320 nw 53rd street, #9']) {
      const address = await save(shopper, { ...HOUSE, ...doral, line1, ...FAR_AWAY });
      expect([await priceOf(shopper, address), address.locatedBy, address.latitude]).toEqual([150, 'place', 25.8205]);
    }
    // A place at the shop's door does not lower the price of a house in Boca Raton.
    for (const other of [{}, { line1: doral.line1 }, { line1: doral.line1, city: doral.city }]) {
      const address = await save(shopper, { ...HOUSE, ...other, ...SHOP_DOOR, placeId: doral.placeId });
      expect([await priceOf(shopper, address), address.locatedBy]).toEqual([249, 'zip']);
    }
    expect((await save(shopper, { ...HOUSE, placeId: 'sample-999' })).locatedBy).toBe('zip');
  });

  test('keeps the place of an address that is changed later, until it is another address', async () => {
    const shopper = await shopperWithFloor(store);
    const doral = { line1: '8320 NW 53rd Street', postalCode: '33166', city: 'Doral' };
    const { id } = await save(shopper, { ...HOUSE, ...doral, placeId: await placeId(shopper, '8320 NW 53rd') });
    expect((await save(shopper, { ...HOUSE, ...doral, line1: `${doral.line1} Apt 9` }, id)).locatedBy).toBe('place');
    expect((await save(shopper, { ...HOUSE, ...SHOP_DOOR }, id)).locatedBy).toBe('zip');
  });

  const DORAL_HOUSE = { line1: '8320 NW 53rd Street', postalCode: '33166', city: 'Doral', placeId: 'sample-17' };
  const BY_ZIP =
    /estimated from ZIP\. From 30 to 60 miles a pallet costs \$249\.00\. 9 boxes take 1 pallet of up to 55\. .+ the centre of its ZIP code\./;

  test.each([
    ['the ZIP code', {}, 'zip', /Delivery, \d+\.\d\d mi \(estimated from ZIP\)/, BY_ZIP],
    ['the place', DORAL_HOUSE, 'place', /Delivery, \d+\.\d\d mi \(place of our search\)/, /by road\. From 0 .+ own address search/],
    [
      'nothing',
      { postalCode: '33432 USA' },
      undefined,
      /Delivery \(no distance\)/,
      /The distance is not known, .+ please call the shopper\./,
    ],
  ])('is told with what its distance rests on: %s', async (_what, part, locatedBy, inList, inOrder) => {
    const shopper = await shopperWithFloor(store);
    const address = await save(shopper, { ...HOUSE, ...part });
    const { totalCents } = await billOfPage(store, shopper, address);
    const secret = await shopper.data(createPaymentIntent, { amountCents: totalCents, choice: deliveryTo(address.id) });
    await payWithCard(store, secret, CARDS.good);
    await shopper.data(checkout, draftFor(secret));
    const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
    expect(order?.deliveryBasis?.locatedBy).toBe(locatedBy);
    expect((await ownerTool(store.database, 'orders', String(order?.orderNumber))).text).toMatch(inList);
    expect((await ownerTool(store.database, 'order', String(order?.orderId))).text).toMatch(inOrder);
  });

  test('is the same to the cent on the page and in the server, wherever the address is said to lie', { timeout: 120_000 }, async () => {
    const shopper = await shopperWithFloor(store);
    const zip = fc.constantFrom('33178', '33145', '33301', '33432', '33458', '34102', '32202', '10001', '00000', '33178-1234', '', 'FL');
    const near = fc.record({
      latitude: fc.double({ min: 25.2, max: 27.2, noNaN: true }),
      longitude: fc.double({ min: -81.5, max: -80, noNaN: true }),
    });
    const sent = fc.oneof(near, fc.constantFrom(SHOP_DOOR, FAR_AWAY, { latitude: null, longitude: null }));
    const place = fc.constantFrom(undefined, 'sample-0', 'sample-17', 'sample-32', 'sample-99');
    const line1 = fc.constantFrom('7 Palm Court', '1420 Coral Way', '1420 Coral Way Apt 9', '8320 NW 53rd Street');
    let count = 0;
    await fc.assert(
      fc.asyncProperty(zip, sent, place, line1, async (postalCode, where, chosen, street) => {
        const draft = { ...HOUSE, ...where, postalCode, line1: street, ...(chosen === undefined ? {} : { placeId: chosen }) };
        const address = await save(shopper, draft);
        // As a shop's own day goes: the limits on payments and routes are not what this test is about.
        if ((count += 1) % 30 === 0) store.advance(3_600_000);
        await priceOf(shopper, address);
        // What the server gave may be sent back, and changes nothing.
        const echoed = await save(shopper, { ...draft, latitude: address.latitude, longitude: address.longitude });
        expect([echoed.latitude, echoed.longitude, echoed.locatedBy]).toEqual([address.latitude, address.longitude, address.locatedBy]);
        for (const { id } of [address, echoed]) await shopper.data(deleteAddress, id);
      }),
      { numRuns: 100 },
    );
  });
});

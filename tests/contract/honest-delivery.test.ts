import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rateWindows } from '../../server/db/schema/people';
import { checkoutSnapshots } from '../../server/db/schema/shop';
import { snapshotContent } from '../../server/repositories/snapshot-content';
import { deleteAddress, writeAddress } from '../../src/contract/addresses';
import { createPaymentIntent } from '../../src/contract/checkout';
import type { AddressDraft } from '../../src/domain/address';
import type { ContractClient } from '../fixtures/contract-client';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { billOfPage, deliveryTo, priceOf, saveAddress } from '../fixtures/page-delivery';
import { openTestStore, type TestStore } from '../fixtures/test-store';

type Part = Partial<AddressDraft>;

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  shopper = await shopperWithFloor(store);
});
afterAll(() => store.close());

const PERSON = { name: 'Ana Diaz', line2: '', mobileNumber: '3055550142', isDefault: false, latitude: null, longitude: null } as const;
/** The nearest band, at the shop's door. */
const DORAL = { line1: '8320 NW 53rd Street', city: 'Doral', state: 'FL', postalCode: '33166', placeId: 'sample-17' };

/** Where the floors have to go, with the place of the search there. */
const HONEST: readonly (AddressDraft & { readonly placeId: string })[] = [
  { ...PERSON, line1: '433 Plaza Real', city: 'Boca Raton', state: 'FL', postalCode: '33432', placeId: 'sample-39' },
  { ...PERSON, line1: '11430 Pines Boulevard', city: 'Pembroke Pines', state: 'FL', postalCode: '33026', placeId: 'sample-31' },
  { ...PERSON, line1: '225 North Krome Avenue', city: 'Homestead', state: 'FL', postalCode: '33030', placeId: 'sample-27' },
];

/** A ZIP code as the store reads it, and as only people do. */
const READABLE: readonly ((zip: string) => string)[] = [
  (zip) => zip,
  (zip) => `${zip}-1234`,
  (zip) => ` ${zip} `,
  (zip) => `FL ${zip}`,
  (zip) => [...zip].map((digit) => String.fromCodePoint(0xff10 + Number(digit))).join(''),
  (zip) => `${zip.slice(0, 2)}\u200b${zip.slice(2)}`,
];
const ONLY_FOR_PEOPLE: readonly ((zip: string) => string)[] = [
  () => '',
  () => '-',
  (zip) => `${zip} USA`,
  (zip) => `ZIP ${zip}`,
  (zip) => `Florida ${zip}`,
  (zip) => `${zip}.`,
  (zip) => `${zip.slice(0, 4)}`,
  (zip) => `${zip.slice(0, 3)} ${zip.slice(3)}`,
  (zip) => zip.replace('0', 'O').replace('3', 'З'),
  (zip) => `${zip}, not ${DORAL.postalCode}`,
];

/** What says that a house lies elsewhere. */
const MOVED: readonly Part[] = [
  {},
  { latitude: 25.82, longitude: -80.36 },
  { latitude: 26.24, longitude: -80.16 },
  { latitude: 0, longitude: 0 },
  { latitude: 91, longitude: 181 },
  { placeId: DORAL.placeId },
  { placeId: DORAL.placeId, latitude: 25.8205, longitude: -80.3335 },
  { placeId: DORAL.placeId, line1: DORAL.line1 },
  { placeId: DORAL.placeId, line1: DORAL.line1, city: DORAL.city },
  { placeId: 'sample-999' },
];

const isOfHouse = ({ line1, city }: Part, house: AddressDraft): boolean => (line1 ?? house.line1) !== '' && (city ?? house.city) !== '';

async function price(draft: AddressDraft): Promise<number> {
  const address = await saveAddress(shopper, draft);
  const dollars = await priceOf(store, shopper, address);
  await shopper.data(deleteAddress, address.id);
  return dollars;
}

/** By the place of the search and by hand: both are honest, and the price of either may be paid. */
async function honestPrice(house: AddressDraft): Promise<number> {
  const { placeId: _place, ...typed } = house;
  const prices = [await price(house), await price(typed)];
  expect(Math.min(...prices)).toBeGreaterThan(0);
  return Math.min(...prices);
}

describe('An address that is written so that its delivery costs less', () => {
  test.each(HONEST)(
    'costs no less in $city, and nothing is promised where nobody can read its ZIP code',
    { timeout: 120_000 },
    async (house) => {
      const honest = await honestPrice(house);
      let tried = 0;
      for (const moved of MOVED.filter((each) => isOfHouse(each, house))) {
        // The limits on payments and searches are not what this test is about.
        await store.database.db.delete(rateWindows);
        for (const spell of READABLE) {
          const dollars = await price({ ...house, placeId: undefined, ...moved, postalCode: spell(house.postalCode) });
          expect([moved, spell(house.postalCode), dollars >= honest]).toEqual([moved, spell(house.postalCode), true]);
          tried += 1;
        }
        for (const spell of ONLY_FOR_PEOPLE) {
          const dollars = await price({ ...house, ...moved, postalCode: spell(house.postalCode) });
          expect([moved, spell(house.postalCode), dollars]).toEqual([moved, spell(house.postalCode), 0]);
          tried += 1;
        }
      }
      expect(tried).toBeGreaterThanOrEqual(50);
    },
  );

  test.each<[string, Part]>([
    ['the town and ZIP code of the house in the town’s line', { ...DORAL, city: 'Doral, no: Boca Raton FL 33432' }],
    ['its ZIP code as the state', { ...DORAL, state: 'FL 33432' }],
    ['the true ZIP code in line 2', { ...DORAL, line2: 'Boca Raton FL 33432' }],
    ['the true ZIP code first in line 2', { ...DORAL, line2: '33432 Boca Raton' }],
    ['the true ZIP code behind the street', { ...DORAL, line1: '8320 NW 53rd Street, Boca Raton 33432' }],
    ['the same in full-width digits', { ...DORAL, line2: 'Boca Raton ３３４３２' }],
  ])('with %s has two ZIP codes and so no price', async (_what, part) => {
    expect(await price({ ...PERSON, ...DORAL, ...part })).toBe(0);
  });

  test.each<[string, Part]>([
    ['a street of its own in line 2', { line2: '900 Far Road' }],
    ['words behind the street', { line1: '8320 NW 53rd Street, really 900 Far Road' }],
    ['a town that is not that of the place', { city: 'Miami Springs' }],
  ])('is at the centre of its ZIP code, not at the place, with %s', async (_what, part) => {
    const address = await saveAddress(shopper, { ...PERSON, ...DORAL, ...part });
    expect(address.locatedBy).toBe('zip');
  });

  test('with its own ZIP code in the town’s line too has the price of its ZIP code', async () => {
    const { postalCode } = DORAL;
    expect(await price({ ...PERSON, ...DORAL, city: `Doral, FL ${postalCode}` })).toBeGreaterThan(0);
  });

  test('loses its place when it is edited later, and its coordinates with it', async () => {
    const { id, locatedBy } = await saveAddress(shopper, { ...PERSON, ...DORAL });
    expect(locatedBy).toBe('place');
    for (const edit of [{ line1: '433 Plaza Real' }, { line2: '433 Plaza Real' }, { postalCode: '33432' }, { city: 'Boca Raton' }]) {
      const edited = await saveAddress(shopper, { ...PERSON, ...DORAL, ...edit }, id);
      expect([edit, edited.locatedBy]).toEqual([edit, 'zip']);
      expect((await saveAddress(shopper, { ...PERSON, ...DORAL }, id)).locatedBy).toBe('place');
    }
    expect(await saveAddress(shopper, { ...PERSON, ...DORAL, postalCode: '33432 USA' }, id)).toMatchObject({
      latitude: null,
      locatedBy: null,
    });
  });

  test('is paid for what was frozen with it, whatever is edited while the payment is opened', async () => {
    const house = HONEST[0] ?? expect.unreachable();
    const { id } = await saveAddress(shopper, { ...PERSON, ...DORAL });
    const totals: number[] = [];
    for (const draft of [house, { ...PERSON, ...DORAL }]) {
      const address = await saveAddress(shopper, draft, id);
      totals.push((await billOfPage(store, shopper, address)).totalCents);
    }
    const edits = Array.from({ length: 8 }, (_nothing, index) =>
      shopper.data(writeAddress, { addressId: id, draft: index % 2 === 0 ? house : { ...PERSON, ...DORAL } }),
    );
    const payments = totals.flatMap((amountCents) =>
      Array.from({ length: 4 }, () => shopper.call(createPaymentIntent, { amountCents, choice: deliveryTo(id) })),
    );
    await Promise.all([...edits, ...payments]);
    const frozen = (await store.database.db.select().from(checkoutSnapshots)).map(({ content }) => snapshotContent.parse(content));
    const pairs = frozen
      .filter(({ choice }) => choice.addressId === id)
      .map(({ addressText, bill }) => [addressText?.slice(-5), bill.shippingCents]);
    expect(pairs.length).toBeGreaterThan(0);
    for (const pair of pairs)
      expect([
        ['33166', 15_000],
        ['33432', 24_900],
      ]).toContainEqual(pair);
  });
});

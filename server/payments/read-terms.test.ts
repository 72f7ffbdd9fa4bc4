import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { readTerms } from './read-terms';
import type { CheckoutChoice } from '../../src/domain/order';
import { PICKUP_TERMS } from '../../tests/fixtures/checkout-terms';
import { SAMPLE_HOUSE } from '../../tests/fixtures/sample-house';

const asked = vi.hoisted((): unknown[] => []);
const ADDRESS = {
  id: 3,
  ...SAMPLE_HOUSE,
  mobileNumber: '3055550100',
  isDefault: false,
  latitude: 25.75,
  longitude: -80.24,
  locatedBy: 'zip',
};
const BANDS = [{ minMile: 0, maxMile: 10, priceCents: 15_000 }];
const PROMO = { code: 'FALL15', status: 'Active', percentHundredths: 1_500, startsAt: 1_000, endsAt: 2_000 };
const SETTINGS = {
  taxPercentHundredths: 700,
  installationCentsPerSqft: 275,
  refusesBeyondStock: false,
  latitude: 25.9,
  longitude: -80.3,
};

vi.mock('../repositories/settings', () => ({ readSettings: async () => SETTINGS }));
vi.mock('../repositories/promos', () => ({
  findPromo: async (_db: unknown, code: string) => (code === PROMO.code ? PROMO : undefined),
}));
vi.mock('../repositories/addresses', () => ({
  findAddress: async (_db: unknown, userId: number, id: number) => (asked.push([userId, id]), userId === 7 && id === 3 ? ADDRESS : null),
}));
const POSITION = { latitude: 25.75, longitude: -80.24 };
vi.mock('../places/locate-address', () => ({ locateAddress: async () => ({ position: POSITION, source: 'zip' }) }));
vi.mock('../repositories/delivery-bands', () => ({ readDeliveryBands: async () => BANDS }));

const PICKUP: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };
const DELIVERY: CheckoutChoice = { ...PICKUP, fulfilment: 'Delivery', addressId: 3 };
let routes: unknown[];
let metres: number | null;
const terms = (choice: CheckoutChoice, userId = 7, now = 1_500) =>
  readTerms(
    {
      db: {} as Database,
      now: () => now,
      signsAs: '',
      roadDistance: async (from, to) => (routes.push([from, to]), metres === null ? null : { metres, source: 'router' }) as never,
    },
    userId,
    choice,
    null,
  );

beforeEach(() => {
  asked.length = 0;
  [routes, metres] = [[], 12_000];
});

it('The terms of a pickup name no address, no way and no bands, whatever address the page sends', async () => {
  expect(await terms({ ...PICKUP, addressId: 3, isInstallationChosen: true })).toEqual({
    ...PICKUP_TERMS,
    choice: { ...PICKUP, isInstallationChosen: true },
  });
  expect([asked, routes]).toEqual([[], []]);
});

it("The terms of a delivery have the way from the shop to the shopper's own address", async () => {
  expect(await terms(DELIVERY)).toMatchObject({
    choice: DELIVERY,
    addressText: 'Ana Diaz, 1420 Coral Way, Miami, FL 33145',
    distanceMetres: 12_000,
    locatedBy: 'zip',
    bands: BANDS,
  });
  expect(asked).toEqual([[7, 3]]);
  expect(routes).toEqual([[{ latitude: 25.9, longitude: -80.3 }, POSITION]]);
});

it('A delivery whose road nobody knows has no distance', async () => {
  metres = null;
  expect(await terms(DELIVERY)).toMatchObject({ distanceMetres: null, bands: BANDS });
});

it.each([
  ['without an address', { ...DELIVERY, addressId: null }, 7],
  ["to somebody else's address", DELIVERY, 8],
  ['to an address that is gone', { ...DELIVERY, addressId: 4 }, 7],
])('A delivery %s is refused with what to do', async (_where, choice, userId) => {
  await expect(terms(choice, userId)).rejects.toThrow('Please select an address');
  expect(routes).toEqual([]);
});

describe('A promo code', () => {
  it('counts in its time, by the clock of the server', async () => {
    expect(await terms({ ...PICKUP, promoCode: 'FALL15' })).toMatchObject({
      choice: { promoCode: 'FALL15' },
      promoPercentHundredths: 1_500,
      promoProblem: null,
    });
  });

  it.each([
    ['FALL15', 2_001, 'This promo code has expired or is not yet active'],
    ['NOSUCH', 1_500, 'Invalid or inactive promo code'],
  ])('%s at %d takes nothing off, is not in the order, and says why', async (promoCode, now, promoProblem) => {
    expect(await terms({ ...PICKUP, promoCode }, 7, now)).toMatchObject({
      choice: { promoCode: null },
      promoPercentHundredths: 0,
      promoProblem,
    });
  });
});

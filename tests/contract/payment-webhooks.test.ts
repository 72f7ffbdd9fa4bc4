import { eq } from 'drizzle-orm';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { orders, paymentEvents, checkoutSnapshots } from '../../server/db/schema/shop';
import type { SnapshotContent } from '../../server/repositories/snapshot-content';
import { attachPayment, insertSnapshot } from '../../server/repositories/cart-snapshots';
import { findUserByEmail } from '../../server/repositories/users';
import { getPaymentSetup } from '../../src/contract/checkout';
import { newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

// Keys of a real store, so that only Stripe's signature can open the door. Nothing here asks Stripe anything.
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_keys', STRIPE_PUBLISHABLE_KEY: 'pk_test_keys', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test' };
const { webhooks } = new Stripe('sk_test_keys');

let store: TestStore;
let count = 0;
let paymentId = '';
let userId = 0;
let snapshotId = 0;
beforeAll(async () => {
  store = await openTestStore({ env: STRIPE });
});
afterAll(() => store.close());
beforeEach(async () => {
  const { db } = store.database;
  const shopper = await newShopper(store);
  userId = (await findUserByEmail(db, shopper.email))?.id ?? 0;
  snapshotId = (await insertSnapshot(db, userId, CONTENT)).id;
  count += 1;
  paymentId = `pi_${count}`;
  await attachPayment(db, snapshotId, paymentId);
});

const CONTENT: SnapshotContent = {
  bill: {
    boxes: 9,
    area: 21_276,
    itemsCents: 67_869,
    taxCents: 4_751,
    installationCents: 0,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 72_620,
  },
  choice: { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false },
  addressText: null,
  phone: null,
  miles: null,
  locatedBy: null,
  band: null,
  quote: null,
  holdsBoxes: false,
  language: 'en',
  lines: [{ productId: 107, title: 'Plank', boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 }],
};

interface EventChange {
  readonly id?: string;
  readonly type?: string;
  readonly received?: number;
  readonly user?: number;
  readonly livemode?: boolean;
  readonly currency?: string;
}

const eventText = (change: EventChange = {}): string =>
  JSON.stringify({
    id: change.id ?? `evt_${count}`,
    object: 'event',
    type: change.type ?? 'payment_intent.succeeded',
    data: {
      object: {
        id: paymentId,
        object: 'payment_intent',
        status: 'succeeded',
        amount: 72_620,
        amount_received: change.received ?? 72_620,
        currency: change.currency ?? 'usd',
        livemode: change.livemode ?? false,
        client_secret: null,
        metadata: { user_id: String(change.user ?? userId), snapshot_id: String(snapshotId) },
      },
    },
  });

const sign = (payload: string, secret = STRIPE.STRIPE_WEBHOOK_SECRET, agedSeconds = 0): string =>
  webhooks.generateTestHeaderString({ payload, secret, timestamp: Math.floor(Date.now() / 1000) - agedSeconds });

async function deliver(body: string, signature = sign(body)): Promise<number> {
  return (await store.app.request('/api/payments/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } })).status;
}

const ordersMade = () => store.database.db.select().from(orders).where(eq(orders.paymentId, paymentId));
const stateNow = async () =>
  (await store.database.db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.id, snapshotId)))[0]?.state;

test('A signed event makes the order, and twenty deliveries at once make it once', async () => {
  const body = eventText();
  expect(new Set(await Promise.all(Array.from({ length: 20 }, () => deliver(body))))).toEqual(new Set([200]));
  expect(await ordersMade()).toMatchObject([{ userId, totalCents: 72_620, orderStatus: 'Confirm', flag: null }]);
  expect(
    await store.database.db
      .select()
      .from(paymentEvents)
      .where(eq(paymentEvents.eventId, `evt_${count}`)),
  ).toHaveLength(1);
  expect(await stateNow()).toBe('ordered');
});

test('Unsigned, wrongly signed, altered and six minutes old events answer 400 and change nothing', async () => {
  const body = eventText();
  expect(await deliver(body, '')).toBe(400);
  expect(await deliver(body, sign(body, 'whsec_another'))).toBe(400);
  expect(await deliver(eventText({ received: 1 }), sign(body))).toBe(400);
  expect(await deliver(body, sign(body, STRIPE.STRIPE_WEBHOOK_SECRET, 360))).toBe(400);
  expect(await deliver('{"not json', sign('{"not json'))).toBe(400);
  expect(await ordersMade()).toEqual([]);
});

test.each([[{ user: 999_999 }], [{ livemode: true }], [{ currency: 'eur' }]])(
  'A payment that is not of this store (%o) makes no order and is logged',
  async (change) => {
    expect(await deliver(eventText(change))).toBe(200);
    expect(await ordersMade()).toEqual([]);
    expect(store.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment_without_snapshot', paymentId }));
  },
);

test('A success that arrives after a cancellation is still an order: the money has moved', async () => {
  await deliver(eventText({ id: `evt_${count}_first`, type: 'payment_intent.canceled' }));
  expect(await stateNow()).toBe('superseded');
  await deliver(eventText({ id: `evt_${count}_ok` }));
  expect([await stateNow(), (await ordersMade()).length]).toEqual(['ordered', 1]);
});

test('With Stripe keys nothing of the stand-in is there', async () => {
  for (const path of [
    '/demo-payments/stripe.js',
    '/demo-payments/card-frame',
    '/demo-payments/card-frame.js',
    '/demo-payments/card-frame.css',
    `/demo-payments/v1/payment_intents/${paymentId}`,
  ]) {
    expect([path, (await store.app.request(path)).status]).toEqual([path, 404]);
  }
  const confirmed = await store.app.request(`/demo-payments/v1/payment_intents/${paymentId}/confirm`, {
    method: 'POST',
    body: 'client_secret=x',
  });
  expect(confirmed.status).toBe(404);
  const setup = await (await newShopper(store)).data(getPaymentSetup, undefined);
  expect(setup).toEqual({ publishableKey: 'pk_test_keys', standInScript: null });
});

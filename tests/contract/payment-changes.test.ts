import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import Stripe from 'stripe';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { paymentChanges } from '../../server/db/schema/shop';
import { attachPayment, insertSnapshot } from '../../server/repositories/cart-snapshots';
import { findUserByEmail } from '../../server/repositories/users';
import { getOrders } from '../../src/contract/orders';
import { NEWEST_ORDERS } from '../../src/domain/order';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { repeats } from '../repetitions';

// What an owner does in Stripe's dashboard arrives as events alone: nothing here asks Stripe anything.
const STRIPE = { STRIPE_SECRET_KEY: 'sk_live_keys', STRIPE_PUBLISHABLE_KEY: 'pk_live_keys', STRIPE_WEBHOOK_SECRET: 'whsec_of_the_test' };
const { webhooks } = new Stripe('sk_live_keys');
const LINE = { productId: 107, title: 'Plank', boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 };
const BILL = {
  boxes: 9,
  area: 21_276,
  itemsCents: 67_869,
  taxCents: 4_751,
  installationCents: 0,
  discountCents: 0,
  shippingCents: 0,
  totalCents: 72_620,
};
const NOON = 1_800_000_000;

let store: TestStore;
let shopper: ContractClient & { readonly email: string };
let count = 0;
let paymentId = '';
let paid: SentEvent;
beforeAll(async () => {
  store = await openTestStore({ env: STRIPE });
});
afterAll(() => store.close());
beforeEach(async () => newPayment());

async function newPayment(): Promise<void> {
  const { db } = store.database;
  shopper = await newShopper(store);
  const userId = (await findUserByEmail(db, shopper.email))?.id ?? 0;
  const choice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false } as const;
  const content = {
    bill: BILL,
    choice,
    addressText: null,
    phone: null,
    miles: null,
    locatedBy: null,
    band: null,
    quote: null,
    holdsBoxes: false,
    language: 'en',
    lines: [LINE],
  };
  const { id } = await insertSnapshot(db, userId, content);
  count += 1;
  paymentId = `pi_${count}`;
  await attachPayment(db, id, paymentId);
  paid = event('payment_intent.succeeded', 0, {
    id: paymentId,
    object: 'payment_intent',
    status: 'succeeded',
    amount: 72_620,
    amount_received: 72_620,
    currency: 'usd',
    livemode: true,
    client_secret: null,
    metadata: { user_id: String(userId), snapshot_id: String(id) },
  });
}

type SentEvent = {
  readonly id: string;
  readonly type: string;
  readonly created: number;
  readonly object: 'event';
  readonly data: { readonly object: object };
};

let events = 0;
function event(type: string, seconds: number, object: object): SentEvent {
  events += 1;
  return { id: `evt_${events}`, object: 'event', type, created: NOON + seconds, data: { object } };
}

const charge = (refunded: number, seconds: number, of = paymentId) =>
  event('charge.refunded', seconds, { id: `ch_${of}`, object: 'charge', amount: 72_620, amount_refunded: refunded, payment_intent: of });
const refund = (type: string, name: string, amount: number, status: string, seconds: number) =>
  event(type, seconds, {
    id: `re_${name}_${paymentId}`,
    object: 'refund',
    amount,
    status,
    charge: `ch_${paymentId}`,
    payment_intent: paymentId,
  });
const dispute = (type: string, status: string, seconds: number) =>
  event(`charge.dispute.${type}`, seconds, { id: `dp_${paymentId}`, object: 'dispute', amount: 72_620, status, payment_intent: paymentId });

async function deliver(sent: SentEvent): Promise<number> {
  const payload = JSON.stringify(sent);
  const signature = webhooks.generateTestHeaderString({ payload, secret: STRIPE.STRIPE_WEBHOOK_SECRET });
  const headers = { 'stripe-signature': signature };
  return (await store.app.request('/api/payments/webhook', { method: 'POST', body: payload, headers })).status;
}

async function outcome() {
  const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
  return order === undefined ? null : { isDemo: order.isDemo, refundedCents: order.refundedCents, dispute: order.dispute };
}

test('A refund made in the dashboard shows on the order, to its shopper and to the owner, once however often it is told', async () => {
  await deliver(paid);
  expect(await outcome()).toEqual({ isDemo: false, refundedCents: 0, dispute: null });
  const refunded = charge(2_000, 10);
  for (const again of [refunded, refunded, { ...refunded, id: 'evt_another' }]) expect(await deliver(again)).toBe(200);
  expect(await outcome()).toEqual({ isDemo: false, refundedCents: 2_000, dispute: null });
  await deliver(charge(72_620, 20));
  expect(await outcome()).toMatchObject({ refundedCents: 72_620 });
  const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
  expect((await ownerTool(store.database, 'orders')).text).toMatch(new RegExp(`${order?.orderNumber} .* REFUNDED, Confirmed`));
  expect((await ownerTool(store.database, 'order', String(order?.orderId))).text).toContain('Refunded in full: $726.20');
});

test('The order ends the same in whatever order its events come, and however often', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(fc.nat({ max: 1_000 })), async (stream) => {
      await newPayment();
      const told = [
        paid,
        refund('refund.created', 'a', 2_000, 'pending', 1),
        charge(2_000, 1),
        refund('refund.updated', 'a', 2_000, 'succeeded', 5),
        refund('refund.created', 'b', 5_000, 'succeeded', 7),
        charge(7_000, 7),
        refund('refund.failed', 'b', 5_000, 'failed', 90),
        dispute('created', 'needs_response', 8),
        dispute('updated', 'under_review', 9),
        dispute('closed', 'lost', 9),
      ];
      const numbers = [...stream.take(told.length * 2)];
      const shuffled = [...told, ...told]
        .map((sent, index) => ({ sent, place: numbers[index] ?? 0 }))
        .sort((a, b) => a.place - b.place)
        .map(({ sent }) => sent);
      for (const sent of shuffled) expect(await deliver(sent)).toBe(200);
      expect(await outcome()).toEqual({ isDemo: false, refundedCents: 2_000, dispute: 'lost' });
    }),
    { numRuns: repeats ? 25 : 8 },
  );
});

test("Another shop's payment of the same account leaves no trace, and a wrong signature none", async () => {
  expect(await deliver(charge(2_000, 1, 'pi_of_another_shop'))).toBe(200);
  expect(await store.database.db.select().from(paymentChanges).where(eq(paymentChanges.paymentId, 'pi_of_another_shop'))).toEqual([]);
  await deliver(paid);
  const body = JSON.stringify(charge(2_000, 1));
  const signature = webhooks.generateTestHeaderString({ payload: body, secret: 'whsec_another' });
  const reply = await store.app.request('/api/payments/webhook', { method: 'POST', body, headers: { 'stripe-signature': signature } });
  expect([reply.status, (await outcome())?.refundedCents]).toEqual([400, 0]);
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutSnapshots, orders } from '../../server/db/schema/shop';
import { attachPayment, insertSnapshot, lockSnapshotOf, supersedeSnapshot } from '../../server/repositories/cart-snapshots';
import { snapshotContent } from '../../server/repositories/snapshot-content';
import { createStandIn } from '../../server/payments/stand-in/create-stand-in';
import { findStandInIntent } from '../../server/repositories/stand-in-intents';
import { writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import type { CheckoutChoice } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const PICKUP: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };
const NO_BILL = { boxes: 0, area: 0, itemsCents: 0, taxCents: 0, installationCents: 0, discountCents: 0, shippingCents: 0, totalCents: 0 };

/** A paid cart whose order number is already taken, so that its order cannot be written. */
async function paidButBlocked(): Promise<{ shopper: ContractClient; paymentId: string; blockerId: number }> {
  const { db } = store.database;
  const shopper = await newShopper(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  const secret = await shopper.data(createPaymentIntent, { amountCents: 72_620, choice: PICKUP });
  const paymentId = paymentIdOf(secret);
  const [snapshot] = await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.paymentId, paymentId));
  const [blocker] = await db
    .insert(orders)
    .values({
      orderNumber: `SPS-${10_000 + (snapshot?.id ?? 0)}`,
      userId: snapshot?.userId ?? 0,
      paymentId: `blocks ${paymentId}`,
      paymentStatus: '',
      orderStatus: '',
      fulfilment: 'Pickup',
      isInstallationChosen: false,
      itemsCents: 0,
      taxCents: 0,
      installationCents: 0,
      discountCents: 0,
      shippingCents: 0,
      totalCents: 0,
    })
    .returning();
  await payWithCard(store, secret, CARDS.good);
  return { shopper, paymentId, blockerId: blocker?.id ?? 0 };
}

const askOrder = (shopper: ContractClient, paymentId: string) =>
  shopper.call(checkout, { choice: PICKUP, paymentId, paymentStatus: 'succeeded', cartLineIds: [], bill: NO_BILL });

test('A paid order that cannot be made is owed, then refunded in full, once, and the shopper is told', async () => {
  const { shopper, paymentId } = await paidButBlocked();
  const owed = await askOrder(shopper, paymentId);
  expect([owed.httpStatus, owed.outcome.message]).toEqual([503, expect.stringContaining('Your payment went through')]);
  await store.settled();
  for (let asked = 0; asked < 5; asked += 1) expect((await askOrder(shopper, paymentId)).httpStatus).toBe(503);
  for (let round = 0; round < 3; round += 1) await store.services.payments.reconcile();
  const told = await askOrder(shopper, paymentId);
  expect([told.httpStatus, told.outcome.message]).toEqual([200, 'We could not make your order, so your payment was refunded in full.']);
  expect((await findStandInIntent(store.database.db, paymentId))?.refunds).toMatchObject([{ amount: 72_620 }]);
  expect(await store.database.db.select().from(orders).where(eq(orders.paymentId, paymentId))).toEqual([]);
  expect(store.logged).toContainEqual(expect.objectContaining({ level: 'error', event: 'payment_refunded', paymentId }));
});

test('While a paid order is owed, no second payment is opened for its cart; once it is refunded, another makes the order', async () => {
  const { shopper } = await paidButBlocked();
  await store.settled();
  await store.services.payments.reconcile();
  const words = 'You have already paid $726.20. We are still working on that order.';
  expect((await shopper.call(createPaymentIntent, { amountCents: 72_620, choice: PICKUP })).outcome).toMatchObject({
    kind: 'refused',
    message: expect.stringContaining(words),
  });
  for (let round = 0; round < 3; round += 1) await store.services.payments.reconcile();
  const secret = await shopper.data(createPaymentIntent, { amountCents: 72_620, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  expect((await askOrder(shopper, paymentIdOf(secret))).outcome).toMatchObject({ kind: 'success', data: { totalCents: 72_620 } });
});

test('A payment that is refunded in the dashboard before its order could be made becomes no order, and the shopper is told', async () => {
  const { db } = store.database;
  const { shopper, paymentId, blockerId } = await paidButBlocked();
  await store.settled();
  await db.delete(orders).where(eq(orders.id, blockerId));
  const dashboard = createStandIn({ db, now: Date.now, inBackground: () => undefined, deliver: async () => undefined });
  await dashboard.stripe.refunds.create({ payment_intent: paymentId });
  expect(await store.services.payments.reconcile()).toMatchObject({ ordered: 0, refunded: 1 });
  expect((await askOrder(shopper, paymentId)).outcome.message).toBe('We could not make your order, so your payment was refunded in full.');
  expect(await db.select().from(orders).where(eq(orders.paymentId, paymentId))).toEqual([]);
});

test('A cart has the one payment that was opened for it: another one that names it is not its own, nor does one come to it after it was given up', async () => {
  const { db } = store.database;
  const { paymentId } = await paidButBlocked();
  const [row] = await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.paymentId, paymentId));
  if (row === undefined) throw new Error('The cart is not there');
  const { userId } = row;
  const find = (id: string, snapshotId: number | null) => db.transaction((tx) => lockSnapshotOf(tx, { id, userId, snapshotId }));
  expect(await find(paymentId, null)).toMatchObject({ id: row.id });
  expect(await find('pi_of_somebody_else', row.id)).toBeNull();
  const next = await insertSnapshot(db, row.userId, snapshotContent.parse(row.content));
  expect(await find('pi_whose_reply_was_lost', next.id)).toMatchObject({ id: next.id });
  await supersedeSnapshot(db, next.id);
  expect(await attachPayment(db, next.id, 'pi_too_late')).toBe(false);
  expect(await find('pi_too_late', null)).toBeNull();
  await db.update(checkoutSnapshots).set({ state: 'ordered' }).where(eq(checkoutSnapshots.id, row.id));
  await supersedeSnapshot(db, row.id);
  expect(await find(paymentId, null)).toMatchObject({ state: 'ordered' });
});

test('A payment that nobody finishes can be paid for a day, and is canceled and given up after that', async () => {
  const shopper = await newShopper(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  const secret = await shopper.data(createPaymentIntent, { amountCents: 72_620, choice: PICKUP });
  expect(await store.services.payments.reconcile()).toMatchObject({ givenUp: 0 });
  for (const passedMs of [2 * HOUR_MS, 21 * HOUR_MS, 59 * MINUTE_MS]) {
    store.advance(passedMs);
    expect(await store.services.payments.reconcile()).toMatchObject({ givenUp: 0 });
    expect((await payWithCard(store, secret, CARDS.declined)).error?.code).toBe('card_declined');
  }
  store.advance(2 * MINUTE_MS);
  expect(await store.services.payments.reconcile()).toMatchObject({ givenUp: 1 });
  expect((await payWithCard(store, secret, CARDS.good)).error?.code).toBe('payment_intent_unexpected_state');
});

test('An order that is owed for more than a day keeps nobody from paying', async () => {
  const { db } = store.database;
  const { shopper, paymentId } = await paidButBlocked();
  await store.settled();
  const owedFor = (hours: number) =>
    db
      .update(checkoutSnapshots)
      .set({ state: 'paid_unfulfilled', createdAt: new Date(Date.now() - hours * HOUR_MS) })
      .where(eq(checkoutSnapshots.paymentId, paymentId));
  const open = () => shopper.call(createPaymentIntent, { amountCents: 72_620, choice: PICKUP });
  await owedFor(23);
  expect((await open()).outcome).toMatchObject({ kind: 'refused', message: expect.stringContaining('You have already paid $726.20.') });
  await owedFor(25);
  expect((await open()).outcome).toMatchObject({ kind: 'success' });
});

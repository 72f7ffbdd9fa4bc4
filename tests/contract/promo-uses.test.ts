import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkoutSnapshots, orders, promos } from '../../server/db/schema/shop';
import { shopDayOf } from '../../src/domain/shop-day';
import { writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent, getPromoCode } from '../../src/contract/checkout';
import type { CheckoutChoice } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { openShopTool } from '../fixtures/filled-shop';
import { draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { declineAfterEnough, giveUpAfter } from '../fixtures/given-up-payment';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const HOUR_MS = 3_600_000;
/** Bill B with ten percent off. */
const REDUCED_CENTS = 65_833;
const REFUSAL = 'Invalid or inactive promo code. Without it the total is $726.20.';
const HELD =
  'Other shoppers are paying with the last uses of this code. Please try again in an hour, or pay without it. Without it the total is $726.20.';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const choose = (promoCode: string): CheckoutChoice => ({ ...PICKUP, promoCode });
const addPromo = (code: string, maxUses: number) =>
  store.database.db
    .insert(promos)
    .values({ code, maxUses, status: 'Active', percentHundredths: 1_000, startsAt: new Date(0), endsAt: new Date('2099-12-31') });
const opened = (shopper: ContractClient, code: string) =>
  shopper.call(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose(code) });
const ordersWith = async (code: string): Promise<number> =>
  (await store.database.db.select().from(orders).where(eq(orders.promoCode, code))).length;

async function pay(shopper: ContractClient, secret: string): Promise<void> {
  expect((await payWithCard(store, secret, CARDS.good)).status).toBe('succeeded');
  expect(await shopper.data(checkout, draftFor(secret))).toMatchObject({ totalCents: REDUCED_CENTS });
  await store.settled();
}

test('Eight shoppers who pay at once with a code of three uses make three orders with it, and nobody else is charged', async () => {
  await addPromo('THREE', 3);
  const shoppers: ContractClient[] = [];
  for (let count = 0; count < 8; count += 1) shoppers.push(await shopperWithFloor(store));
  const replies = await Promise.all(shoppers.map(async (shopper) => ({ shopper, reply: await opened(shopper, 'THREE') })));
  const secrets = replies.flatMap(({ shopper, reply: { outcome } }) =>
    outcome.kind === 'success' ? [{ shopper, secret: outcome.data }] : [],
  );
  await Promise.all(secrets.map(({ shopper, secret }) => pay(shopper, secret)));
  expect([secrets.length, await ordersWith('THREE')]).toEqual([3, 3]);
  for (const { reply } of replies.filter(({ reply: { outcome } }) => outcome.kind !== 'success'))
    expect(reply.outcome).toMatchObject({ kind: 'refused', message: HELD });
  const late = await shopperWithFloor(store);
  expect(await late.data(getPromoCode, 'THREE')).toMatchObject({ status: 'Used up' });
  expect(await late.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('THREE') })).toBe(REFUSAL);
});

test('A declined card keeps its use for its own shopper, also with another cart, and another shopper is told before paying', async () => {
  await addPromo('MINE', 1);
  const [first, second] = [await shopperWithFloor(store), await shopperWithFloor(store)];
  const secret = await first.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('MINE') });
  expect((await payWithCard(store, secret, CARDS.declined)).status).not.toBe('succeeded');
  expect(await second.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('MINE') })).toBe(HELD);
  expect(await first.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('MINE') })).toBe(secret);
  await first.data(writeCartLine, { lineId: null, productId: 101, pricePerBoxCents: 1, boxes: 1, isInstallationChosen: false });
  expect(await first.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('MINE') })).toMatch(/^The total is now /);
});

test('A payment that was given up and paid all the same becomes an order, and the owner is told that the code was used too often', async () => {
  await addPromo('TWICE', 1);
  const [first, second] = [await shopperWithFloor(store), await shopperWithFloor(store)];
  const given = await first.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('TWICE') });
  await giveUpAfter(store, 2, given);
  await pay(second, await second.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('TWICE') }));
  await pay(first, given);
  const made = await store.database.db.select().from(orders).where(eq(orders.promoCode, 'TWICE')).orderBy(orders.id);
  expect(made.map(({ flag }) => flag)).toEqual([null, 'promo code TWICE was used 2 times, its limit is 1']);
  expect((await openShopTool(store, 'order', made[1]?.orderNumber ?? '')).text).toContain(
    'promo code TWICE was used 2 times, its limit is 1',
  );
});

test('A use that is paid for and whose order is still owed is free for nobody; its own shopper is told that it is paid', async () => {
  await addPromo('OWED', 1);
  const [first, second] = [await shopperWithFloor(store), await shopperWithFloor(store)];
  const secret = await first.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('OWED') });
  const isOwed = eq(checkoutSnapshots.paymentId, paymentIdOf(secret));
  await store.database.db.update(checkoutSnapshots).set({ state: 'paid_unfulfilled' }).where(isOwed);
  const refusalOf = (shopper: typeof first) => shopper.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('OWED') });
  expect(await refusalOf(first)).toMatch(/^You have already paid /);
  expect(await refusalOf(second)).toBe(HELD);
  await store.database.db.update(checkoutSnapshots).set({ state: 'refunded' }).where(isOwed);
  expect(await second.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('OWED') })).not.toBe('');
});

test('A shopper who held the only use in three hours of a day without paying is told to come back tomorrow; another code, and one without a limit, tire nobody', async () => {
  await addPromo('TIRED', 1);
  await addPromo('OTHER', 1);
  const shopper = await shopperWithFloor(store);
  for (const code of ['TIRED', 'WELCOME10']) {
    for (const hoursAgo of [9, 6, 3]) {
      const secret = await shopper.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose(code) });
      await giveUpAfter(store, hoursAgo, secret);
    }
  }
  expect(await shopper.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('TIRED') })).toMatch(
    /^You began to pay with this code several times today.*Without it the total is \$726\.20\.$/,
  );
  expect((await opened(shopper, 'OTHER')).outcome.kind).toBe('success');
  await pay(shopper, await shopper.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('WELCOME10') }));
});

test('Carts for which no payment was opened, and a payment given up in this hour, tire nobody', async () => {
  await addPromo('LOOKED', 1);
  const shopper = await shopperWithFloor(store);
  const { db } = store.database;
  const open = () => shopper.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('LOOKED') });
  for (const hoursAgo of [9, 6, 3]) {
    const secret = await open();
    await giveUpAfter(store, hoursAgo, secret);
    const isOpened = eq(checkoutSnapshots.paymentId, paymentIdOf(secret));
    if (hoursAgo < 9) await db.update(checkoutSnapshots).set({ paymentId: null }).where(isOpened);
  }
  for (const hoursAgo of [4, 0]) await giveUpAfter(store, hoursAgo, await open());
  await pay(shopper, await open());
});

test('After a declined card the shopper whose payment holds the use pays with it, however often they began today', async () => {
  await addPromo('OWN', 1);
  const shopper = await shopperWithFloor(store);
  const open = () => shopper.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('OWN') });
  const { secret, status } = await declineAfterEnough(store, open);
  expect(status).not.toBe('succeeded');
  expect(await open()).toBe(secret);
  await pay(shopper, secret);
});

test('A code that was used up last year, taken off and added again has all its uses; with its old first day it keeps those it had', async () => {
  await addPromo('FALL', 1);
  const first = await shopperWithFloor(store);
  await pay(first, await first.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('FALL') }));
  const [lastYear, yesterday, nextWeek] = [-380, -1, 7].map((days) => shopDayOf(Date.now() + days * 24 * HOUR_MS));
  const addAnew = async (firstDay: string | undefined): Promise<string> => {
    await openShopTool(store, 'promo', 'remove', 'FALL');
    return (await openShopTool(store, 'promo', 'add', 'FALL', '10', firstDay ?? '', nextWeek ?? '', '--limit', '1')).text;
  };
  const second = await shopperWithFloor(store);
  expect(await addAnew(yesterday)).toContain('count towards its limit: 1 so far.');
  expect(await second.refusal(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('FALL') })).toBe(REFUSAL);

  await store.database.db
    .update(orders)
    .set({ createdAt: new Date(Date.now() - 370 * 24 * HOUR_MS) })
    .where(eq(orders.promoCode, 'FALL'));
  expect(await addAnew(yesterday)).not.toContain('count towards');
  expect((await openShopTool(store, 'promo', 'list')).text).toMatch(/FALL .* 0 of 1 +applies/);
  await pay(second, await second.data(createPaymentIntent, { amountCents: REDUCED_CENTS, choice: choose('FALL') }));
  expect((await openShopTool(store, 'promo', 'list')).text).toMatch(/FALL .* 1 of 1 +used up/);
  expect(await addAnew(lastYear)).toContain('count towards its limit: 2 so far.');
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openSharedDatabase } from '../fixtures/test-database';
import { catalogueVersion, products } from '../../server/db/schema/catalogue';
import { orderLines, orders, promos } from '../../server/db/schema/shop';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProductDetails } from '../../src/contract/catalogue';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { login, logout } from '../../src/contract/session';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let one: TestStore;
let other: TestStore;
beforeAll(async () => {
  one = await openTestStore();
  other = await openTestStore({ database: await openSharedDatabase(one.database) });
});
afterAll(async () => {
  await other.close();
  await one.close();
});

/** The same browser, whose next call reaches the other server. */
function atOther(client: ContractClient): ContractClient {
  const twin = new ContractClient(other);
  twin.authKey = client.authKey;
  for (const [name, value] of client.cookies) twin.cookies.set(name, value);
  return twin;
}

it('A session opened at one server works at both, and ends at both', async () => {
  const shopper = await shopperWithFloor(one);
  const there = atOther(shopper);
  expect(await there.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
  await there.data(logout, undefined);
  expect((await shopper.call(getCart, undefined)).httpStatus).toBe(401);
});

it('A cart written at both servers at once is one cart, with one line per product', async () => {
  const shopper = await shopperWithFloor(one);
  const there = atOther(shopper);
  const line = { lineId: null, productId: 107, pricePerBoxCents: 1, isInstallationChosen: false };
  await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? shopper : there).data(writeCartLine, { ...line, boxes: index + 1 })),
  );
  const here = await shopper.data(getCart, undefined);
  expect(here).toHaveLength(1);
  expect(await there.data(getCart, undefined)).toEqual(here);
});

it('Tries at both servers count together towards one limit', async () => {
  const { email } = await shopperWithFloor(one);
  const tries = RATE_LIMITS.loginPerAddressAndAccount.hits;
  for (let count = 0; count < tries; count += 1) {
    const reply = await new ContractClient(count % 2 === 0 ? one : other).call(login, {
      email,
      password: 'not this one',
      deviceName: 'Test',
      deviceId: 'test-device',
    });
    expect(reply.httpStatus).not.toBe(429);
  }
  for (const store of [one, other]) {
    expect(
      (await new ContractClient(store).call(login, { email, password: 'plank by plank', deviceName: 'Test', deviceId: 'test-device' }))
        .httpStatus,
    ).toBe(429);
  }
});

it('Fifty checkouts of one payment, at both servers at once, make one order', async () => {
  const shopper = await shopperWithFloor(one);
  const there = atOther(shopper);
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  expect(await payWithCard(other, secret, CARDS.good)).toMatchObject({ status: 'succeeded', error: null });
  const receipts = await Promise.all([
    ...Array.from({ length: 50 }, (_, index) => (index % 2 === 0 ? shopper : there).data(checkout, draftFor(secret))),
  ]);
  await Promise.all([one.services.payments.reconcile(), other.services.payments.reconcile()]);
  expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
  const made = await one.database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentIdOf(secret)));
  expect(made).toMatchObject([{ totalCents: BILL_B_CENTS }]);
  expect(
    await one.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, made[0]?.id ?? 0)),
  ).toHaveLength(1);
  expect(await there.data(getCart, undefined)).toEqual([]);
});

it('A payment asked for at both servers at once is one payment', async () => {
  const shopper = await shopperWithFloor(one);
  const there = atOther(shopper);
  const ask = (client: ContractClient): Promise<string> => client.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  const secrets = await Promise.all(Array.from({ length: 10 }, (_, index) => ask(index % 2 === 0 ? shopper : there)));
  expect(new Set(secrets).size).toBe(1);
});

it('A promo code made at one server discounts at the other', async () => {
  const dates = { startsAt: new Date(Date.now() - 1000), endsAt: new Date(Date.now() + 3_600_000) };
  await one.database.db.insert(promos).values({ code: 'SHARED', status: 'Active', percentHundredths: 1000, ...dates });
  const shopper = await shopperWithFloor(other);
  const choice = { ...PICKUP, promoCode: 'SHARED' };
  expect(await shopper.data(createPaymentIntent, { amountCents: 65_833, choice })).toMatch(/^pi_/);
});

it('A product changed at one server is seen by both within a second', async () => {
  const price = async (store: TestStore): Promise<number> =>
    (await new ContractClient(store).data(getProductDetails, 'family-20-coastal-maple')).product.pricePerBoxCents ?? 0;
  const before = await price(one);
  expect(await price(other)).toBe(before);
  await one.database.db.transaction(async (tx) => {
    await tx
      .update(products)
      .set({ pricePerBoxCents: before + 100 })
      .where(eq(products.id, 107));
    await tx.update(catalogueVersion).set({ version: 2 });
  });
  for (const store of [one, other]) {
    store.advance(1_000);
    expect(await price(store)).toBe(before + 100);
  }
});

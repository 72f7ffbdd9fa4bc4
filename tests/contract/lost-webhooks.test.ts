import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { orders } from '../../server/db/schema/shop';
import { createPaymentIntent } from '../../src/contract/checkout';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const HOUR_MS = 3_600_000;

let store: TestStore;
let shopper: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  await store.database.db.execute(
    "create function no_orders() returns trigger language plpgsql as $$ begin raise exception 'no orders now'; end $$",
  );
});
afterAll(() => store.close());
beforeEach(async () => {
  shopper = await shopperWithFloor(store);
  await store.database.db.execute('create trigger no_orders before insert on orders execute function no_orders()');
});
afterEach(() => {
  vi.useRealTimers();
});

/** A paid cart whose page went away and whose webhook came to nothing. */
async function paidForNothing(): Promise<string> {
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  await payWithCard(store, secret, CARDS.good);
  await store.settled();
  expect(await ordersOf(secret)).toEqual([]);
  return secret;
}

const ordersOf = (secret: string) =>
  store.database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentIdOf(secret)));
const ordersAreMadeAgain = () => store.database.db.execute('drop trigger no_orders on orders');

test('After a day without webhooks the reconciler makes the order; nothing is canceled or paid back', async () => {
  const secret = await paidForNothing();
  store.advance(25 * HOUR_MS);
  await ordersAreMadeAgain();
  expect(await store.services.payments.reconcile()).toMatchObject({ ordered: 1, refunded: 0, givenUp: 0, failed: 0 });
  expect(await ordersOf(secret)).toMatchObject([{ totalCents: BILL_B_CENTS, flag: null }]);
});

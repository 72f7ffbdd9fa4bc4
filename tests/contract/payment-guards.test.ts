import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { products } from '../../server/db/schema/catalogue';
import { orders, promos } from '../../server/db/schema/shop';
import { RATE_LIMITS } from '../../server/http/rate-limits';
import { findStandInIntent } from '../../server/repositories/stand-in-intents';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { checkout, createPaymentIntent, getPromoCode } from '../../src/contract/checkout';
import type { FormFields } from '../../src/contract/define-endpoint';
import { getOrders } from '../../src/contract/orders';
import { NEWEST_ORDERS, type CheckoutChoice } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const HOUR_MS = 3_600_000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function paidIntent(shopper: ContractClient, amountCents = BILL_B_CENTS, choice = PICKUP): Promise<string> {
  const secret = await shopper.data(createPaymentIntent, { amountCents, choice });
  expect(await payWithCard(store, secret, CARDS.good)).toMatchObject({ status: 'succeeded', error: null });
  return secret;
}

const ordersOf = (secret: string) =>
  store.database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentIdOf(secret)));

async function post(shopper: ContractClient, path: string, fields: FormFields): Promise<number> {
  return (await shopper.request(path, { method: 'POST', body: new URLSearchParams(fields) })).status;
}

describe('What the page says beside the payment', () => {
  test('is not what the order says, whatever figure, state, address or line it names', async () => {
    const shopper = await shopperWithFloor(store);
    const secret = await paidIntent(shopper);
    const lies: FormFields = {
      'Userorder[total]': '-726.20',
      'Userorder[sub_total]': '0.01',
      'Userorder[tax]': '0.00',
      'Userorder[shipping]': '99.00',
      'Userorder[discount]': '700.00',
      'Userorder[promocode]': 'WELCOME10',
      'Userorder[installation_charge]': '585.09',
      'Userorder[order_status]': 'Delivered',
      'Userorder[payment_status]': 'refunded',
      'Userorder[payment_type]': 'Cash',
      'Userorder[delivery_type]': 'Delivery',
      'Userorder[appuser_address_id]': '1',
      'Userorder[user_carts_id]': '1,2,3',
      'Userorder[user_id]': '1',
      'Userorder[order_number]': 'SPS-1',
      'Userorder[flag]': 'none',
      'Userorder[total_cents]': '1',
    };
    expect(await post(shopper, checkout.path, { 'Userorder[payment_id]': paymentIdOf(secret), ...lies })).toBe(200);
    expect(await ordersOf(secret)).toMatchObject([
      {
        orderNumber: expect.stringMatching(/^SPS-1\d{4}$/),
        itemsCents: 67_869,
        taxCents: 4_751,
        shippingCents: 0,
        discountCents: 0,
        installationCents: 0,
        totalCents: BILL_B_CENTS,
        orderStatus: 'Confirm',
        paymentStatus: 'succeeded',
        fulfilment: 'Pickup',
        addressId: null,
        addressText: null,
        promoCode: null,
        isInstallationChosen: false,
        flag: null,
      },
    ]);
  });

  test('a figure that is none is refused as malformed, and the order can still be made', async () => {
    const shopper = await shopperWithFloor(store);
    const secret = await paidIntent(shopper);
    for (const total of ['1e9', 'NaN', '', '0x1', '9'.repeat(40)]) {
      expect(await post(shopper, checkout.path, { 'Userorder[payment_id]': paymentIdOf(secret), 'Userorder[total]': total })).toBe(400);
    }
    await shopper.data(checkout, draftFor(secret));
  });

  test('another currency changes nothing: dollars are charged', async () => {
    const shopper = await shopperWithFloor(store);
    const reply = await shopper.request(createPaymentIntent.path, {
      method: 'POST',
      body: new URLSearchParams({ amount: '726.20', currency: 'jpy' }),
    });
    const body: unknown = await reply.json();
    const secret = createPaymentIntent.output.decode(typeof body === 'object' && body !== null && 'data' in body ? body.data : null);
    expect(await findStandInIntent(store.database.db, paymentIdOf(secret))).toMatchObject({ currency: 'usd', amount: BILL_B_CENTS });
  });
});

describe('A promo code', () => {
  const choose = (promoCode: string): CheckoutChoice => ({ ...PICKUP, promoCode });

  test("counts by the server's clock: over between the look-up and the payment, it is refused with the total without it", async () => {
    const startsAt = new Date(store.services.now() - 1_000);
    await store.database.db
      .insert(promos)
      .values({ code: 'TODAY', status: 'Active', percentHundredths: 1_000, startsAt, endsAt: new Date(startsAt.getTime() + 2 * HOUR_MS) });
    const shopper = await shopperWithFloor(store);
    expect((await shopper.data(getPromoCode, 'today')).percentHundredths).toBe(1_000);
    const secret = await shopper.data(createPaymentIntent, { amountCents: 65_833, choice: choose('TODAY') });
    store.advance(3 * HOUR_MS);
    expect(await shopper.refusal(createPaymentIntent, { amountCents: 65_833, choice: choose('TODAY') })).toBe(
      'This promo code has expired or is not yet active. Without it the total is $726.20.',
    );
    const found = await shopper.data(getPromoCode, 'TODAY');
    expect(found.serverNow).toBeGreaterThan(found.endsAt);
    // What was frozen in time is still worth what it was.
    expect((await payWithCard(store, secret, CARDS.good)).status).toBe('succeeded');
    expect(await shopper.data(checkout, draftFor(secret))).toMatchObject({ totalCents: 65_833 });
  });
});

describe('After the payment was opened', () => {
  test('a line taken out of the cart is still what was paid for', async () => {
    const shopper = await shopperWithFloor(store);
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await shopper.data(deleteCartLine, (await shopper.data(getCart, undefined))[0]?.lineId ?? 0);
    await payWithCard(store, secret, CARDS.good);
    await shopper.data(checkout, draftFor(secret));
    expect(await shopper.data(getOrders, NEWEST_ORDERS)).toMatchObject([
      { lines: [{ productId: 107, boxes: 9 }], bill: { totalCents: BILL_B_CENTS } },
    ]);
    expect(await shopper.data(getCart, undefined)).toEqual([]);
  });

  test('a new price, title and withdrawal of the product change neither the charge nor the order', async () => {
    const shopper = await shopperWithFloor(store);
    const secret = await paidIntent(shopper);
    const [before] = await store.database.db.select().from(products).where(eq(products.id, 107));
    await store.database.db
      .update(products)
      .set({ pricePerBoxCents: 1, title: 'Renamed', sqftPerBoxHundredths: 1, isActive: false })
      .where(eq(products.id, 107));
    await shopper.data(checkout, draftFor(secret));
    const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
    await store.database.db
      .update(products)
      .set({ ...before })
      .where(eq(products.id, 107));
    expect(order).toMatchObject({
      lines: [{ title: 'Family 20 - Coastal Maple', boxes: 9, pricePerBoxCents: 7_541, sqftPerBox: 2_364 }],
      bill: { area: 21_276, totalCents: BILL_B_CENTS },
    });
  });
});

test('A line whose quantity was put wrong in the database itself cannot be paid for', async () => {
  const shopper = await shopperWithFloor(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 111, pricePerBoxCents: 1, boxes: 1, isInstallationChosen: false });
  await store.database.db.execute('update cart_lines set boxes = -8 where product_id = 111');
  expect(await shopper.refusal(createPaymentIntent, { amountCents: 100, choice: PICKUP })).toMatch(
    /^Please choose from 1 to 9,999 whole boxes of /,
  );
});

test('One account opens so many payments in a quarter of an hour and no more; its neighbour is not disturbed', async () => {
  const [shopper, neighbour] = [await shopperWithFloor(store), await shopperWithFloor(store)];
  const ask = (client: ContractClient) => client.call(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
  expect((await ask(shopper)).httpStatus).toBe(200);
  await store.database.db.execute(
    `update rate_windows set hits = ${RATE_LIMITS.paymentPerAccount.hits - 1} where bucket like 'paymentPerAccount:%'`,
  );
  expect((await ask(shopper)).httpStatus).toBe(200);
  const stopped = await ask(shopper);
  expect([stopped.httpStatus, Number(stopped.headers.get('Retry-After')) > 0]).toEqual([429, true]);
  expect((await ask(neighbour)).httpStatus).toBe(200);
  store.advance(RATE_LIMITS.paymentPerAccount.windowMs);
  expect((await ask(shopper)).httpStatus).toBe(200);
});

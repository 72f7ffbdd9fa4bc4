import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderLines, orders, promos } from '../../server/db/schema/shop';
import { products } from '../../server/db/schema/catalogue';
import { findOrder } from '../../server/repositories/order-history';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { changedFigures } from '../../src/contract/changed-figures';
import { checkout, createPaymentIntent, getPaymentSetup } from '../../src/contract/checkout';
import { getOrders } from '../../src/contract/orders';
import type { Bill } from '../../src/domain/bill';
import { NEWEST_ORDERS, type CheckoutChoice, type OrderDraft } from '../../src/domain/order';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { newShopper, type ContractClient } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  const dates = { startsAt: new Date(Date.now() - 1000), endsAt: new Date(Date.now() + 3_600_000) };
  await store.database.db.insert(promos).values({ code: 'FIVE', status: 'Active', percentHundredths: 500, ...dates });
});
afterAll(() => store.close());

const PICKUP: CheckoutChoice = { fulfilment: 'Pickup', addressId: null, promoCode: null, isInstallationChosen: false };
const BILL_B_CENTS = 72_620;

async function putBoxes(shopper: ContractClient, productId: number, boxes: number): Promise<void> {
  await shopper.data(writeCartLine, { lineId: null, productId, pricePerBoxCents: 1, boxes, isInstallationChosen: false });
}

async function shopperWith(productId = 107, boxes = 9) {
  const shopper = await newShopper(store);
  await putBoxes(shopper, productId, boxes);
  return shopper;
}

async function addressIn(shopper: ContractClient, postalCode: string): Promise<number> {
  await shopper.data(writeAddress, {
    addressId: null,
    draft: {
      ...SAMPLE_HOUSE,
      mobileNumber: '3055550100',
      isDefault: false,
      latitude: null,
      longitude: null,
      postalCode,
    },
  });
  return (await shopper.data(getAddresses, undefined))[0]?.id ?? 0;
}

/** What the page sends after a payment, with figures that are all lies. */
function draftFor(clientSecret: string, choice = PICKUP): OrderDraft {
  const bill: Bill = {
    boxes: 1,
    area: 1,
    itemsCents: 1,
    taxCents: 0,
    installationCents: 0,
    discountCents: 0,
    shippingCents: 0,
    totalCents: 1,
  };
  return { choice, paymentId: paymentIdOf(clientSecret), paymentStatus: 'anything', cartLineIds: [999_999], bill };
}

async function paidIntent(shopper: ContractClient, amountCents = BILL_B_CENTS, choice = PICKUP): Promise<string> {
  const secret = await shopper.data(createPaymentIntent, { amountCents, choice });
  expect(await payWithCard(store, secret, CARDS.good)).toMatchObject({ status: 'succeeded', error: null });
  return secret;
}

const ordersOf = (clientSecret: string) =>
  store.database.db
    .select()
    .from(orders)
    .where(eq(orders.paymentId, paymentIdOf(clientSecret)));

describe('The golden bills are charged to the cent', () => {
  test('Bill A: delivery in the first band, installation and ten percent off is $1,393.42', async () => {
    const shopper = await shopperWith();
    const choice: CheckoutChoice = {
      fulfilment: 'Delivery',
      addressId: await addressIn(shopper, '33178'),
      promoCode: 'welcome10',
      isInstallationChosen: true,
    };
    const secret = await paidIntent(shopper, 139_342, choice);
    expect(await shopper.data(checkout, draftFor(secret, choice))).toMatchObject({ totalCents: 139_342 });
    expect((await ordersOf(secret))[0]).toMatchObject({
      fulfilment: 'Delivery',
      itemsCents: 67_869,
      shippingCents: 15_000,
      taxCents: 4_751,
      installationCents: 58_509,
      discountCents: 6_787,
      totalCents: 139_342,
      promoCode: 'WELCOME10',
      isInstallationChosen: true,
      orderStatus: 'Confirm',
      flag: null,
      addressText: 'Ana Diaz, 1420 Coral Way, Miami, FL 33178',
    });
  });

  test('Bill C: two pallets, installation and five percent off is $8,651.12', async () => {
    const shopper = await shopperWith(101, 66);
    const choice: CheckoutChoice = {
      fulfilment: 'Delivery',
      addressId: await addressIn(shopper, '33145'),
      promoCode: 'FIVE',
      isInstallationChosen: true,
    };
    const secret = await paidIntent(shopper, 865_112, choice);
    await shopper.data(checkout, draftFor(secret, choice));
    expect((await ordersOf(secret))[0]).toMatchObject({
      shippingCents: 39_800,
      taxCents: 27_193,
      installationCents: 429_066,
      discountCents: 19_424,
      totalCents: 865_112,
    });
  });
});

describe('Opening a payment', () => {
  test.each([
    ['one cent less', BILL_B_CENTS - 1],
    ['one cent more', BILL_B_CENTS + 1],
    ['cents read as dollars', BILL_B_CENTS * 100],
    ['nothing', 0],
    ['a negative amount', -BILL_B_CENTS],
  ])('An amount of %s is refused, and the refusal tells the figures', async (_, amountCents) => {
    const shopper = await shopperWith();
    const { outcome, httpStatus } = await shopper.call(createPaymentIntent, { amountCents, choice: PICKUP });
    expect([httpStatus, outcome.kind]).toEqual([200, 'refused']);
    expect(outcome.message).toContain('The total is now $726.20');
    expect(outcome.kind === 'refused' ? changedFigures.decode(outcome.data) : null).toMatchObject({
      totalCents: BILL_B_CENTS,
      taxCents: 4_751,
    });
  });

  test('An empty cart cannot be paid', async () => {
    const shopper = await newShopper(store);
    expect(await shopper.refusal(createPaymentIntent, { amountCents: 100, choice: PICKUP })).toBe('Your cart is empty');
  });

  test('The same cart gets the same payment again, also when asked five times at once', async () => {
    const shopper = await shopperWith();
    const ask = () => shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    const secrets = [...(await Promise.all([ask(), ask(), ask(), ask(), ask()])), await ask()];
    expect(new Set(secrets).size).toBe(1);
  });

  test('A changed cart cancels the older payment, which then cannot be paid any more', async () => {
    const shopper = await shopperWith();
    const older = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await putBoxes(shopper, 107, 10);
    const newer = await shopper.data(createPaymentIntent, { amountCents: 80_689, choice: PICKUP });
    expect(newer).not.toBe(older);
    expect((await payWithCard(store, older, CARDS.good)).error?.code).toBe('payment_intent_unexpected_state');
    expect((await payWithCard(store, newer, CARDS.good)).status).toBe('succeeded');
  });

  test('An older payment that was paid already becomes its order instead of being charged again', async () => {
    const shopper = await shopperWith();
    const older = await paidIntent(shopper);
    await putBoxes(shopper, 101, 1);
    const message = await shopper.refusal(createPaymentIntent, { amountCents: await cartTotalNow(shopper), choice: PICKUP });
    // The second wording when the webhook came between the two questions.
    expect(message).toMatch(/^(You have already paid \$726\.20: your order is SPS-\d+|The total is now)/);
    expect(await ordersOf(older)).toHaveLength(1);
    expect((await shopper.data(getCart, undefined)).map((line) => line.product.id)).toEqual([101]);
  });

  test('A product withdrawn since the page was loaded is not charged for', async () => {
    const shopper = await shopperWith(107, 9);
    await putBoxes(shopper, 102, 2);
    await store.database.db.update(products).set({ isActive: false }).where(eq(products.id, 102));
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await store.database.db.update(products).set({ isActive: true }).where(eq(products.id, 102));
    expect(secret).toMatch(/^pi_/);
  });
});

/** Asks with a wrong amount to learn the right one. */
async function cartTotalNow(shopper: ContractClient): Promise<number> {
  const { outcome } = await shopper.call(createPaymentIntent, { amountCents: 1, choice: PICKUP });
  return outcome.kind === 'refused' ? changedFigures.decode(outcome.data).totalCents : 0;
}

describe('Cards', () => {
  test.each([
    [CARDS.declined, 'Your card was declined.'],
    [CARDS.insufficientFunds, 'Your card has insufficient funds.'],
  ])('Card %s is refused, makes no order, and the payment can be tried again', async (number, message) => {
    const shopper = await shopperWith();
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    expect(await payWithCard(store, secret, number)).toMatchObject({
      httpStatus: 402,
      error: { code: 'card_declined', message },
      status: 'requires_payment_method',
    });
    expect(await shopper.refusal(checkout, draftFor(secret))).toBe('Payment status: requires_payment_method');
    expect(await ordersOf(secret)).toHaveLength(0);
    expect((await payWithCard(store, secret, CARDS.good)).status).toBe('succeeded');
    await shopper.data(checkout, draftFor(secret));
  });

  test('Nobody can pay or read a payment without its client secret', async () => {
    const shopper = await shopperWith();
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    const guessed = `${paymentIdOf(secret)}_secret_guessed`;
    expect((await payWithCard(store, guessed, CARDS.good)).httpStatus).toBe(404);
    const read = await store.app.request(`/demo-payments/v1/payment_intents/${paymentIdOf(secret)}?client_secret=${guessed}`);
    expect(read.status).toBe(404);
  });
});

describe('Making the order', () => {
  test('Ten checkouts and a reconciler at once make one order, one receipt and an empty cart', async () => {
    const shopper = await shopperWith();
    const secret = await paidIntent(shopper);
    const [, ...receipts] = await Promise.all([
      store.services.payments.reconcile(),
      ...Array.from({ length: 10 }, () => shopper.data(checkout, draftFor(secret))),
    ]);
    expect(new Set(receipts.map((receipt) => JSON.stringify(receipt))).size).toBe(1);
    const made = await ordersOf(secret);
    expect(made).toHaveLength(1);
    const lines = await store.database.db
      .select()
      .from(orderLines)
      .where(eq(orderLines.orderId, made[0]?.id ?? 0));
    expect(lines).toMatchObject([{ productId: 107, boxes: 9, pricePerBoxCents: 7_541, sqftPerBoxHundredths: 2_364 }]);
    expect(await shopper.data(getCart, undefined)).toEqual([]);
  });

  test('An order of two floors lists both, to its shopper and to the owner', async () => {
    const shopper = await shopperWith();
    await putBoxes(shopper, 101, 2);
    const { orderId } = await shopper.data(checkout, draftFor(await paidIntent(shopper, await cartTotalNow(shopper))));
    const seen = [...(await shopper.data(getOrders, NEWEST_ORDERS)), await findOrder(store.database.db, orderId)];
    const floors = seen.map((order) => order?.lines.map(({ productId, boxes }) => [productId, boxes]));
    const both = [
      [101, 2],
      [107, 9],
    ];
    expect(floors).toEqual([both, both]);
  });

  test('The webhook makes the order when the page never comes back', async () => {
    const shopper = await shopperWith();
    const secret = await paidIntent(shopper);
    await store.settled();
    expect(await ordersOf(secret)).toHaveLength(1);
    expect((await shopper.data(checkout, draftFor(secret))).totalCents).toBe(BILL_B_CENTS);
    expect(await ordersOf(secret)).toHaveLength(1);
  });

  test('Boxes added after the payment began stay in the cart', async () => {
    const shopper = await shopperWith();
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    await putBoxes(shopper, 107, 12);
    await putBoxes(shopper, 101, 2);
    await payWithCard(store, secret, CARDS.good);
    await shopper.data(checkout, draftFor(secret));
    const left = (await shopper.data(getCart, undefined)).map((line) => [line.product.id, line.boxes]);
    expect(left).toEqual([
      [101, 2],
      [107, 3],
    ]);
  });
});

test('Without Stripe keys the page is told to load the stand-in', async () => {
  const setup = await (await newShopper(store)).data(getPaymentSetup, undefined);
  expect(setup).toEqual({ publishableKey: 'pk_test_standin', standInScript: '/demo-payments/stripe.js' });
});

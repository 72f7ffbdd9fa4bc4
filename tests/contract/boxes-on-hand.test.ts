import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { productStock } from '../../server/db/schema/catalogue';
import { orders } from '../../server/db/schema/shop';
import { readCatalogueVersion } from '../../server/repositories/catalogue';
import { findOrder } from '../../server/repositories/order-history';
import { listStock, publishMovedStock } from '../../server/repositories/stock';
import { readWrittenMails } from '../../server/mail/written-mails';
import type { ToolReply } from '../../server/cli/tool-socket';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProductDetails } from '../../src/contract/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { getSettings } from '../../src/contract/site';
import { shopDayOf } from '../../src/domain/shop-day';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { declineAfterEnough, giveUpAfter } from '../fixtures/given-up-payment';
import { openTestStore, type TestStore } from '../fixtures/test-store';

/** Product 107: nine boxes of it are Bill B. */
const FLOOR = 'family-20-coastal-maple';
const TITLE = 'Family 20 - Coastal Maple';
const BILL = { amountCents: BILL_B_CENTS, choice: PICKUP };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: 'owner@floors.example' } });
});
afterAll(() => store.close());

const tool = (...args: string[]): Promise<ToolReply> => openShopTool(store, ...args);
const onHand = async (): Promise<number | null | undefined> => (await listStock(store.database.db))[0]?.boxesOnHand;
const today = (): string => shopDayOf(Date.now());

const giveUpOpenPayments = () => store.database.db.execute("update checkout_snapshots set state = 'superseded' where state = 'open'");

beforeEach(async () => {
  await giveUpOpenPayments();
  await tool('settings', 'set', 'ordersBeyondStock', 'refused');
});

async function pageStock() {
  store.advance(2_000);
  return (await new ContractClient(store).data(getProductDetails, FLOOR)).product.stock;
}

test('The cart says with the boxes on hand whether more are refused, as the shop has it now', async () => {
  await tool('stock', FLOOR, '4');
  const shopper = await shopperWithFloor(store);
  const isMoreRefused = async () => (await shopper.data(getCart, undefined))[0]?.product.stock?.isMoreRefused;
  expect(await isMoreRefused()).toBe(true);
  await tool('settings', 'set', 'ordersBeyondStock', 'taken');
  expect(await isMoreRefused()).toBe(false);
});

test('Eight shoppers who pay at once for the last boxes buy no more than there are, and nobody else is charged', async () => {
  await tool('stock', FLOOR, '20');
  const shoppers: ContractClient[] = [];
  for (let count = 0; count < 8; count += 1) shoppers.push(await shopperWithFloor(store));
  const replies = await Promise.all(shoppers.map(async (shopper) => ({ shopper, reply: await shopper.call(createPaymentIntent, BILL) })));
  const secrets = replies.flatMap(({ shopper, reply: { outcome } }) =>
    outcome.kind === 'success' ? [{ shopper, secret: outcome.data }] : [],
  );
  await Promise.all(
    secrets.map(async ({ shopper, secret }) => {
      expect((await payWithCard(store, secret, CARDS.good)).status).toBe('succeeded');
      await shopper.data(checkout, draftFor(secret));
    }),
  );
  await store.settled();
  expect([secrets.length, await onHand()]).toEqual([2, 2]);
  for (const { reply } of replies.filter(({ reply: { outcome } }) => outcome.kind !== 'success'))
    expect(reply.outcome).toMatchObject({
      kind: 'refused',
      message: `${TITLE} has 20 boxes on hand, and other shoppers are paying for 18 of them; choose 2 or fewer, try again in an hour, or call us.`,
    });
  expect(await (await shopperWithFloor(store)).refusal(createPaymentIntent, BILL)).toBe(
    `${TITLE} has 2 boxes on hand; choose 2 or fewer, or call us.`,
  );
});

test('A paid order takes its boxes off those on hand, and its cancellation brings them back once', async () => {
  await tool('stock', FLOOR, '28');
  const shopper = await shopperWithFloor(store);
  const { orderId } = await buyCart(store, shopper);
  expect(await onHand()).toBe(19);
  const cancelled = await tool('order', String(orderId), 'cancel', '--yes');
  expect(cancelled.exitCode).toBe(0);
  await store.settled();
  expect(await onHand()).toBe(28);
  expect((await tool('order', String(orderId), 'cancel', '--yes')).exitCode).toBe(2);
  expect(await onHand()).toBe(28);
});

test('Boxes that an order took are shown with the next version, made for all orders since the last', async () => {
  await tool('stock', FLOOR, '28');
  expect(await pageStock()).toEqual({ boxesOnHand: 28, asOf: today(), backOn: null });
  const before = await readCatalogueVersion(store.database.db);
  await buyCart(store, await shopperWithFloor(store));
  await buyCart(store, await shopperWithFloor(store));
  expect(await readCatalogueVersion(store.database.db)).toBe(before);
  expect(await publishMovedStock(store.database.db)).toBe(true);
  expect(await publishMovedStock(store.database.db)).toBe(false);
  expect(await readCatalogueVersion(store.database.db)).toBe(before + 1);
  expect(await pageStock()).toEqual({ boxesOnHand: 10, asOf: today(), backOn: null });
});

test('Of a floor without boxes a shopper hears when more come, and is not charged', async () => {
  await tool('stock', FLOOR, '0', 'back', '2099-12-03');
  const shopper = await shopperWithFloor(store);
  expect(await shopper.refusal(createPaymentIntent, BILL)).toBe(
    `${TITLE} has no boxes on hand; take it out of your cart, or call us. More come on Dec 3, 2099.`,
  );
  expect((await shopper.data(getCart, undefined))[0]?.product.stock).toEqual({
    boxesOnHand: 0,
    asOf: today(),
    backOn: '2099-12-03',
    isMoreRefused: true,
  });
});

test('A payment that was given up and paid all the same becomes an order, and the owner is told what is missing', async () => {
  await tool('stock', FLOOR, '9');
  const shopper = await shopperWithFloor(store);
  const secret = await shopper.data(createPaymentIntent, BILL);
  await tool('stock', FLOOR, '4');
  await payWithCard(store, secret, CARDS.good);
  const { orderId } = await shopper.data(checkout, draftFor(secret));
  await store.settled();
  const order = await findOrder(store.database.db, orderId);
  expect(order?.flag).toBe(`9 boxes of ${TITLE} were ordered, 4 on hand`);
  expect((await tool('order', String(orderId))).text).toContain('9 (4 on hand)');
  expect(await onHand()).toBe(0);
  await tool('order', String(orderId), 'cancel', '--yes');
  expect(await onHand()).toBe(4);
});

test('Where orders beyond stock are taken nobody is refused, and the mail of a new order says what is missing', async () => {
  await tool('settings', 'set', 'ordersBeyondStock', 'taken');
  await tool('stock', FLOOR, '4');
  const { orderId, orderNumber } = await buyCart(store, await shopperWithFloor(store));
  expect(await onHand()).toBe(0);
  const [row] = await store.database.db.select().from(orders).where(eq(orders.id, orderId));
  expect(row?.flag).toBeNull();
  const mails = await readWrittenMails(store.database.dataDir, 50);
  const told = mails.find(({ to, subject }) => to === 'owner@floors.example' && subject.includes(orderNumber));
  expect(told?.text).toContain('9 boxes, $678.69; 4 on hand');
});

test('A floor that nobody counts is sold as ever, also where orders beyond stock are refused', async () => {
  await tool('stock', FLOOR, 'none');
  expect(await pageStock()).toBeUndefined();
  const { orderId } = await buyCart(store, await shopperWithFloor(store));
  expect(JSON.stringify(await findOrder(store.database.db, orderId))).not.toContain('boxesFromStock');
});

test('Other floors of the cart do not help: the one that is short is named', async () => {
  await tool('stock', FLOOR, '4');
  const shopper = await shopperWithFloor(store);
  await shopper.data(writeCartLine, { lineId: null, productId: 101, pricePerBoxCents: 1, boxes: 3, isInstallationChosen: false });
  expect(await shopper.refusal(createPaymentIntent, BILL)).toBe(`${TITLE} has 4 boxes on hand; choose 4 or fewer, or call us.`);
});

test('The setting is told to pages only where orders beyond stock are refused', async () => {
  const told = async (): Promise<boolean | undefined> => {
    store.advance(2_000);
    return (await new ContractClient(store).data(getSettings, undefined)).refusesBeyondStock;
  };
  expect(await told()).toBe(true);
  await tool('settings', 'set', 'ordersBeyondStock', 'taken');
  expect(await told()).toBeUndefined();
});

test('The owner types a count after a delivery, by slug or number, and reads all counts as words or JSON', async () => {
  expect(await tool('stock', FLOOR, '0', 'back', '2099-12-03')).toMatchObject({ exitCode: 0 });
  expect((await tool('stock', '107', '28')).text).toMatch(new RegExp(`${FLOOR} +${TITLE} +28 +${today()}`));
  const counted = { productId: 107, slug: FLOOR, title: TITLE, boxesOnHand: 28, countedOn: today(), backOn: null };
  expect(JSON.parse((await tool('stock', '--json')).text)).toEqual({ floors: [counted] });
  await tool('stock', FLOOR, 'back', '2099-12-03');
  expect(JSON.parse((await tool('stock', FLOOR, '--json')).text)).toEqual({ floors: [{ ...counted, backOn: '2099-12-03' }] });
  expect((await tool('stock', FLOOR, 'none')).text).toContain('has no count of boxes');
  expect((await tool('stock')).text).toContain('No floor has a count of boxes');
});

test.each([
  ['stock Coastal 5', /^There is no floor 'Coastal'; did you mean [a-z0-9-]*coastal[a-z0-9-]*/],
  ['stock maple 5', /^There is no floor 'maple'; did you mean [a-z0-9-]*maple[a-z0-9-]* or /],
  ['stock family-20-coastal-mapel 5', /did you mean family-20-coastal-maple\?/],
  ['stock carpet 5', /'export-catalogue' shows the slugs of all\.$/m],
  [`stock ${FLOOR} 0 back 12.3.2099`, /Did you mean '2099-12-03'\?/],
])('%s is refused with the nearest floors or day', async (typed, words) => {
  expect(await tool(...typed.split(' '))).toMatchObject({ exitCode: 2, text: expect.stringMatching(words) });
});

test('More boxes may come today, not yesterday', async () => {
  expect(await tool('stock', FLOOR, '0', 'back', today())).toMatchObject({
    exitCode: 0,
    text: expect.stringMatching(new RegExp(`${today()}\n$`)),
  });
  const yesterday = shopDayOf(Date.now() - 24 * 60 * 60 * 1000);
  expect(await tool('stock', FLOOR, '0', 'back', yesterday)).toMatchObject({ exitCode: 2, text: expect.stringContaining('is over') });
  await tool('stock', FLOOR, 'none');
});

test('A shopper who held boxes in three hours of a day without paying is told to come back tomorrow; another may pay', async () => {
  await tool('stock', FLOOR, '9');
  const shopper = await shopperWithFloor(store);
  for (const hoursAgo of [9, 6, 3]) await giveUpAfter(store, hoursAgo, await shopper.data(createPaymentIntent, BILL));
  expect(await shopper.refusal(createPaymentIntent, BILL)).toBe(
    'You began to pay for these boxes several times today, and others want them too. Please try again tomorrow, or call us.',
  );
  expect(await (await shopperWithFloor(store)).data(createPaymentIntent, BILL)).not.toBe('');
  // Nobody waits where as many are left for others, nor where nobody counts them.
  for (const words of [['18'], ['none'], ['back', '2099-12-03']]) {
    await giveUpOpenPayments();
    await tool('stock', FLOOR, ...words);
    expect(await shopper.data(createPaymentIntent, BILL)).not.toBe('');
  }
});

test('The day for more boxes, written alone, leaves the count and its day as they were', async () => {
  await tool('stock', FLOOR, '7');
  await store.database.db.update(productStock).set({ countedOn: '2026-01-02' });
  await tool('stock', FLOOR, 'back', '2099-12-03');
  expect(await listStock(store.database.db)).toMatchObject([{ boxesOnHand: 7, countedOn: '2026-01-02', backOn: '2099-12-03' }]);
  await tool('stock', FLOOR, 'none');
});

test('Of a cancelled order nothing is missing, also where no box was on hand', async () => {
  await tool('settings', 'set', 'ordersBeyondStock', 'taken');
  await tool('stock', FLOOR, '0');
  const { orderId } = await buyCart(store, await shopperWithFloor(store));
  expect((await tool('order', String(orderId))).text).toContain('9 (0 on hand)');
  await tool('order', String(orderId), 'cancel', '--yes');
  expect((await tool('order', String(orderId))).text).not.toContain('on hand');
  expect(await onHand()).toBe(0);
});

test('A device that keeps the catalogue gets the floor whose boxes changed, with their day, and no copy for the same count of another day', async () => {
  const client = new ContractClient(store);
  const changesSince = async (since: string) => {
    store.advance(2_000);
    return client.data(getCatalogueChanges, since);
  };
  let state = '';
  for (let part = await changesSince(state); ; part = await changesSince(state)) {
    state = part.next;
    if (part.left.items === 0) break;
  }
  await tool('stock', FLOOR, '7');
  const { products, next } = await changesSince(state);
  expect(products.map(({ details: { product } }) => [product.slug, product.stock])).toEqual([
    [FLOOR, { boxesOnHand: 7, asOf: today(), backOn: null }],
  ]);
  await store.database.db.update(productStock).set({ countedOn: '2026-01-02' });
  await tool('stock', FLOOR, '7');
  expect((await changesSince(next)).products).toEqual([]);
  await tool('stock', FLOOR, 'none');
});

test('After a declined card the shopper whose payment holds the boxes pays for them, however often they began today', async () => {
  await tool('stock', FLOOR, '9');
  const shopper = await shopperWithFloor(store);
  const open = () => shopper.data(createPaymentIntent, BILL);
  const { secret, status } = await declineAfterEnough(store, open);
  expect(status).not.toBe('succeeded');
  expect(await open()).toBe(secret);
});

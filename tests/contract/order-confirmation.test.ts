import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { products } from '../../server/db/schema/catalogue';
import { users } from '../../server/db/schema/people';
import { orders } from '../../server/db/schema/shop';
import { mailFolder } from '../../server/mail/mailer';
import { readWrittenMails } from '../../server/mail/written-mails';
import { getAddresses, writeAddress } from '../../src/contract/addresses';
import { writeCartLine } from '../../src/contract/cart';
import type { AddressDraft } from '../../src/domain/address';
import { changedFigures } from '../../src/contract/changed-figures';
import { checkout, createPaymentIntent } from '../../src/contract/checkout';
import { getOrders } from '../../src/contract/orders';
import { NEWEST_ORDERS, ORDERS_PER_PAGE, type CheckoutChoice } from '../../src/domain/order';
import { deliveryNote } from '../../src/domain/receipt';
import { CARDS, payWithCard } from '../fixtures/card-payment';
import type { ContractClient } from '../fixtures/contract-client';
import { BILL_B_CENTS, draftFor, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { openShopTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://floors.example' } });
});
afterAll(() => store.close());

async function buy(shopper: ContractClient, language = 'en-US'): Promise<string> {
  const spoken = { 'Accept-Language': language };
  const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP }, spoken);
  await payWithCard(store, secret, CARDS.good);
  const { orderNumber } = await shopper.data(checkout, draftFor(secret), spoken);
  await store.settled();
  return orderNumber;
}

test('One order sends one mail, as text and as HTML, with its number, its figures and the way to its receipt', async () => {
  const shopper = await shopperWithFloor(store);
  await store.database.db.update(users).set({ firstName: 'Ana <b>Größe</b>' }).where(eq(users.email, shopper.email));
  const orderNumber = await buy(shopper);
  const mails = (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === shopper.email);
  expect(mails.map(({ subject }) => subject)).toEqual([`Demo: your SPS Flooring order ${orderNumber}`]);
  const text = mails[0]?.text ?? '';
  expect(text).not.toContain('Größe');
  for (const words of [
    '9 boxes × $75.41',
    'Item total: $678.69',
    'Estimated taxes: $47.51',
    'Paid: $726.20',
    `https://floors.example/orders/${orderNumber}`,
  ])
    expect(text).toContain(words);
  expect(text).not.toContain('</p>');

  const written = await Promise.all(
    (await readdir(mailFolder(store.database.dataDir))).map((name) => readFile(join(mailFolder(store.database.dataDir), name), 'utf8')),
  );
  const source = written.find((mail) => mail.includes(`To: ${shopper.email}`)) ?? '';
  expect(source).toMatch(/Content-Type: multipart\/alternative/);
  expect(source).toMatch(/Content-Type: text\/html/);
  expect(source.slice(source.indexOf('text/html'))).not.toContain('<b>');
});

test('An order that was paid on a page in Spanish is confirmed in Spanish, and so are its steps, whoever takes them', async () => {
  const shopper = await shopperWithFloor(store);
  const orderNumber = await buy(shopper, 'es-US');
  expect(await openShopTool(store, 'order', orderNumber, 'ready')).toMatchObject({ exitCode: 0 });
  await store.settled();
  const mails = (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === shopper.email);
  expect(mails).toHaveLength(2);
  for (const { subject, text } of mails) {
    expect(subject).toMatch(/pedido/);
    expect(text).toContain(`https://floors.example/es/orders/${orderNumber}`);
    expect(text).not.toMatch(/\b(?:order|boxes|your|floor)\b/i);
  }
  expect(mails.some(({ text }) => text.includes('9 cajas × $75.41'))).toBe(true);
  expect(mails.some(({ text }) => text.includes('Family 20 - Arce costero'))).toBe(true);
});

test('An order shows the picture and the page of its floors; a floor no longer sold keeps its title and has no page', async () => {
  const shopper = await shopperWithFloor(store);
  await buy(shopper);
  const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
  const slug = order?.lines[0]?.slug;
  expect(slug).toMatch(/^family-20/);
  expect(order?.lines[0]?.picture.src).toMatch(/^\/media\/p107/);
  await store.database.db.update(products).set({ isActive: false, title: 'Another floor' }).where(eq(products.id, 107));
  const [withdrawn] = await shopper.data(getOrders, NEWEST_ORDERS);
  await store.database.db
    .update(products)
    .set({ isActive: true, title: order?.lines[0]?.title ?? '' })
    .where(eq(products.id, 107));
  expect(withdrawn?.lines[0]).toEqual({ ...order?.lines[0], slug: null });
});

test('A delivery keeps the miles and the band it was priced by; an order of before they were kept has none', async () => {
  const shopper = await shopperWithFloor(store);
  const house: AddressDraft = {
    ...SAMPLE_HOUSE,
    line1: '8320 NW 53rd Street',
    city: 'Doral',
    postalCode: '33166',
    placeId: 'sample-17',
    mobileNumber: '3055550142',
    isDefault: true,
    latitude: null,
    longitude: null,
  };
  await shopper.data(writeAddress, { addressId: null, draft: house });
  const [address] = await shopper.data(getAddresses, undefined);
  const choice: CheckoutChoice = { ...PICKUP, fulfilment: 'Delivery', addressId: address?.id ?? null };
  const refused = await shopper.call(createPaymentIntent, { amountCents: 1, choice });
  const { totalCents } = changedFigures.decode(refused.outcome.kind === 'refused' ? refused.outcome.data : null);
  const secret = await shopper.data(createPaymentIntent, { amountCents: totalCents, choice });
  await payWithCard(store, secret, CARDS.good);
  const { orderId } = await shopper.data(checkout, draftFor(secret));
  await store.settled();
  const [order] = await shopper.data(getOrders, NEWEST_ORDERS);
  expect(order?.deliveryBasis).toEqual({ miles: expect.any(Number), locatedBy: 'place', band: { minMile: 0, maxMile: 10 } });
  const words = order === undefined ? '' : deliveryNote(order);
  expect(words).toMatch(
    /^Delivery is \d\.\d\d miles by road\. From 0 to 10 miles a pallet costs \$150\.00\. 9 boxes take 1 pallet of up to 55\.$/,
  );
  const mail = (await readWrittenMails(store.database.dataDir, 100)).find(({ to }) => to === shopper.email);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(`Delivery charge: ${words}`);
  await store.database.db.update(orders).set({ deliveryMiles: null, bandMinMile: null, bandMaxMile: null }).where(eq(orders.id, orderId));
  expect(await shopper.data(getOrders, NEWEST_ORDERS)).toEqual([{ ...order, deliveryBasis: null }]);
});

test('Orders come in pages back to the first one, or one by its number; nobody gets a page of others', async () => {
  const shopper = await shopperWithFloor(store);
  const first = await buy(shopper);
  const [row] = await store.database.db.select().from(orders).where(eq(orders.orderNumber, first));
  if (row === undefined) throw new Error('The order is not there');
  const { id: _id, ...kept } = row;
  await store.database.db
    .insert(orders)
    .values(
      Array.from({ length: ORDERS_PER_PAGE }, (_, index) => ({ ...kept, orderNumber: `${first}-${index}`, paymentId: `pi_page_${index}` })),
    );
  const newest = await shopper.data(getOrders, NEWEST_ORDERS);
  expect(newest).toHaveLength(ORDERS_PER_PAGE);
  const beforeOrderId = newest.at(-1)?.orderId ?? null;
  expect((await shopper.data(getOrders, { ...NEWEST_ORDERS, beforeOrderId })).map(({ orderNumber }) => orderNumber)).toEqual([first]);
  expect((await shopper.data(getOrders, { ...NEWEST_ORDERS, orderNumber: first })).map(({ orderNumber }) => orderNumber)).toEqual([first]);
  const neighbour = await shopperWithFloor(store);
  expect(await neighbour.data(getOrders, { ...NEWEST_ORDERS, orderNumber: first })).toEqual([]);
  expect(await neighbour.data(getOrders, { ...NEWEST_ORDERS, beforeOrderId: beforeOrderId ?? 0 })).toEqual([]);
});

test("Nobody reads another shopper's orders, and the newest stands first", async () => {
  const shopper = await shopperWithFloor(store);
  const first = await buy(shopper);
  await shopper.data(writeCartLine, { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false });
  const second = await buy(shopper);
  expect((await shopper.data(getOrders, NEWEST_ORDERS)).map(({ orderNumber }) => orderNumber)).toEqual([second, first]);
  const neighbour = await shopperWithFloor(store);
  const theirs = await buy(neighbour);
  expect((await neighbour.data(getOrders, NEWEST_ORDERS)).map(({ orderNumber }) => orderNumber)).toEqual([theirs]);
});

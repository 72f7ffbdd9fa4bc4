import { randomUUID } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { eq, is, sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod';
import * as peopleSchema from '../../server/db/schema/people';
import { contactMessages } from '../../server/db/schema/content';
import * as shopSchema from '../../server/db/schema/shop';
import * as staffSchema from '../../server/db/schema/staff';
import { deleteOldWrittenMails, readWrittenMails } from '../../server/mail/written-mails';
import { deleteExpired, keptSince, RETENTION_DAYS } from '../../server/repositories/retention';
import { insertOrderNote } from '../../server/repositories/order-notes';
import { snapshotContent } from '../../server/repositories/snapshot-content';
import { legalPrivacy } from '../../server/seed/legal-texts';
import { deleteAddress, getAddresses, writeAddress } from '../../src/contract/addresses';
import { getCart } from '../../src/contract/cart';
import { createPaymentIntent } from '../../src/contract/checkout';
import { setOrderJob } from '../../src/contract/orders';
import { saveProject } from '../../src/contract/projects';
import { login } from '../../src/contract/session';
import { sendContactMessage } from '../../src/contract/site';
import type { databaseNames, localKeys, OFFLINE_PICTURES_CACHE, cacheNames, DeskKind, Kind } from '../../src/offline/storage/storage-keys';
import { DEVICE_DATA, type DeviceData } from '../../src/domain/device-data';
import { CARDS, paymentIdOf, payWithCard } from '../fixtures/card-payment';
import { ContractClient } from '../fixtures/contract-client';
import { buyCart, ownerTool, tableContents } from '../fixtures/filled-shop';
import { BILL_B_CENTS, PICKUP, shopperWithFloor } from '../fixtures/floor-purchase';
import { projectOf, roomOf } from '../fixtures/sample-rooms';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const { addresses } = peopleSchema;
const { checkoutSnapshots, orderRefunds, orders, orderSteps } = shopSchema;
const STREET = '4711 Heliotrope Lane';
const DAY_MS = 24 * 60 * 60 * 1000;

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const tool = (...command: readonly string[]) => ownerTool(store.database, ...command);
const draft = { name: 'Ana Diaz', line1: STREET, line2: '', postalCode: '33145', city: 'Miami', state: 'FL', mobileNumber: '3055550142' };

/** A shopper who has an address, an order and a message. */
async function busyShopper(street = STREET) {
  const shopper = await shopperWithFloor(store);
  await shopper.data(writeAddress, {
    addressId: null,
    draft: { ...draft, line1: street, isDefault: true, latitude: null, longitude: null },
  });
  await shopper.data(sendContactMessage, { firstName: 'Ana', lastName: 'Diaz', email: shopper.email, message: 'Heliotrope floors?' });
  await shopper.data(saveProject, projectOf([roomOf(['14 x 18'], { note: `${street}, upstairs` })]));
  const receipt = await buyCart(store, shopper);
  await shopper.data(setOrderJob, { orderId: receipt.orderId, jobName: `${street}, kitchen` });
  const { db } = store.database;
  const addressText = `${street}, Miami, FL 33145`;
  const [order] = await db.update(orders).set({ addressText }).where(eq(orders.orderNumber, receipt.orderNumber)).returning();
  await db
    .update(checkoutSnapshots)
    .set({ content: sql`${checkoutSnapshots.content} || ${JSON.stringify({ addressText })}::jsonb` })
    .where(eq(checkoutSnapshots.userId, order?.userId ?? 0));
  return { shopper, receipt };
}
/** By the name of a table: a new one about a shopper or an order fails the test of the export until it is told. */
const EXPORTED_AS: Readonly<Record<string, string>> = {
  addresses: 'addresses',
  projects: 'projects',
  sessions: 'logins',
  known_devices: 'knownDevices',
  password_resets: 'passwordResets',
  cart_lines: 'cart',
  cart_writes: 'cartWrites',
  cart_endings: 'cartEndings',
  checkout_snapshots: 'checkouts',
  orders: 'orders',
  order_lines: 'orderLines',
  order_steps: 'orderSteps',
  order_refunds: 'orderRefunds',
  order_notes: 'orderNotes',
};
function tablesOfShoppers(): readonly string[] {
  return [...Object.values(peopleSchema), ...Object.values(shopSchema), staffSchema.orderNotes]
    .filter((value) => is(value, PgTable))
    .map((table) => getTableConfig(table))
    .filter(({ columns }) => columns.some(({ name }) => name === 'user_id' || name === 'order_id'))
    .map(({ name }) => name);
}
const cartStatus = async (shopper: ContractClient): Promise<number> => (await shopper.call(getCart, undefined)).httpStatus;
const canLogIn = async (email: string): Promise<boolean> =>
  (await new ContractClient(store).call(login, { email, password: 'plank by plank', deviceId: '', deviceName: 'Test' })).outcome.kind ===
  'success';

describe('The owner and one account', () => {
  it('shows it and exports all that is kept, without secrets, whatever the case of the address', async () => {
    const { shopper, receipt } = await busyShopper();
    const { text } = await tool('shopper', 'show', shopper.email.toUpperCase());
    expect(text).toContain(`Ana Diaz <${shopper.email}>, active`);
    expect(text).toContain('1 orders, 1 addresses, 1 projects');
    expect(text).toContain(`Mark in the log: ${store.services.accountMark(shopper.email)}`);
    const exported: unknown = JSON.parse((await tool('shopper', 'export', shopper.email)).text);
    const all = JSON.stringify(exported);
    for (const words of [shopper.email, STREET, receipt.orderNumber, 'Heliotrope floors?', 'SPS Flooring order', `${STREET}, upstairs`])
      expect(all).toContain(words);
    expect(all).not.toMatch(/argon2|Hash|auth_key/);
    expect(await tool('shopper', 'show', 'nobody@example.com')).toEqual({
      exitCode: 2,
      text: "No account uses nobody@example.com: 'orders' with a part of a name or address shows emails of buyers.\n",
    });
    expect((await tool('shopper', 'show')).exitCode).toBe(2);
  });

  it('exports what was refunded, what left the cart and which device wrote it, without the key of the refund', async () => {
    const { shopper, receipt } = await busyShopper();
    await store.database.db.insert(orderRefunds).values({
      orderId: receipt.orderId,
      note: 'One box was damp',
      doneBy: 'owner',
      key: 'key-of-refund',
      amountCents: 4_242,
      state: 'made',
    });
    const { text } = await tool('shopper', 'export', shopper.email);
    const exported = z.record(z.string(), z.unknown()).parse(JSON.parse(text));
    expect(exported).toMatchObject({
      orderRefunds: [{ amountCents: 4_242, note: 'One box was damp', createdAt: expect.stringContaining('T') }],
      cartEndings: [{ how: 'ordered', orderNumber: receipt.orderNumber }],
    });
    expect(text).not.toContain('key-of-refund');
    for (const name of tablesOfShoppers()) expect(exported, name).toHaveProperty(EXPORTED_AS[name] ?? name);
  });

  it('signs it out, disables it and enables it again', async () => {
    const { shopper } = await busyShopper();
    await tool('shopper', 'sign-out', shopper.email);
    expect([await cartStatus(shopper), await canLogIn(shopper.email)]).toEqual([401, true]);
    await tool('shopper', 'disable', shopper.email);
    expect(await canLogIn(shopper.email)).toBe(false);
    await tool('shopper', 'enable', shopper.email);
    expect(await canLogIn(shopper.email)).toBe(true);
  });

  it('ends its logins when it disables it: enabled again, no key of before opens it', async () => {
    const shopper = await shopperWithFloor(store);
    await tool('shopper', 'disable', shopper.email);
    await tool('shopper', 'enable', shopper.email);
    expect([await cartStatus(shopper), await canLogIn(shopper.email)]).toEqual([401, true]);
  });

  it('erases it: no row and no written mail holds name, address, street or words any more, and the order keeps its figures', async () => {
    const street = '99 Nowhere Else Street';
    const { shopper, receipt } = await busyShopper(street);
    const said = { orderId: receipt.orderId, note: `Left at ${street}`, doneBy: 'owner' };
    await store.database.db.insert(orderSteps).values({ ...said, kind: 'ready' });
    await store.database.db
      .insert(orderRefunds)
      .values({ ...said, key: receipt.orderNumber, amountCents: 1, isCancelling: false, state: 'made' });
    await insertOrderNote(store.database.db, receipt.orderId, { id: randomUUID(), at: Date.now(), by: 'Ana', text: `Rings at ${street}` });
    const early = await tool('shopper', 'erase', shopper.email);
    expect([early.exitCode, early.text]).toEqual([
      2,
      expect.stringContaining(`Order ${receipt.orderNumber} is neither done nor cancelled`),
    ]);
    expect(await cartStatus(shopper)).toBe(200);
    await store.database.db.update(orders).set({ state: 'done' }).where(eq(orders.orderNumber, receipt.orderNumber));
    await tool('shopper', 'erase', shopper.email);
    const rows = [...(await tableContents(store.database.db))].flatMap(([name, content]) => content.map((row) => `${name} ${row}`));
    expect(rows.filter((row) => row.includes(shopper.email) || row.includes(street))).toEqual([]);
    expect((await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === shopper.email)).toEqual([]);
    const [order] = await store.database.db.select().from(orders).where(eq(orders.orderNumber, receipt.orderNumber));
    expect(order).toMatchObject({ totalCents: receipt.totalCents, addressText: null, addressId: null });
    expect((await tool('orders')).text).toContain(receipt.orderNumber);
    expect([await cartStatus(shopper), await canLogIn(shopper.email)]).toEqual([401, false]);
    expect((await tool('shopper', 'show', shopper.email)).exitCode).toBe(2);
  });
});

describe('An account with a payment under way', () => {
  const HINDRANCES = [
    ['open', 'can still be paid. Unless it is paid, the store gives it up after a day at most.'],
    ['paid_unfulfilled', 'is paid, and its order is not made yet.'],
    ['refunding', 'is being refunded.'],
  ] as const;
  it.each(HINDRANCES)('is not erased while it is %s: the owner is told why, and the shopper keeps what it needs', async (state, words) => {
    const { db } = store.database;
    const shopper = await shopperWithFloor(store);
    const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
    const isOfPayment = eq(checkoutSnapshots.paymentId, paymentIdOf(secret));
    await db.update(checkoutSnapshots).set({ state }).where(isOfPayment);
    const { exitCode, text } = await tool('shopper', 'erase', shopper.email);
    expect([exitCode, text]).toEqual([2, expect.stringMatching(/^Nothing is erased.*\nA payment of \$726\.20, begun /)]);
    expect(text).toContain(words);
    expect(text.includes('start the store with the keys of that account')).toBe(state !== 'open');
    expect(await cartStatus(shopper)).toBe(200);
    await db.update(checkoutSnapshots).set({ state: 'superseded' }).where(isOfPayment);
    expect((await tool('shopper', 'erase', shopper.email)).exitCode).toBe(0);
    // Given up, and paid all the same: an order, with no mail to an address of nobody.
    await payWithCard(store, secret, CARDS.good);
    await store.settled();
    expect(
      await db
        .select()
        .from(orders)
        .where(eq(orders.paymentId, paymentIdOf(secret))),
    ).toHaveLength(1);
    expect((await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to.endsWith('.invalid'))).toEqual([]);
  });
});

describe('What the privacy page says', () => {
  it('messages, removed addresses and written mails go by themselves in its time, and not a day earlier', async () => {
    const { db, dataDir } = store.database;
    const { shopper } = await busyShopper();
    const [address] = await shopper.data(getAddresses, undefined);
    await shopper.data(deleteAddress, address?.id ?? 0);
    const kept = async () => [
      (await db.select().from(contactMessages).where(eq(contactMessages.email, shopper.email))).length,
      (
        await db
          .select()
          .from(addresses)
          .where(eq(addresses.id, address?.id ?? 0))
      ).length,
    ];
    const after = (days: number) => deleteExpired(db, store.services.now() + days * DAY_MS + 60_000);
    await after(RETENTION_DAYS.removedAddresses - 1);
    expect(await kept()).toEqual([1, 1]);
    await after(RETENTION_DAYS.removedAddresses);
    expect(await kept()).toEqual([1, 0]);
    await after(RETENTION_DAYS.messages - 1);
    expect(await kept()).toEqual([1, 0]);
    await after(RETENTION_DAYS.messages);
    expect(await kept()).toEqual([0, 0]);

    const mail = (await readWrittenMails(dataDir, 100)).find(({ to }) => to === shopper.email);
    const old = keptSince('writtenMails', Date.now()) / 1000;
    await utimes(mail?.file ?? '', old + 60, old + 60);
    await deleteOldWrittenMails(dataDir, keptSince('writtenMails', Date.now()));
    expect((await readWrittenMails(dataDir, 100)).map(({ file }) => file)).toContain(mail?.file);
    await utimes(mail?.file ?? '', old - 60, old - 60);
    await deleteOldWrittenMails(dataDir, keptSince('writtenMails', Date.now()));
    expect((await readWrittenMails(dataDir, 100)).map(({ file }) => file)).not.toContain(mail?.file);
    const text = legalPrivacy.replaceAll(/\s+/g, ' ');
    for (const words of [
      'deleted after 24 months',
      'remove after 30 days',
      'became no order after 30 days',
      'sent you after 30 days',
      'pages change after 30 days',
    ])
      expect(text).toContain(words);
  });

  it.each([
    ['superseded', STREET, null],
    ['superseded', null, null],
    ['refunded', STREET, null],
    ['open', STREET, STREET],
    ['paid_unfulfilled', STREET, STREET],
    ['refunding', STREET, STREET],
  ])(
    'the telephone number of a checkout that is %s with the address %j, and the address, are then %j',
    async (state, addressText, kept) => {
      const { db } = store.database;
      const shopper = await shopperWithFloor(store);
      const secret = await shopper.data(createPaymentIntent, { amountCents: BILL_B_CENTS, choice: PICKUP });
      const isOfPayment = eq(checkoutSnapshots.paymentId, paymentIdOf(secret));
      const place = JSON.stringify({ addressText, phone: STREET });
      await db
        .update(checkoutSnapshots)
        .set({ state, content: sql`${checkoutSnapshots.content} || ${place}::jsonb` })
        .where(isOfPayment);
      const found = async () => {
        const [row] = await db.select().from(checkoutSnapshots).where(isOfPayment);
        const { addressText, phone, bill } = snapshotContent.parse(row?.content);
        return [addressText, phone, bill.totalCents];
      };
      const after = (days: number) => deleteExpired(db, store.services.now() + days * DAY_MS + 60_000);
      await after(RETENTION_DAYS.unpaidCheckouts - 1);
      expect(await found()).toEqual([addressText, STREET, BILL_B_CENTS]);
      await after(RETENTION_DAYS.unpaidCheckouts);
      expect(await found()).toEqual([kept, kept, BILL_B_CENTS]);
    },
  );

  /** A new name among the storage keys fails the type check here until it is part of what the page tells, and of what a logout does. */
  const PART_OF: Readonly<
    Record<
      Exclude<
        keyof typeof localKeys | Kind | keyof typeof databaseNames | keyof typeof cacheNames | typeof OFFLINE_PICTURES_CACHE,
        DeskKind
      >,
      DeviceData
    >
  > = {
    authKey: 'signIn',
    firstName: 'signIn',
    lastName: 'signIn',
    fullName: 'signIn',
    accountId: 'signIn',
    refusedSession: 'signIn',
    session: 'signIn',
    deviceToken: 'deviceNumber',
    rememberedEmail: 'email',
    offlineCatalogue: 'offlineCatalogue',
    offlineCatalogueDeclined: 'offlineCatalogue',
    'sps-kept-pictures': 'offlineCatalogue',
    cartChoices: 'cartChoices',
    cartQuote: 'cartQuote',
    keptSelections: 'floorSelections',
    compareList: 'compareList',
    samples: 'samples',
    recentSearches: 'searches',
    counterMode: 'counterMode',
    nextCustomerAt: 'counterMode',
    staffWord: 'counterMode',
    messagesWait: 'messages',
    messages: 'messages',
    roomsKept: 'rooms',
    roomsDevice: 'deviceNumber',
    rooms: 'rooms',
    hasWaitingLogouts: 'logouts',
    logouts: 'logouts',
    kept: 'cart',
    cart: 'cart',
    tries: 'cart',
    typed: 'drafts',
    publicQueries: 'openedPages',
    documents: 'openedPages',
    sharedPhoto: 'openedPages',
    media: 'openedPages',
    video: 'openedPages',
    earlierCode: 'openedPages',
    language: 'language',
    languageOffered: 'language',
    spokenLanguage: 'language',
    privateQueries: 'accountPages',
    payments: 'payments',
    quotes: 'quotes',
  };

  it('names each part of what a device keeps, and what a logout does with it', () => {
    const told = legalPrivacy
      .split('<li>')
      .map((item) => item.replaceAll(/<[^>]*>|\s+/g, ' '))
      .filter((item) => /(?:Stays|emoved) when you log out/.test(item));
    expect(told).toHaveLength(Object.keys(DEVICE_DATA).length);
    const ofNoAccount: readonly DeviceData[] = ['visitorRooms', 'visitorMessages'];
    expect(new Set([...Object.values(PART_OF), ...ofNoAccount])).toEqual(new Set(Object.keys(DEVICE_DATA)));
    for (const [name, end] of [
      ['Sign-in', 'Removed when you log out.'],
      ['Quotes', 'Removed when you log out, unless you choose to leave it here.'],
      ['Your rooms', 'What is of your account is removed when you log out; if some of it has not reached us, you are asked first.'],
    ] as const)
      expect(told.find((item) => item.includes(`${name}:`))).toContain(end);
  });
});

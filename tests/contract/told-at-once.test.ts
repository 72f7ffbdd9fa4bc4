import { desc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { sampleOrders } from '../../server/db/schema/samples';
import { orders, orderSteps } from '../../server/db/schema/shop';
import { writeDailySummary } from '../../server/mail/daily-summary';
import { newMessageMail } from '../../server/routes/enquiry-routes';
import { readWrittenMails } from '../../server/mail/written-mails';
import { shopClock } from '../../src/domain/shop-day';
import { sendContactMessage } from '../../src/contract/site';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const OWNER = 'owner@shop.example';
const WAREHOUSE = 'warehouse@shop.example';
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { ORDERS_TO: `${OWNER}, ${WAREHOUSE}`, MESSAGES_TO: OWNER } });
});
afterAll(() => store.close());

const mailsTo = async (mailbox: string) => (await readWrittenMails(store.database.dataDir, 100)).filter(({ to }) => to === mailbox);

test('Each new order is told to every mailbox of the shop, once, with what it needs to act', async () => {
  const shopper = await shopperWithFloor(store);
  const { orderId, orderNumber } = await buyCart(store, shopper);
  for (const mailbox of [OWNER, WAREHOUSE]) {
    const [mail, ...others] = await mailsTo(mailbox);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Demo: new order ${orderNumber}, $726.20, pickup`);
    for (const words of ['9 boxes', 'Estimated taxes: $47.51', shopper.email, `order ${orderId} ready`])
      expect(mail?.text).toContain(words);
  }
});

test('A message is told to the mailboxes for messages alone, and nothing in it is markup', async () => {
  const shopper = await shopperWithFloor(store);
  const message = {
    firstName: 'Nora',
    lastName: '<b>Lee</b>',
    email: 'nora@example.com',
    message: 'Open on Saturday?\n<script>1</script>',
  };
  await shopper.data(sendContactMessage, message);
  await store.settled();
  const mails = (await mailsTo(OWNER)).filter(({ subject }) => subject.startsWith('Message from'));
  expect(mails.map(({ text }) => text)).toEqual([expect.stringContaining('Open on Saturday?')]);
  expect(await mailsTo(WAREHOUSE)).toHaveLength(1);
  expect(newMessageMail(OWNER, message, 'Oak & Co').html).not.toMatch(/<script>|<b>/);
});

test('A mail to the shop that cannot be sent is shown by mail', async () => {
  const { db } = store.database;
  await db.insert(outgoingMails).values({
    messageKey: 'told',
    recipient: OWNER,
    subject: 'New order SPS-1',
    bodyText: 'x',
    state: 'failed',
    problem: 'The mail server refused it',
    nextTryAt: new Date(),
    giveUpAt: new Date(),
  });
  expect((await openShopTool(store, 'mail')).text).toMatch(/owner@shop\.example +New order SPS-1 +0 +given up +The mail server refused it/);
});

test('The day is summed up once from its hour on, by one server of several, and not before', async () => {
  const { db } = store.database;
  const parts = { db, to: [OWNER], at: '07:30', shopClock };
  const morning = Date.parse('2026-11-26T12:29:00Z'); // 07:29 in the shop
  expect(await writeDailySummary(parts, morning)).toBe(false);
  const written = await Promise.all([1, 2].map(() => writeDailySummary(parts, morning + 60_000)));
  expect(written.filter(Boolean)).toHaveLength(1);
  expect(await writeDailySummary(parts, morning + 120_000)).toBe(false);
  expect(await writeDailySummary(parts, morning + 24 * 3_600_000 + 60_000)).toBe(true);
  const mails = await db.select().from(outgoingMails).where(like(outgoingMails.bodyText, '%Open orders%')).orderBy(outgoingMails.id);
  expect(mails.map(({ subject }) => subject)).toEqual([
    'SPS Flooring: your store sends its mails, and tells you its day here',
    'Your shop: 0 orders, $0.00',
  ]);
  expect(mails[0]?.bodyText).toContain("Mails that could not be sent: 1. 'mail' says why");
  expect(mails[0]?.bodyText).not.toContain('samples');
  await db.delete(outgoingMails).where(eq(outgoingMails.messageKey, 'told'));
});

test('The summary counts orders of samples, and those that nobody has sent yet', async () => {
  const { db } = store.database;
  const now = Date.parse('2026-12-20T15:00:00Z');
  const order = { floors: [], name: 'Ana Diaz', addressText: '1420 Coral Way', house: 'h', phone: '3055550142', email: 'ana@example.com' };
  const hoursAgo = (hours: number): Date => new Date(now - hours * 3_600_000);
  await db.insert(sampleOrders).values([
    { ...order, createdAt: hoursAgo(2) },
    { ...order, createdAt: hoursAgo(3), state: 'shipped' },
    { ...order, createdAt: hoursAgo(30 * 24) },
  ]);
  expect(await writeDailySummary({ db, to: [OWNER], at: '07:30', shopClock }, now)).toBe(true);
  const [mail] = await db.select().from(outgoingMails).where(like(outgoingMails.bodyText, '%Samples to send%'));
  expect(mail?.bodyText).toContain(', 2 orders of samples.');
  expect(mail?.bodyText).toContain("Samples to send: 2 orders. 'samples --state new' lists them.");
  await db.delete(sampleOrders);
});

/** The sentence of figures in the summary that is written at that moment. */
async function figuresAt(moment: string): Promise<string> {
  const { db } = store.database;
  expect(await writeDailySummary({ db, to: [OWNER], at: '07:30', shopClock }, Date.parse(moment))).toBe(true);
  const [mail] = await db.select().from(outgoingMails).where(like(outgoingMails.subject, 'Your shop:%')).orderBy(desc(outgoingMails.id));
  return /^Since .*/m.exec(mail?.bodyText ?? '')?.[0] ?? 'no figures';
}

test('Every order is in one summary: also when the clock is changed, after a late start, and after days without a server', async () => {
  const { orderId } = await buyCart(store, await shopperWithFloor(store));
  const placeAt = (moment: string) =>
    store.database.db
      .update(orders)
      .set({ createdAt: new Date(moment) })
      .where(eq(orders.id, orderId));
  await figuresAt('2027-03-13T07:30:00-05:00');
  await placeAt('2027-03-13T07:00:00-05:00');
  expect(await figuresAt('2027-03-14T07:30:00-04:00')).toContain('Since 2027-03-13 07:30: 0 orders');
  await figuresAt('2027-11-06T07:30:00-04:00');
  await placeAt('2027-11-06T08:00:00-04:00');
  expect(await figuresAt('2027-11-07T07:30:00-05:00')).toContain('Since 2027-11-06 07:30: 1 order of $726.20');
  await placeAt('2027-11-08T12:00:00-05:00');
  expect(await figuresAt('2027-11-10T11:15:00-05:00')).toContain('Since 2027-11-07 07:30: 1 order of $726.20');
  await placeAt('2027-11-10T09:00:00-05:00');
  expect(await figuresAt('2027-11-11T07:30:00-05:00')).toContain('Since 2027-11-10 11:15: 0 orders');
});

test('A refund that failed and was made again is summed up once, and one that fails on a later day is told', async () => {
  const { orderId } = await buyCart(store, await shopperWithFloor(store));
  const note = (kind: string, moment: string) =>
    store.database.db.insert(orderSteps).values({ orderId, kind, amountCents: 10_000, doneBy: 'owner', createdAt: new Date(moment) });
  await figuresAt('2028-01-10T07:30:00-05:00');
  for (const kind of ['refunded', 'refund_failed', 'refunded']) await note(kind, '2028-01-10T10:00:00-05:00');
  expect(await figuresAt('2028-01-11T07:30:00-05:00')).toContain(', $100.00 refunded,');
  await note('refund_failed', '2028-01-11T10:00:00-05:00');
  expect(await figuresAt('2028-01-12T07:30:00-05:00')).toContain(', $100.00 of earlier refunds failed,');
});

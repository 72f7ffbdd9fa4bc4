import { eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { sampleOrders } from '../../server/db/schema/samples';
import { writeDailySummary } from '../../server/mail/daily-summary';
import { newMessageMail } from '../../server/mail/new-message-mail';
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
  const mails = await db.select().from(outgoingMails).where(like(outgoingMails.subject, 'Your shop:%'));
  expect(mails).toHaveLength(2);
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
    { ...order, createdAt: hoursAgo(30) },
  ]);
  expect(await writeDailySummary({ db, to: [OWNER], at: '07:30', shopClock }, now)).toBe(true);
  const [mail] = await db.select().from(outgoingMails).where(like(outgoingMails.bodyText, '%Samples to send%'));
  expect(mail?.bodyText).toContain(', 2 orders of samples.');
  expect(mail?.bodyText).toContain("Samples to send: 2 orders. 'samples --state new' lists them.");
  await db.delete(sampleOrders);
});

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { outgoingMails } from '../../server/db/schema/mails';
import { users } from '../../server/db/schema/people';
import { paymentChanges } from '../../server/db/schema/shop';
import { staff } from '../../server/db/schema/staff';
import { noteBackup } from '../../server/backup/kept-backups';
import { getDeskSnapshot } from '../../src/contract/desk/snapshot';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples } from '../../src/contract/samples';
import { sendContactMessage } from '../../src/contract/site';
import type { DeskDeed } from '../../src/domain/desk/desk-act';
import { snapshotCodec } from '../../src/contract/desk/snapshot';
import { buyOrder, type Bought } from '../fixtures/bought-order';
import { newShopper } from '../fixtures/contract-client';
import { act, newStaff, type Staff } from '../fixtures/desk-client';
import { ownerTool } from '../fixtures/filled-shop';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let ana: Staff;
let order: Bought;
beforeAll(async () => {
  store = await openTestStore();
  await ownerTool(store.database, 'settings', 'set', 'offersSamples', 'yes');
  ana = await newStaff(store);
  order = await buyOrder(store);
});
afterAll(() => store.close());

const look = async () => {
  const { mark, snapshot } = await ana.client.data(getDeskSnapshot, '');
  if (snapshot === null) throw new Error('Nothing was sent');
  return { mark, state: JSON.stringify(snapshotCodec.encode({ ...snapshot, asOf: 0 })), snapshot };
};
const db = () => store.database.db;
const done = (deed: DeskDeed) => act(store, ana.client, deed);
const ofOrder = () => ({ orderId: order.orderId, orderNumber: order.orderNumber });
const paymentOf = async (): Promise<string> => (await look()).snapshot.orders[0]?.paymentId ?? '';

const CHANGES: readonly (readonly [string, () => Promise<unknown>])[] = [
  ['an order', () => buyOrder(store)],
  ['a note', () => done({ ...ofOrder(), kind: 'note', text: 'By the door' })],
  ['a tick', () => done({ ...ofOrder(), kind: 'pick', productId: 107, isPicked: true })],
  ['a tick taken away', () => done({ ...ofOrder(), kind: 'pick', productId: 107, isPicked: false })],
  ['a step', () => done({ ...ofOrder(), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: null })],
  ['a name of a buyer', () => db().update(users).set({ lastName: 'Diaz-Lee' }).where(eq(users.email, order.shopper.email))],
  [
    'a dispute',
    async () =>
      db()
        .insert(paymentChanges)
        .values({
          objectId: 'dp_1',
          paymentId: await paymentOf(),
          kind: 'dispute',
          amountCents: 1,
          status: 'needs_response',
          asOf: new Date(store.services.now()),
          tie: 0,
        }),
  ],
  ['a handover', () => done({ ...ofOrder(), kind: 'handover', from: 'ready', takenBy: 'Nora', signature: '' })],
  [
    'samples',
    async () => {
      const shopper = await newShopper(store);
      const headers = { [MESSAGE_ID_HEADER]: randomUUID() };
      await shopper.data(orderSamples, { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: shopper.email, productIds: [107] }, headers);
    },
  ],
  [
    'a message',
    async () =>
      (await newShopper(store)).data(sendContactMessage, { firstName: 'Nora', lastName: 'Lee', email: 'n@shopper.example', message: 'Hi' }),
  ],
  [
    'who takes it on',
    async () => done({ kind: 'assign', messageId: (await look()).snapshot.messages[0]?.messageId ?? 0, staffId: ana.staffId }),
  ],
  ['its answer', async () => done({ kind: 'answer', messageId: (await look()).snapshot.messages[0]?.messageId ?? 0, isAnswered: true })],
  ['boxes on hand', () => ownerTool(store.database, 'stock', 'family-20-coastal-maple', '41')],
  ['a mail that was given up', () => db().update(outgoingMails).set({ state: 'failed' })],
  ['a name of staff', () => db().update(staff).set({ name: 'Ana Ruiz-Lee' }).where(eq(staff.id, ana.staffId))],
  ['a backup', () => noteBackup(store.database.dataDir, store.services.now())],
  ['the day', async () => store.advance(24 * 60 * 60 * 1000)],
];

it.each(CHANGES)('A Desk hears of %s at its next look, and then no more of it', async (_name, change) => {
  const before = await look();
  expect(await ana.client.data(getDeskSnapshot, before.mark)).toEqual({ mark: before.mark, snapshot: null });
  await change();
  await store.settled();
  if (_name === 'the day') ana = await newStaff(store);
  const after = await look();
  expect(after.state).not.toBe(before.state);
  expect(after.mark).not.toBe(before.mark);
  expect((await ana.client.data(getDeskSnapshot, before.mark)).snapshot).not.toBeNull();
  expect((await ana.client.data(getDeskSnapshot, after.mark)).snapshot).toBeNull();
});

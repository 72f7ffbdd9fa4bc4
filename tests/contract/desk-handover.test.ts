import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orders } from '../../server/db/schema/shop';
import { orderHandovers } from '../../server/db/schema/staff';
import { readWrittenMails } from '../../server/mail/written-mails';
import { doDeskAct, getDeskOrder } from '../../src/contract/desk/orders';
import type { DeskDeed } from '../../src/domain/desk/desk-act';
import { LONGEST_SIGNATURE } from '../../src/domain/desk/signature';
import { formatHandoverCode, isHandoverCode } from '../../src/domain/handover-code';
import { buyOrder, orderSeen, type Bought } from '../fixtures/bought-order';
import { act, actOf, newStaff, type Staff } from '../fixtures/desk-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestDatabase } from '../fixtures/test-database';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let ana: Staff;
let ben: Staff;
beforeAll(async () => {
  store = await openTestStore();
  ana = await newStaff(store, 'staff', 'Ana Ruiz');
  ben = await newStaff(store, 'staff', 'Ben Wolf');
});
afterAll(() => store.close());

const ofOrder = ({ orderId, orderNumber }: Bought) => ({ orderId, orderNumber });
const handover = (order: Bought, more: { readonly takenBy?: string; readonly signature?: string } = {}): DeskDeed => ({
  ...ofOrder(order),
  kind: 'handover',
  from: 'ready',
  takenBy: 'Luis Ruiz',
  signature: 'M10 10L200 90L250 20',
  ...more,
});
const readyOrder = async (): Promise<Bought> => {
  const order = await buyOrder(store);
  await act(store, ana.client, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: null });
  return order;
};
const rowsOf = ({ orderId }: Bought) => store.database.db.select().from(orderHandovers).where(eq(orderHandovers.orderId, orderId));

it('A new order has a code of eight digits, which its shopper reads in the order and in the mails, and staff find it by; the shop reads none in its mails', async () => {
  const order = await readyOrder();
  const { handoverCode } = await orderSeen(order);
  expect(isHandoverCode(handoverCode ?? '')).toBe(true);
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 500);
  const told = mails.filter(({ text }) => text.includes(formatHandoverCode(handoverCode ?? '')));
  expect(told.map(({ to }) => to)).toEqual([order.shopper.email, order.shopper.email]);
  expect(await ana.client.data(getDeskOrder, handoverCode ?? '')).toMatchObject({ ...ofOrder(order), handoverCode });
});

it('An order of before has no code, and is found by its number', async () => {
  const order = await buyOrder(store);
  await store.database.db.update(orders).set({ handoverCode: null }).where(eq(orders.id, order.orderId));
  expect(await orderSeen(order)).toMatchObject({ handoverCode: null, takenBy: null });
  expect(await ana.client.data(getDeskOrder, order.orderNumber)).toMatchObject({ handoverCode: null, handover: null });
});

it('A handover that is sent ten times at once is done once; staff see the signature, the shopper who took the boxes', async () => {
  const order = await readyOrder();
  const same = actOf(store, handover(order));
  for (const reply of await Promise.all(Array.from({ length: 10 }, () => ana.client.data(doDeskAct, same))))
    expect(reply).toMatchObject({
      outcome: 'done',
      words: '',
      order: { state: 'done', handover: { by: 'Ana Ruiz', takenBy: 'Luis Ruiz', signature: 'M10 10L200 90L250 20' } },
    });
  expect(await rowsOf(order)).toHaveLength(1);
  expect(await orderSeen(order)).toMatchObject({ state: 'done', takenBy: 'Luis Ruiz', steps: [{ kind: 'ready' }, { kind: 'done' }] });
});

it('Two tablets hand one order over: the later is told by whom, and who took it there is kept as a note', async () => {
  const order = await readyOrder();
  await act(store, ana.client, handover(order));
  const late = actOf(store, handover(order, { takenBy: 'Nora Lee' }));
  for (const reply of [await ben.client.data(doDeskAct, late), await ben.client.data(doDeskAct, late)])
    expect(reply).toMatchObject({
      outcome: 'conflict',
      words: "'Picked up' was not done: the order is 'Picked up' now (Ana Ruiz). That Nora Lee took the boxes is kept with the order.",
      order: { handover: { takenBy: 'Luis Ruiz' }, notes: [{ by: 'Ben Wolf', text: 'Handed over to Nora Lee' }] },
    });
});

it('An order that is taken back is with nobody, and can be handed over again', async () => {
  const order = await readyOrder();
  const { order: done } = await act(store, ana.client, handover(order));
  const seenAt = done?.steps.at(-1)?.at ?? 0;
  const undone = await act(store, ben.client, { ...ofOrder(order), kind: 'undo', seenKind: 'done', seenAt });
  expect(undone).toMatchObject({ outcome: 'done', order: { state: 'ready', handover: null, takenBy: null } });
  expect(await act(store, ben.client, handover(order, { takenBy: 'Nora Lee', signature: '' }))).toMatchObject({
    order: { handover: { by: 'Ben Wolf', takenBy: 'Nora Lee', signature: '' } },
  });
});

it('The longest signature is taken; a longer one, or anything that is none, is refused with 400', async () => {
  const order = await readyOrder();
  const longest = `M10 10${'L200 100'.repeat(LONGEST_SIGNATURE)}`.slice(0, LONGEST_SIGNATURE - 2);
  for (const signature of [`${longest}L200 100L200 100`, '<svg onload=alert(1)>', 'M1 1L2 2Z', 'url(#a)']) {
    const body = new URLSearchParams({ act: JSON.stringify(actOf(store, handover(order, { signature }))) });
    expect((await ana.client.request('/desk/act', { method: 'POST', body })).status).toBe(400);
  }
  expect(await rowsOf(order)).toEqual([]);
  expect(await act(store, ana.client, handover(order, { signature: longest, takenBy: 'Ł'.repeat(100) }))).toMatchObject({
    outcome: 'done',
  });
});

it('A shop that is restored keeps the codes and who took the boxes', async () => {
  const order = await readyOrder();
  await act(store, ana.client, handover(order));
  expect(await ownerTool(store.database, 'backup', 'handover.backup')).toMatchObject({ exitCode: 0 });
  const target = await openTestDatabase();
  expect(await ownerTool(target, 'restore', join(store.database.dataDir, 'handover.backup'))).toMatchObject({ exitCode: 0 });
  expect(await target.db.select().from(orderHandovers).where(eq(orderHandovers.orderId, order.orderId))).toEqual(await rowsOf(order));
  const [kept] = await target.db.select().from(orders).where(eq(orders.id, order.orderId));
  expect(kept?.handoverCode).toBe((await orderSeen(order)).handoverCode);
  await target.close();
});

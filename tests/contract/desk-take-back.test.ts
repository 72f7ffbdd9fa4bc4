import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readWrittenMails } from '../../server/mail/written-mails';
import { doDeskAct, getDeskOrder } from '../../src/contract/desk/orders';
import { shopDayOf } from '../../src/domain/shop-day';
import { buyOrder, orderSeen, type Bought } from '../fixtures/bought-order';
import { act, actOf, newStaff, type Staff } from '../fixtures/desk-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let ana: Staff;
let ben: Staff;
beforeAll(async () => {
  store = await openTestStore();
  [ana, ben] = [await newStaff(store), await newStaff(store, 'staff', 'Ben Wolf')];
});
afterAll(() => store.close());

const ofOrder = ({ orderId, orderNumber }: Bought) => ({ orderId, orderNumber });
const ready = (order: Bought) =>
  actOf(store, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: 'Dock 3' });
/** As a device takes back what it has sent and heard nothing of: the time is its own. */
const takeBack = (order: Bought, ofAct: string, seenKind: 'ready' | 'done' | 'scheduled' = 'ready') =>
  actOf(store, { ...ofOrder(order), kind: 'undo', seenKind, seenAt: 12_345, ofAct, earlierAt: null });
const mailsTo = async ({ shopper }: Bought): Promise<number> => {
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 500);
  return mails.filter(({ to, subject }) => to === shopper.email && !subject.startsWith('Demo: your')).length;
};

describe('A step whose confirmation was lost is taken back by the act that made it:', () => {
  it('one that had arrived is undone, and its mail corrected, once', async () => {
    const order = await buyOrder(store);
    const step = ready(order);
    await ana.client.data(doDeskAct, step);
    const undo = takeBack(order, step.id);
    for (const reply of await Promise.all(Array.from({ length: 5 }, () => ana.client.data(doDeskAct, undo))))
      expect(reply).toMatchObject({ outcome: 'done', words: '', order: { state: 'confirmed' } });
    expect(await ana.client.data(doDeskAct, step)).toMatchObject({ outcome: 'done', order: { state: 'confirmed' } });
    expect(await mailsTo(order)).toBe(2);
  });

  it('one that had not does nothing when it arrives, and no mail is sent', async () => {
    const order = await buyOrder(store);
    const step = ready(order);
    expect(await ana.client.data(doDeskAct, takeBack(order, step.id))).toMatchObject({ outcome: 'done', words: '' });
    expect(await ana.client.data(doDeskAct, step)).toMatchObject({ outcome: 'done', order: { state: 'confirmed', steps: [] } });
    expect(await mailsTo(order)).toBe(0);
    // The next press is another act.
    expect(await ana.client.data(doDeskAct, ready(order))).toMatchObject({ outcome: 'done', order: { state: 'ready' } });
  });

  it('at the same moment, whichever comes first, the order is as it was', async () => {
    for (let time = 0; time < 5; time += 1) {
      const order = await buyOrder(store);
      const step = ready(order);
      await Promise.all([step, takeBack(order, step.id), step].map((each) => ana.client.data(doDeskAct, each)));
      expect((await orderSeen(order)).state).toBe('confirmed');
      expect([0, 2]).toContain(await mailsTo(order));
    }
  });

  it('a handover goes with who took the boxes', async () => {
    const order = await buyOrder(store);
    await act(store, ana.client, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: null });
    const handover = actOf(store, { ...ofOrder(order), kind: 'handover', from: 'ready', takenBy: 'Nora Lee', signature: '' });
    await ana.client.data(doDeskAct, handover);
    await ana.client.data(doDeskAct, takeBack(order, handover.id, 'done'));
    expect(await ana.client.data(getDeskOrder, order.orderNumber)).toMatchObject({ state: 'ready', handover: null });
  });

  it('of two days agreed on, the second alone', async () => {
    const order = await buyOrder(store, 'Delivery');
    const [first, second] = [2, 3].map((days) => shopDayOf(store.services.now() + days * 24 * 60 * 60 * 1000));
    const schedule = { ...ofOrder(order), kind: 'step', to: 'scheduled', note: null } as const;
    await act(store, ana.client, { ...schedule, from: 'confirmed', day: first ?? null });
    const moved = actOf(store, { ...schedule, from: 'scheduled', day: second ?? null });
    await ana.client.data(doDeskAct, moved);
    await ana.client.data(doDeskAct, takeBack(order, moved.id, 'scheduled'));
    expect((await ana.client.data(getDeskOrder, order.orderNumber)).steps).toMatchObject([{ kind: 'scheduled', day: first }]);
  });
});

describe('Taking back by an act', () => {
  it('that somebody has built on, or that is of another order, changes nothing and says what holds', async () => {
    const [order, other] = [await buyOrder(store), await buyOrder(store)];
    const step = ready(order);
    await ana.client.data(doDeskAct, step);
    expect(await ana.client.data(doDeskAct, takeBack(other, step.id))).toMatchObject({ outcome: 'conflict' });
    await act(store, ben.client, { ...ofOrder(order), kind: 'step', from: 'ready', to: 'done', day: null, note: null });
    expect(await ana.client.data(doDeskAct, takeBack(order, step.id))).toMatchObject({
      outcome: 'conflict',
      words: "It was not taken back: the order is 'Picked up' now (Ben Wolf).",
    });
    const note = actOf(store, { ...ofOrder(order), kind: 'note', text: 'No step' }, randomUUID());
    await ana.client.data(doDeskAct, note);
    expect(await ana.client.data(doDeskAct, takeBack(order, note.id))).toMatchObject({ outcome: 'conflict' });
    expect((await orderSeen(order)).state).toBe('done');
  });
});

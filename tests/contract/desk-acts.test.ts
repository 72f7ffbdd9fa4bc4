import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { contactMessages } from '../../server/db/schema/content';
import { deskActs } from '../../server/db/schema/staff';
import { readWrittenMails } from '../../server/mail/written-mails';
import { listStock } from '../../server/repositories/stock';
import { doDeskAct, getDeskOrder, searchDeskOrders } from '../../src/contract/desk/orders';
import { unlockDesk } from '../../src/contract/desk/session';
import { getDeskSnapshot } from '../../src/contract/desk/snapshot';
import { endStaff, getDeskActs } from '../../src/contract/desk/staff';
import { MESSAGE_ID_HEADER } from '../../src/contract/headers';
import { orderSamples } from '../../src/contract/samples';
import { sendContactMessage } from '../../src/contract/site';
import type { DeskActReply, DeskDeed } from '../../src/domain/desk/desk-act';
import type { DeskSnapshot } from '../../src/domain/desk/snapshot';
import { shopDayOf } from '../../src/domain/shop-day';
import { buyOrder, orderSeen, type Bought } from '../fixtures/bought-order';
import { newShopper } from '../fixtures/contract-client';
import { act, actOf, DESK_PASSWORD, newStaff, type DeskClient, type Staff } from '../fixtures/desk-client';
import { openShopTool, ownerTool } from '../fixtures/filled-shop';
import { SAMPLE_HOUSE } from '../fixtures/sample-house';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let owner: Staff;
let ana: Staff;
let ben: Staff;
beforeAll(async () => {
  store = await openTestStore();
  await ownerTool(store.database, 'settings', 'set', 'offersSamples', 'yes');
  owner = await newStaff(store, 'owner', 'Olga Owner');
  ana = await newStaff(store, 'staff', 'Ana Ruiz');
  ben = await newStaff(store, 'staff', 'Ben Wolf');
});
afterAll(() => store.close());

const dayFromNow = (days: number): string => shopDayOf(store.services.now() + days * 24 * 60 * 60 * 1000);
const ofOrder = ({ orderId, orderNumber }: Bought) => ({ orderId, orderNumber });
const done = { outcome: 'done', words: '' };
const snapshotOf = async (client: DeskClient): Promise<DeskSnapshot> => {
  const { snapshot } = await client.data(getDeskSnapshot, '');
  if (snapshot === null) throw new Error('Nothing was sent');
  return snapshot;
};
const stepMailsTo = async ({ shopper }: Bought): Promise<readonly string[]> => {
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 500);
  return mails.flatMap(({ to, subject }) => (to === shopper.email && !subject.startsWith('Demo: your') ? [subject] : []));
};
/** As from a device that hears no reply. */
const sendTenTimes = async (client: DeskClient, deed: DeskDeed): Promise<readonly DeskActReply[]> => {
  const same = actOf(store, deed);
  const replies = await Promise.all(Array.from({ length: 10 }, () => client.data(doDeskAct, same)));
  expect(await store.database.db.select().from(deskActs).where(eq(deskActs.id, same.id))).toHaveLength(1);
  return replies;
};
const boxesOf = async (slug: string): Promise<number | null | undefined> =>
  (await listStock(store.database.db)).find((floor) => floor.slug === slug)?.boxesOnHand;

describe('An act of the Desk that is sent ten times at once is done once:', () => {
  it('a step, its mail too, and its undoing', async () => {
    const order = await buyOrder(store);
    const step = { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: 'Dock 3' } as const;
    for (const reply of await sendTenTimes(ana.client, step)) expect(reply).toMatchObject({ ...done, order: { state: 'ready' } });
    expect(await orderSeen(order)).toMatchObject({ state: 'ready', steps: [{ kind: 'ready', note: 'Dock 3' }] });
    expect(await stepMailsTo(order)).toHaveLength(1);
    const seen = (await ana.client.data(getDeskOrder, order.orderNumber)).steps[0];
    expect(seen).toMatchObject({ kind: 'ready', by: 'Ana Ruiz' });
    const undo = { ...ofOrder(order), kind: 'undo', seenKind: 'ready', seenAt: seen?.at ?? 0 } as const;
    for (const reply of await sendTenTimes(ben.client, undo)) expect(reply).toMatchObject({ ...done, order: { state: 'confirmed' } });
    expect(await stepMailsTo(order)).toHaveLength(2);
  });

  it('a note and a tick', async () => {
    const order = await buyOrder(store);
    await sendTenTimes(ana.client, { ...ofOrder(order), kind: 'note', text: 'Rings twice' });
    const [tick] = await sendTenTimes(ana.client, { ...ofOrder(order), kind: 'pick', productId: 107, isPicked: true });
    expect(tick?.order).toMatchObject({ notes: [{ by: 'Ana Ruiz', text: 'Rings twice' }], picked: [107] });
    await sendTenTimes(ben.client, { ...ofOrder(order), kind: 'pick', productId: 107, isPicked: false });
    expect((await ana.client.data(getDeskOrder, order.orderNumber)).picked).toEqual([]);
  });

  it('samples with their mail, and an answer', async () => {
    const shopper = await newShopper(store);
    const headers = { [MESSAGE_ID_HEADER]: randomUUID() };
    await shopper.data(orderSamples, { ...SAMPLE_HOUSE, mobileNumber: '3055550142', email: shopper.email, productIds: [107] }, headers);
    await shopper.data(sendContactMessage, { firstName: 'Nora', lastName: 'Lee', email: shopper.email, message: 'Do you deliver?' });
    const before = await snapshotOf(ana.client);
    const sample = before.samples.find(({ email }) => email === shopper.email);
    const message = before.messages.find(({ email }) => email === shopper.email);
    for (const reply of await sendTenTimes(ana.client, { kind: 'sample', sampleId: sample?.sampleId ?? 0, to: 'shipped' }))
      expect(reply).toEqual({ ...done, order: null });
    await sendTenTimes(ana.client, { kind: 'answer', messageId: message?.messageId ?? 0, isAnswered: true });
    await store.settled();
    const mails = await readWrittenMails(store.database.dataDir, 500);
    expect(mails.filter(({ to, subject }) => to === shopper.email && /on the way/.test(subject))).toHaveLength(1);
    const after = await snapshotOf(ana.client);
    expect(after.samples).not.toContainEqual(sample);
    expect(after.messages).not.toContainEqual(message);
    expect(await act(store, ben.client, { kind: 'sample', sampleId: sample?.sampleId ?? 0, to: 'cancelled' })).toEqual({
      outcome: 'conflict',
      words: 'They are shipped already (Ana Ruiz).',
      order: null,
    });
    const [row] = await store.database.db
      .select()
      .from(contactMessages)
      .where(eq(contactMessages.id, message?.messageId ?? 0));
    expect(row).toMatchObject({ answeredBy: 'Ana Ruiz' });
  });

  it('a count of boxes', async () => {
    const { asOf, stock } = await snapshotOf(ana.client);
    const floor = stock.find(({ productId }) => productId === 102);
    const { slug, title } = floor ?? { slug: '', title: '' };
    const count = { kind: 'count', slug, title, boxes: 48, seenBoxes: floor?.boxesOnHand ?? null, seenAsOf: asOf, backOn: null } as const;
    for (const reply of await sendTenTimes(ana.client, count)) expect(reply).toEqual({ ...done, order: null });
    expect(await boxesOf(slug)).toBe(48);
  });
});

describe('Two tablets that step one order apart', () => {
  it('are both told, the shopper gets one mail, and both notes are kept', async () => {
    const order = await buyOrder(store);
    const step = { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null } as const;
    expect(await act(store, ana.client, { ...step, note: 'Dock 3' })).toMatchObject(done);
    expect(await act(store, ben.client, { ...step, note: 'Ask for Ben' })).toMatchObject({
      outcome: 'done',
      words: "Ana Ruiz had pressed 'Ready for pickup' before. No second mail was sent. Your note is kept with the order.",
      order: { steps: [{ by: 'Ana Ruiz', note: 'Dock 3' }], notes: [{ by: 'Ben Wolf', text: 'Ask for Ben' }] },
    });
    expect(await stepMailsTo(order)).toHaveLength(1);
  });

  it('at the same moment: one of them is told, and both steps are the same one', async () => {
    const order = await buyOrder(store);
    const step = { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null } as const;
    const replies = await Promise.all([act(store, ana.client, { ...step, note: 'One' }), act(store, ben.client, { ...step, note: 'Two' })]);
    expect(replies.filter(({ words }) => words === '')).toHaveLength(1);
    expect((await orderSeen(order)).steps).toHaveLength(1);
    expect(await stepMailsTo(order)).toHaveLength(1);
  });

  it('in different directions: the later is told what holds, and by whom', async () => {
    const order = await buyOrder(store, 'Delivery');
    const schedule = { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'scheduled', note: null } as const;
    await act(store, ana.client, { ...schedule, day: dayFromNow(2) });
    expect(await act(store, ben.client, { ...schedule, day: dayFromNow(2) })).toMatchObject({ outcome: 'done' });
    expect(await act(store, ben.client, { ...schedule, day: dayFromNow(3) })).toMatchObject({
      outcome: 'conflict',
      words: "'Schedule' was not done: the order is 'Delivery scheduled' now (Ana Ruiz).",
    });
    const out = { ...ofOrder(order), kind: 'step', from: 'scheduled', to: 'out', day: null, note: null } as const;
    await act(store, ana.client, out);
    const scheduledAt = (await ana.client.data(getDeskOrder, order.orderNumber)).steps[0]?.at ?? 0;
    const undo = { ...ofOrder(order), kind: 'undo', seenKind: 'scheduled', seenAt: scheduledAt } as const;
    expect(await act(store, ben.client, undo)).toMatchObject({
      outcome: 'conflict',
      words: "It was not taken back: the order is 'Out for delivery' now (Ana Ruiz).",
    });
  });
});

describe('An act that comes late', () => {
  it('was done for a day that is past by then: sent again it stays done, for the first time it is told, and its note is kept', async () => {
    const order = await buyOrder(store, 'Delivery');
    const scheduled = actOf(store, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'scheduled', day: dayFromNow(0), note: null });
    expect(await ana.client.data(doDeskAct, scheduled)).toMatchObject(done);
    const other = await buyOrder(store, 'Delivery');
    const day = dayFromNow(0);
    const late = actOf(store, { ...ofOrder(other), kind: 'step', from: 'confirmed', to: 'scheduled', day, note: 'Before noon' });
    // Two days, with the Desk in use.
    for (let hours = 0; hours < 48; hours += 8) {
      store.advance(8 * 60 * 60 * 1000);
      for (const { client } of [owner, ana, ben]) await client.data(unlockDesk, DESK_PASSWORD);
    }
    expect(await ana.client.data(doDeskAct, scheduled)).toMatchObject(done);
    const reply = await ana.client.data(doDeskAct, late);
    expect(reply).toMatchObject({ outcome: 'conflict', order: { state: 'confirmed', notes: [{ text: 'Before noon' }] } });
    expect(reply.words).toMatch(/is past\. Choose a day to come\. Your note is kept with the order\.$/);
  });

  it('by a clock that is years ahead is noted as of now', async () => {
    const order = await buyOrder(store);
    const note = { ...actOf(store, { ...ofOrder(order), kind: 'note', text: 'Early' }), madeAt: 8e15 };
    const { order: noted } = await ana.client.data(doDeskAct, note);
    expect(noted?.notes[0]?.at).toBeLessThanOrEqual(store.services.now());
  });

  it('names an order by id and number: for another, unknown or foreign line it changes nothing', async () => {
    const [one, two] = [await buyOrder(store), await buyOrder(store)];
    const mixed = { orderId: one.orderId, orderNumber: two.orderNumber };
    const step = { kind: 'step', from: 'confirmed', to: 'ready', day: null, note: 'Mine' } as const;
    for (const which of [mixed, { orderId: 999_999, orderNumber: one.orderNumber }])
      for (const deed of [
        { ...which, ...step },
        { ...which, kind: 'note', text: 'x' },
        { ...which, kind: 'pick', productId: 107, isPicked: true },
      ] as const)
        expect(await act(store, ana.client, deed)).toMatchObject({ outcome: 'conflict', words: 'This order is gone.' });
    expect(await act(store, ana.client, { ...ofOrder(one), kind: 'pick', productId: 101, isPicked: true })).toMatchObject({
      outcome: 'conflict',
      words: 'This floor is not part of the order.',
    });
    expect(await act(store, ana.client, { kind: 'answer', messageId: 999_999, isAnswered: true })).toMatchObject({ outcome: 'conflict' });
    expect(await act(store, ana.client, { kind: 'sample', sampleId: 999_999, to: 'shipped' })).toMatchObject({ outcome: 'conflict' });
    for (const { orderNumber } of [one, two])
      expect(await ana.client.data(getDeskOrder, orderNumber)).toMatchObject({ state: 'confirmed', notes: [], picked: [] });
  });

  it('that is none is refused with 400', async () => {
    for (const text of ['', '{}', 'null', '{"kind":"count"}', `{"id":"${randomUUID()}","madeAt":-1,"kind":"note"}`]) {
      const reply = await ana.client.request('/desk/act', { method: 'POST', body: new URLSearchParams({ act: text }) });
      expect(reply.status).toBe(400);
    }
  });
});

it('A message is taken on by a person, given to another and to nobody; the last word counts, and one who has left takes none', async () => {
  const mail = `assign-${randomUUID()}@shopper.example`;
  const shopper = await newShopper(store);
  await shopper.data(sendContactMessage, { firstName: 'Nora', lastName: 'Lee', email: mail, message: 'Do you cut?' });
  const messageOf = async () => (await snapshotOf(ben.client)).messages.find(({ email }) => email === mail);
  const messageId = (await messageOf())?.messageId ?? 0;
  const { people } = await snapshotOf(ben.client);
  expect(people).toEqual(expect.arrayContaining([{ staffId: ana.staffId, name: 'Ana Ruiz' }]));
  for (const staffId of [ana.staffId, ben.staffId, null, ana.staffId]) {
    for (const reply of await sendTenTimes(ben.client, { kind: 'assign', messageId, staffId })) expect(reply).toMatchObject(done);
    expect((await messageOf())?.assignedTo).toBe(staffId);
  }
  const gone = await newStaff(store);
  await owner.client.data(endStaff, gone.staffId);
  expect(await act(store, ana.client, { kind: 'assign', messageId, staffId: gone.staffId })).toMatchObject({ outcome: 'conflict' });
  expect(await act(store, ana.client, { kind: 'assign', messageId: 999_999, staffId: null })).toMatchObject({ outcome: 'conflict' });
  expect(await messageOf()).toMatchObject({ assignedTo: ana.staffId });
});

describe('A count of boxes', () => {
  const floorOf = async (productId: number) => {
    const { asOf, stock } = await snapshotOf(ana.client);
    const { slug = '', title = '', boxesOnHand = null } = stock.find((floor) => floor.productId === productId) ?? {};
    return { kind: 'count', slug, title, seenBoxes: boxesOnHand, seenAsOf: asOf, backOn: null } as const;
  };

  it('made without a signal loses what was sold since the person looked', async () => {
    const first = await floorOf(107);
    await act(store, ana.client, { ...first, boxes: 100 });
    store.advance(60_000);
    const seen = await floorOf(107);
    await buyOrder(store);
    expect(await act(store, ana.client, { ...seen, boxes: 90 })).toMatchObject(done);
    expect(await boxesOf(seen.slug)).toBe(81);
  });

  it('after another one is not taken, and both numbers are told', async () => {
    const seen = await floorOf(103);
    expect(await act(store, ana.client, { ...seen, boxes: 30 })).toMatchObject(done);
    expect(await act(store, ben.client, { ...seen, boxes: 28 })).toMatchObject({
      outcome: 'conflict',
      words: 'Ana Ruiz has counted since you looked: 30. Please count once more.',
    });
    expect(await boxesOf(seen.slug)).toBe(30);
    store.advance(60_000);
    expect(await act(store, ben.client, { ...(await floorOf(103)), boxes: 28 })).toMatchObject(done);
  });

  it('after one of the store tool is not taken for a sale', async () => {
    const seen = await floorOf(104);
    store.advance(60_000);
    await ownerTool(store.database, 'stock', seen.slug, '200');
    await store.database.db.execute(`update product_stock set counted_at = counted_at + interval '1 year' where boxes_on_hand = 200`);
    expect(await act(store, ben.client, { ...seen, boxes: 48 })).toMatchObject({
      outcome: 'conflict',
      words: 'Somebody at the store tool has counted since you looked: 200. Please count once more.',
    });
    expect(await boxesOf(seen.slug)).toBe(200);
  });

  it('twice by one person without a signal counts as it was seen there', async () => {
    const seen = await floorOf(105);
    expect(await act(store, ana.client, { ...seen, boxes: 60 })).toMatchObject(done);
    expect(await act(store, ana.client, { ...seen, seenBoxes: 60, boxes: 58 })).toMatchObject(done);
    expect(await boxesOf(seen.slug)).toBe(58);
  });

  it('at the same moment by two: one is taken, the other told', async () => {
    const seen = await floorOf(106);
    const replies = await Promise.all([act(store, ana.client, { ...seen, boxes: 11 }), act(store, ben.client, { ...seen, boxes: 12 })]);
    expect(replies.map(({ outcome }) => outcome).sort()).toEqual(['conflict', 'done']);
  });
});

describe('What a Desk keeps of the day', () => {
  it('is sent once, and again when something has changed', async () => {
    const { mark, snapshot } = await ana.client.data(getDeskSnapshot, '');
    expect(snapshot).not.toBeNull();
    store.advance(5_000);
    expect(await ana.client.data(getDeskSnapshot, mark)).toEqual({ mark, snapshot: null });
    const order = await buyOrder(store);
    const changed = await ana.client.data(getDeskSnapshot, mark);
    expect(changed.mark).not.toBe(mark);
    expect(changed.snapshot?.orders.map(({ orderNumber }) => orderNumber)).toContain(order.orderNumber);
    await act(store, ana.client, { ...ofOrder(order), kind: 'note', text: 'New' });
    expect((await ana.client.data(getDeskSnapshot, changed.mark)).snapshot).not.toBeNull();
  });

  it('leaves out deliveries of later weeks and what is done, and counts what it leaves out', async () => {
    const order = await buyOrder(store, 'Delivery');
    const before = await snapshotOf(ana.client);
    await act(store, ana.client, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'scheduled', day: dayFromNow(30), note: null });
    const after = await snapshotOf(ana.client);
    expect(after.orders.some(({ orderId }) => orderId === order.orderId)).toBe(false);
    expect(after.moreOrders - before.moreOrders).toBe(1);
    expect((await ana.client.data(searchDeskOrders, { words: order.shopper.email, state: 'scheduled', beforeOrderId: null })).length).toBe(
      1,
    );
  });
});

it('What was done is noted with who, when, what and the value before, for the owner; the tool notes what it does too', async () => {
  const order = await buyOrder(store);
  await act(store, ana.client, { ...ofOrder(order), kind: 'step', from: 'confirmed', to: 'ready', day: null, note: null });
  const acts = await owner.client.data(getDeskActs, { subject: order.orderNumber, before: null });
  expect(acts).toMatchObject([{ by: 'Ana Ruiz', kind: 'step', what: 'state: confirmed → ready' }]);
  await openShopTool(store, 'staff', 'add', 'new@shop.example', '--name', 'New One');
  const all = await owner.client.data(getDeskActs, { subject: null, before: 8e15 });
  expect(all).toContainEqual(expect.objectContaining({ by: 'the store tool', kind: 'invited', subject: 'new@shop.example' }));
});

import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderSteps } from '../../server/db/schema/shop';
import { createStandIn } from '../../server/payments/stand-in/create-stand-in';
import { readWrittenMails } from '../../server/mail/written-mails';
import { findOrder } from '../../server/repositories/order-history';
import type { ToolReply } from '../../server/cli/tool-socket';
import { paymentOutcomeTexts } from '../../src/domain/payment-outcome.texts';
import { buyOrder, orderActionsWith, orderSeen, refundsOf, TWENTY_DOLLARS, type Bought } from '../fixtures/bought-order';
import { ownerTool, openShopTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://floors.example' } });
});
afterAll(() => store.close());

/** Resolves when its mails are written too: several at once would be written in any order. */
const tool = async (...args: string[]): Promise<ToolReply> => {
  const reply = await openShopTool(store, ...args);
  await store.settled();
  return reply;
};
const mailsTo = async (email: string) =>
  (await readWrittenMails(store.database.dataDir, 200))
    .filter(({ to, subject }) => to === email && !subject.startsWith('Demo: your'))
    .reverse();

const buy = (fulfilment?: 'Pickup' | 'Delivery'): Promise<Bought> => buyOrder(store, fulfilment);
const refundsAt = (paymentId: string) => refundsOf(store, paymentId);
const dayFromNow = (days: number): string => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

describe('An order', () => {
  test('that is picked up becomes ready and done; its shopper reads the steps, gets a mail when it is ready, and the wire still says Confirm', async () => {
    const order = await buy();
    expect(await orderSeen(order)).toMatchObject({ state: 'confirmed', steps: [], orderStatus: 'Confirm' });
    expect(await tool('order', order.id, 'ready', '--note', 'Dock 3,\nring twice', '--by', 'Ana')).toMatchObject({ exitCode: 0 });
    await store.settled();
    expect((await tool('order', order.orderNumber.toLowerCase(), 'done')).text).toContain(`Order ${order.orderNumber} is done.`);
    expect(await orderSeen(order)).toMatchObject({
      orderStatus: 'Confirm',
      state: 'done',
      steps: [
        { kind: 'ready', at: expect.any(Number), day: null, note: 'Dock 3,\nring twice' },
        { kind: 'done', note: null },
      ],
    });
    const shown = (await tool('order', order.id)).text;
    expect(shown).toMatch(/E[DS]T +ready +Ana +Dock 3, ring twice/);
    expect(shown).toMatch(/E[DS]T +done +owner/);
    const [mail, ...others] = await mailsTo(order.shopper.email);
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Ready to pick up: SPS Flooring order ${order.orderNumber}`);
    expect(mail?.text).toContain('A word from the shop: Dock 3, ring twice');
    expect(mail?.text).toContain(`https://floors.example/orders/${order.orderNumber}`);
  });

  test('that was taken a wrong step goes back by undo, with a mail that corrects the earlier one; cancelling stays', async () => {
    const order = await buy('Delivery');
    expect(await tool('order', order.id, 'undo')).toEqual({ exitCode: 2, text: `Order ${order.orderNumber} has no step to take back.\n` });
    const [first, second] = [dayFromNow(3), dayFromNow(5)];
    for (const args of [['schedule', first], ['schedule', second], ['out'], ['done']]) await tool('order', order.id, ...args);
    expect((await tool('order', order.id, 'undo')).text).toBe(`'done' is taken back: order ${order.orderNumber} is out again.\n`);
    const { exitCode, text } = await tool('order', order.id, 'undo', '--note', 'The truck broke down.');
    expect([exitCode, text]).toEqual([0, expect.stringContaining(`'out' is taken back: order ${order.orderNumber} is scheduled again.`)]);
    await tool('order', order.id, 'undo');
    expect(await orderSeen(order)).toMatchObject({ state: 'scheduled', steps: [{ kind: 'scheduled', day: first }] });
    await tool('order', order.id, 'undo');
    expect(await orderSeen(order)).toMatchObject({ state: 'confirmed', steps: [] });
    const corrections = (await mailsTo(order.shopper.email)).filter(({ subject }) => subject.startsWith('A correction'));
    expect(corrections).toHaveLength(3);
    expect(corrections[0]?.text).toContain('is out for delivery. That was a mistake');
    expect(corrections[0]?.text).toContain('The truck broke down.');
    expect(corrections[0]?.text).toContain(paymentOutcomeTexts.demoOrder);
    await tool('order', order.id, 'cancel', '--yes');
    expect(await tool('order', order.id, 'undo')).toMatchObject({ exitCode: 2, text: expect.stringContaining('cannot be taken back') });
    expect((await orderSeen(order)).state).toBe('cancelled');
  });

  test('of which two commands take the same step back at once goes back one step, with one correction', async () => {
    const order = await buy('Delivery');
    for (const args of [['schedule', dayFromNow(3)], ['schedule', dayFromNow(5)], ['out']]) await tool('order', order.id, ...args);
    const { orderActions } = store.services.payments;
    const newest = (await findOrder(store.database.db, order.orderId))?.steps.at(-1);
    if (newest?.kind !== 'out') throw new Error('The order is not out');
    const undo = { seen: newest, note: null, by: 'owner' };
    const outcomes = await Promise.all([orderActions.undo(order.orderId, undo), orderActions.undo(order.orderId, undo)]);
    expect(outcomes).toEqual(expect.arrayContaining([{ kind: 'done' }, { kind: 'not-allowed', state: 'scheduled' }]));
    await store.settled();
    expect((await findOrder(store.database.db, order.orderId))?.steps.map(({ kind }) => kind)).toEqual(['scheduled', 'scheduled']);
    const corrections = (await mailsTo(order.shopper.email)).filter(({ subject }) => subject.startsWith('A correction'));
    expect(corrections).toHaveLength(1);
    // The control: whoever looks again takes the next one back.
    expect((await tool('order', order.id, 'undo')).text).toContain("'scheduled' is taken back");
  });

  test('that is delivered is scheduled, scheduled anew, out and done, with a mail for each but the last', async () => {
    const order = await buy('Delivery');
    const [first, second] = [dayFromNow(3), dayFromNow(5)];
    for (const args of [['schedule', first], ['schedule', second], ['out'], ['done']])
      expect(await tool('order', order.id, ...args)).toMatchObject({ exitCode: 0 });
    await store.settled();
    const { state, steps } = await orderSeen(order);
    expect([state, steps.map(({ kind, day }) => [kind, day])]).toEqual([
      'done',
      [
        ['scheduled', first],
        ['scheduled', second],
        ['out', null],
        ['done', null],
      ],
    ]);
    expect((await mailsTo(order.shopper.email)).map(({ subject }) => subject.split(':')[0])).toEqual([
      'Delivery day',
      'New delivery day',
      'Out for delivery',
    ]);
  });

  // None of them changes an order: one serves for all of its kind.
  const mistaken = new Map<string, Promise<Bought>>();
  const orderOf = (fulfilment: string): Promise<Bought> => {
    const order = mistaken.get(fulfilment) ?? buy(fulfilment === 'delivery' ? 'Delivery' : 'Pickup');
    mistaken.set(fulfilment, order);
    return order;
  };

  test.each([
    [['ready'], 'delivery', /is confirmed; next is 'order \d+ schedule DATE' or 'order \d+ cancel'\./],
    [['schedule', '2020-01-01'], 'delivery', /2020-01-01 is past; today is/],
    [['schedule', '12.31.2026'], 'delivery', /Did you mean '2026-12-31'\?/],
    [['schedule', '2026-02-30'], 'delivery', /'2026-02-30' is no day\. Write it as year-month-day/],
    [['schedule'], 'delivery', /Name the day of the delivery/],
    [['schedule', '2026-12-31'], 'pickup', /\(pickup\) is confirmed; next is 'order \d+ ready'/],
    [['redy'], 'pickup', /Did you mean 'ready'\?/],
    [['cancelled'], 'pickup', /Did you mean 'cancel'\?/],
    [['refund', '1,50'], 'pickup', /'1,50' is no amount to refund\..* such as 1\.50\./],
    [['refund', '1,500'], 'pickup', /such as 1500\.00\./],
    [['refund', '1,500.5'], 'pickup', /such as 1500\.50\./],
    [['refund', '10%'], 'pickup', /such as 10\.00/],
    [['refund', '726.21'], 'pickup', /\$726\.21 is more than the \$726\.20 that are left/],
    [['ready', 'now'], 'pickup', /'now' is one word too many/],
    [['ready', '--note'], 'pickup', /Write a text in quotes after --note/],
  ])('that is told %j by mistake answers with what is right, and does not change', async (args, fulfilment, sentence) => {
    const order = await orderOf(fulfilment);
    const { exitCode, text } = await tool('order', order.id, ...args);
    expect([exitCode, text]).toEqual([2, expect.stringMatching(sentence)]);
    expect(await orderSeen(order)).toMatchObject({ state: 'confirmed', steps: [], refundedCents: 0 });
  });

  test('that does not exist is answered with one that does', async () => {
    const { orderId } = await buy();
    for (const typed of ['999999', 'SPS-1'])
      expect(await tool('order', typed, 'ready')).toEqual({
        exitCode: 2,
        text: `There is no order ${typed}. The latest is 'order ${orderId}'; 'orders' shows more.\n`,
      });
  });
});

describe('A refund', () => {
  test('is said first, made with --yes, told once by mail, and in parts until nothing is left', async () => {
    const order = await buy();
    expect((await tool('order', order.id, 'refund', '20')).text).toContain('Nothing has changed.');
    expect(await refundsAt(order.paymentId)).toEqual([]);
    expect((await tool('order', order.id, 'refund', '$20', '--yes')).text).toContain('$20.00 of order');
    await store.settled();
    expect(await tool('order', order.id, 'refund', '20', '--yes')).toMatchObject({ exitCode: 2, text: expect.stringContaining('--again') });
    expect((await tool('order', order.id, 'refund', '--yes')).text).toContain('$706.20 of order');
    await store.settled();
    expect(await tool('order', order.id, 'refund', '--yes')).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('in full already'),
    });
    expect(await refundsAt(order.paymentId)).toEqual([2_000, 70_620]);
    expect(await orderSeen(order)).toMatchObject({
      state: 'confirmed',
      refundedCents: 72_620,
      steps: [
        { kind: 'refunded', amountCents: 2_000 },
        { kind: 'refunded', amountCents: 70_620 },
      ],
    });
    const mails = await mailsTo(order.shopper.email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Refund', 'Refund']);
    expect(mails[1]?.text).toContain('With this it is refunded in full.');
  });

  test('typed twice at once is made once', async () => {
    const order = await buy();
    const replies = await Promise.all([1, 2].map(() => tool('order', order.id, 'refund', '20', '--yes')));
    await store.settled();
    expect(replies.map(({ exitCode }) => exitCode).some((code) => code === 0)).toBe(true);
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
    expect((await orderSeen(order)).steps).toMatchObject([{ kind: 'refunded', amountCents: 2_000 }]);
  });

  test('of another amount at the same moment is not called made: the answer names the one that was', async () => {
    const order = await buy();
    let asked = 0;
    let go = (): void => undefined;
    const bothAsked = new Promise<void>((resolve) => (go = resolve));
    const orderActions = orderActionsWith(store, (provider) => ({
      refundPart: async (...refund) => {
        asked += 1;
        if (asked === 2) go();
        await bothAsked;
        return provider.refundPart(...refund);
      },
    }));
    const first = orderActions.refund(order.orderId, TWENTY_DOLLARS);
    await until(async () => asked === 1);
    const second = orderActions.refund(order.orderId, { ...TWENTY_DOLLARS, amountCents: 3_000 });
    expect(await Promise.all([first, second])).toEqual([{ kind: 'done' }, { kind: 'other-refund', amountCents: 2_000 }]);
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
    expect(await orderSeen(order)).toMatchObject({ refundedCents: 2_000, steps: [{ kind: 'refunded', amountCents: 2_000 }] });
  });

  test('and another typed at once are each told as what became of them', async () => {
    const order = await buy();
    const replies = await Promise.all(['20', '30'].map((amount) => tool('order', order.id, 'refund', amount, '--yes')));
    const told = replies.flatMap(({ text }) => /^\$(\d+)\.00 of order \S+ is refunded/.exec(text)?.[1] ?? []);
    const made = await refundsAt(order.paymentId);
    expect(made.length).toBeGreaterThan(0);
    expect(told.map((dollars) => Number(dollars) * 100).toSorted()).toEqual(made.toSorted());
    const refundedCents = made.reduce((sum, cents) => sum + cents, 0);
    expect((await orderSeen(order)).refundedCents).toBe(refundedCents);
    const left = replies.flatMap(({ text }) => /card; \$(\d+\.\d\d) of it are left/.exec(text)?.[1] ?? []);
    expect(Math.round(Math.min(...left.map(Number)) * 100)).toBe(72_620 - refundedCents);
    for (const { exitCode, text } of replies) if (exitCode !== 0) expect(text).toContain('was unfinished and is settled now. Look at');
  });

  test('that was made between the look and the asking is not made again', async () => {
    const order = await buy();
    const orderActions = orderActionsWith(store, () => ({}));
    const since = Date.now() - 60_000;
    expect(await orderActions.refund(order.orderId, { ...TWENTY_DOLLARS, unlessMadeSince: since })).toEqual({ kind: 'done' });
    expect(await orderActions.refund(order.orderId, { ...TWENTY_DOLLARS, unlessMadeSince: since })).toMatchObject({ kind: 'made-already' });
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
    // The control: whoever says so gets it twice.
    expect(await orderActions.refund(order.orderId, TWENTY_DOLLARS)).toEqual({ kind: 'done' });
    expect(await refundsAt(order.paymentId)).toEqual([2_000, 2_000]);
  });

  test('made in the dashboard becomes a step and a mail, once', async () => {
    const order = await buy();
    const dashboard = createStandIn({
      db: store.database.db,
      now: Date.now,
      inBackground: () => undefined,
      deliver: async () => undefined,
    });
    await dashboard.stripe.refunds.create({ payment_intent: order.paymentId, amount: 3_000 });
    // No event came: the next look at the provider finds it.
    for (let look = 0; look < 3; look += 1) expect((await tool('order', order.id, 'refund', '700')).exitCode).toBe(2);
    await store.settled();
    expect((await orderSeen(order)).steps).toMatchObject([{ kind: 'refunded', amountCents: 3_000 }]);
    expect(await store.database.db.select().from(orderSteps).where(eq(orderSteps.orderId, order.orderId))).toMatchObject([
      { doneBy: 'payment provider' },
    ]);
    expect(await mailsTo(order.shopper.email)).toHaveLength(1);
  });
});

describe('Cancelling', () => {
  test('a paid order says what it refunds, then refunds the rest and tells its shopper in one mail', async () => {
    const order = await buy();
    await tool('order', order.id, 'refund', '20', '--yes');
    await store.settled();
    expect((await tool('order', order.id, 'cancel')).text).toMatch(/This would cancel .* and refund \$706\.20 .* Nothing has changed/);
    expect(await orderSeen(order)).toMatchObject({ state: 'confirmed' });
    expect(await tool('order', order.id, 'cancel', '--yes', '--note', 'As you asked')).toMatchObject({ exitCode: 0 });
    await store.settled();
    expect(await refundsAt(order.paymentId)).toEqual([2_000, 70_620]);
    const { state, steps } = await orderSeen(order);
    expect([state, steps.map(({ kind }) => kind)]).toEqual(['cancelled', ['refunded', 'refunded', 'cancelled']]);
    const mails = await mailsTo(order.shopper.email);
    expect(mails.map(({ subject }) => subject.split(':')[0])).toEqual(['Refund', 'Cancelled']);
    expect(mails[1]?.text).toContain('$706.20 of it goes back to your card.');
    expect(mails[1]?.text).toContain('$20.00 of it was refunded before.');
    expect(await tool('order', order.id, 'ready')).toMatchObject({
      exitCode: 2,
      text: expect.stringMatching(/is cancelled since .*: no step follows/),
    });
  });

  test('an order whose money is back already refunds nothing, and its mail announces no money', async () => {
    const order = await buy();
    await tool('order', order.id, 'refund', '--yes');
    await store.settled();
    expect((await tool('order', order.id, 'cancel')).text).toContain('No money was left to refund.');
    expect(await refundsAt(order.paymentId)).toEqual([72_620]);
    const [, cancelled] = await mailsTo(order.shopper.email);
    expect(cancelled?.text).toContain('$726.20 of it was refunded before.');
    expect(cancelled?.text).not.toContain('goes back to your card');
  });

  test('is not possible where no payment provider is at hand', async () => {
    const order = await buy();
    expect(await ownerTool(store.database, 'order', order.id, 'cancel')).toMatchObject({ exitCode: 1 });
  });
});

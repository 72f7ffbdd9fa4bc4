import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderRefunds } from '../../server/db/schema/shop';
import { readWrittenMails } from '../../server/mail/written-mails';
import { PaymentRefused, PaymentUnreachable } from '../../server/payments/payment-provider';
import { findOrder } from '../../server/repositories/order-history';
import { settleRefund } from '../../server/repositories/order-refunds';
import type { ToolReply } from '../../server/cli/tool-socket';
import { buyOrder, orderActionsWith, orderSeen, refundsOf, TWENTY_DOLLARS, type Bought } from '../fixtures/bought-order';
import { openShopTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { PUBLIC_URL: 'https://floors.example' } });
});
afterAll(() => store.close());

const tool = async (...args: string[]): Promise<ToolReply> => {
  const reply = await openShopTool(store, ...args);
  await store.settled();
  return reply;
};
const buy = (): Promise<Bought> => buyOrder(store);
const refundsAt = (paymentId: string) => refundsOf(store, paymentId);
const mailsTo = async (email: string) =>
  (await readWrittenMails(store.database.dataDir, 200)).filter(({ to, subject }) => to === email && !subject.startsWith('Demo: your'));

describe('A refund', () => {
  test('whose answer is lost is found again and never made twice, also when the key is forgotten', async () => {
    const order = await buy();
    const losing = orderActionsWith(store, (provider) => ({
      refundPart: async (paymentId, amountCents, key) => {
        await provider.refundPart(paymentId, amountCents, key);
        throw new PaymentUnreachable('lost');
      },
    }));
    expect(await losing.refund(order.orderId, TWENTY_DOLLARS)).toEqual({ kind: 'unknown' });
    expect((await tool('order', order.id)).text).toContain('CHECK: a refund of $20.00 was asked for');
    // As after a day, when the provider no longer knows the key.
    const forgetful = orderActionsWith(store, (provider) => ({
      refundPart: (paymentId, amountCents) => provider.refundPart(paymentId, amountCents, 'another'),
    }));
    expect(await forgetful.refund(order.orderId, TWENTY_DOLLARS)).toEqual({ kind: 'done' });
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
    expect((await orderSeen(order)).steps).toMatchObject([{ kind: 'refunded', amountCents: 2_000 }]);
    // The control: without the search at the provider it would be two.
    const blind = await buy();
    expect(await losing.refund(blind.orderId, TWENTY_DOLLARS)).toEqual({ kind: 'unknown' });
    const blindDesk = orderActionsWith(store, (provider) => ({
      refundsOf: async () => [],
      refundPart: (paymentId, amountCents) => provider.refundPart(paymentId, amountCents, 'another one'),
    }));
    await blindDesk.refund(blind.orderId, TWENTY_DOLLARS);
    expect(await refundsAt(blind.paymentId)).toEqual([2_000, 2_000]);
  });

  test('that was made stays unknown while another account of the provider does not know its payment, and is found by the right one', async () => {
    const order = await buy();
    const losing = orderActionsWith(store, (provider) => ({
      refundPart: async (paymentId, amountCents, key) => {
        await provider.refundPart(paymentId, amountCents, key);
        throw new PaymentUnreachable('lost');
      },
    }));
    await losing.refund(order.orderId, TWENTY_DOLLARS);
    const noPayment = () => Promise.reject(new PaymentRefused('No such payment'));
    const elsewhere = orderActionsWith(store, () => ({ refundsOf: noPayment, refundPart: noPayment }));
    store.advance(2 * 60_000);
    await elsewhere.finishRefunds();
    expect((await tool('order', order.id)).text).toContain('CHECK: a refund of $20.00 was asked for');
    await store.services.payments.orderActions.finishRefunds();
    await store.settled();
    expect(await orderSeen(order)).toMatchObject({ refundedCents: 2_000, steps: [{ kind: 'refunded', amountCents: 2_000 }] });
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
  });

  test('of which the store cannot note everything is noted not at all, and by the next round as a whole', async () => {
    const { db } = store.database;
    const order = await buy();
    await db.execute("create function no_step() returns trigger language plpgsql as $$ begin raise exception 'not now'; end $$");
    await db.execute('create trigger no_step before insert on order_steps for each row execute function no_step()');
    await expect(store.services.payments.orderActions.refund(order.orderId, TWENTY_DOLLARS)).rejects.toThrow();
    await db.execute('drop trigger no_step on order_steps');
    const noted = () => db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.orderId));
    expect(await noted()).toMatchObject([{ state: 'asked' }]);
    expect(await orderSeen(order)).toMatchObject({ refundedCents: 0, steps: [] });
    store.advance(2 * 60_000);
    await store.services.payments.orderActions.finishRefunds();
    await store.settled();
    expect(await noted()).toMatchObject([{ state: 'made' }]);
    expect(await orderSeen(order)).toMatchObject({ refundedCents: 2_000, steps: [{ kind: 'refunded', amountCents: 2_000 }] });
    expect(await refundsAt(order.paymentId)).toEqual([2_000]);
  });

  test('has one outcome: the second one that is told changes nothing', async () => {
    const { db } = store.database;
    const order = await buy();
    await store.services.payments.orderActions.refund(order.orderId, TWENTY_DOLLARS);
    const [made] = await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.orderId));
    expect(await settleRefund(db, made?.id ?? 0, 'refused')).toBe(false);
    expect(await db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.orderId))).toMatchObject([{ state: 'made' }]);
  });

  test('that was cut off is finished by the store itself', async () => {
    const order = await buy();
    const dead = orderActionsWith(store, () => ({ refundPart: () => Promise.reject(new PaymentUnreachable('cut off')) }));
    await dead.refund(order.orderId, { ...TWENTY_DOLLARS, isCancelling: true });
    expect(await orderSeen(order)).toMatchObject({ state: 'confirmed', refundedCents: 0 });
    store.advance(2 * 60_000);
    await store.services.payments.orderActions.finishRefunds();
    await store.settled();
    expect(await orderSeen(order)).toMatchObject({ state: 'cancelled', refundedCents: 2_000 });
    expect(await store.database.db.select().from(orderRefunds).where(eq(orderRefunds.orderId, order.orderId))).toMatchObject([
      { state: 'made' },
    ]);
  });

  test.each([
    [
      'was cancelled meanwhile is not cancelled and mailed again',
      'cancelled',
      async (order: Bought) => tool('order', order.id, 'cancel', '--yes'),
    ],
    [
      'was handed over meanwhile stays handed over',
      'done',
      async (order: Bought) => {
        await tool('order', order.id, 'ready');
        return tool('order', order.id, 'done');
      },
    ],
  ])('with which an order was to be cancelled, and whose answer is lost: one that %s', async (_what, state, meanwhile) => {
    const order = await buy();
    const losing = orderActionsWith(store, (provider) => ({
      refundPart: async (paymentId, amountCents, key) => {
        await provider.refundPart(paymentId, amountCents, key);
        throw new PaymentUnreachable('lost');
      },
    }));
    expect(await losing.refund(order.orderId, { ...TWENTY_DOLLARS, amountCents: 72_620, isCancelling: true })).toEqual({ kind: 'unknown' });
    expect(await meanwhile(order)).toMatchObject({ exitCode: 0 });
    expect(await orderSeen(order)).toMatchObject({ state });
    const mails = (await mailsTo(order.shopper.email)).length;
    store.advance(2 * 60_000);
    await store.services.payments.orderActions.finishRefunds();
    await store.settled();
    const { steps, ...after } = await orderSeen(order);
    expect(after).toMatchObject({ state, refundedCents: 72_620 });
    expect(steps.filter(({ kind }) => kind === state)).toHaveLength(1);
    expect(await refundsAt(order.paymentId)).toEqual([72_620]);
    expect((await mailsTo(order.shopper.email)).length).toBeLessThanOrEqual(mails + 1);
  });

  test('is not needed for a test order of before the live keys: the provider does not know its payment, and it can be cancelled', async () => {
    const order = await buy();
    const live = orderActionsWith(store, () => ({ isLive: true, find: async () => null }));
    const found = await findOrder(store.database.db, order.orderId);
    expect(found === null ? null : await live.moneyLeft(found)).toEqual({ paidCents: 0, refundedCents: 0, leftCents: 0 });
    expect(found === null ? null : await live.moneyLeft({ ...found, isDemo: false })).toBeNull();
  });
});

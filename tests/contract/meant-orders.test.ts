import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findOrder } from '../../server/repositories/order-history';
import type { OrderReceipt } from '../../src/domain/order';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const tool = (...args: readonly string[]) => openShopTool(store, ...args);
const stateOf = async ({ orderId }: OrderReceipt) => (await findOrder(store.database.db, orderId))?.state;

/** Two orders: the id of the newer, after a restore, is the digits of the number of the older. */
async function ordersOfOneDigits() {
  const older = await buyCart(store, await shopperWithFloor(store));
  const digits = older.orderNumber.replace(/^.*-/, '');
  await store.database.db.execute(sql`select setval(pg_get_serial_sequence('orders', 'id'), ${Number(digits) - 1})`);
  const newer = await buyCart(store, await shopperWithFloor(store));
  expect(newer.orderId).toBe(Number(digits));
  return { older, newer, digits };
}

describe('Digits that are the ID of one order and the number of another', () => {
  it('change neither of them: the owner reads both whole numbers, and each of these means its own order', async () => {
    const { older, newer, digits } = await ordersOfOneDigits();
    for (const verb of [[], ['ready'], ['cancel', '--yes'], ['refund', '--yes']]) {
      const { exitCode, text } = await tool('order', digits, ...verb);
      expect(exitCode).toBe(2);
      for (const { orderId, orderNumber } of [older, newer])
        expect(text).toContain(`'order ${orderNumber}' is the order with the ID ${orderId}, of Ana Diaz`);
    }
    expect([await stateOf(older), await stateOf(newer)]).toEqual(['confirmed', 'confirmed']);
    const asked = (await tool('order', newer.orderNumber, 'cancel')).text;
    expect(asked).toContain(`To do it: order ${newer.orderNumber} cancel --yes`);
    await tool('order', older.orderNumber, 'ready');
    await tool('order', newer.orderNumber, 'cancel', '--yes');
    expect([await stateOf(older), await stateOf(newer)]).toEqual(['ready', 'cancelled']);
  });
});

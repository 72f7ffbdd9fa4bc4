import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { orders } from '../../server/db/schema/shop';
import { readWrittenMails } from '../../server/mail/written-mails';
import { formatCalendarDay } from '../../src/domain/calendar-day';
import { shopDayOf } from '../../src/domain/shop-day';
import { buyCart, openShopTool } from '../fixtures/filled-shop';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;
let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const [FIRST, SECOND] = [shopDayOf(Date.now() + 3 * DAY_MS), shopDayOf(Date.now() + 5 * DAY_MS)];

/** The text of the correction that a shopper gets when the last of these steps of a delivery is taken back. */
async function correctionAfter(...steps: readonly (readonly string[])[]): Promise<string> {
  const shopper = await shopperWithFloor(store);
  const { orderId } = await buyCart(store, shopper);
  await store.database.db.update(orders).set({ fulfilment: 'Delivery' }).where(eq(orders.id, orderId));
  for (const args of [...steps, ['undo']])
    expect(await openShopTool(store, 'order', String(orderId), ...args)).toMatchObject({ exitCode: 0 });
  await store.settled();
  const mails = await readWrittenMails(store.database.dataDir, 100);
  return mails.find(({ to, subject }) => to === shopper.email && subject.startsWith('A correction'))?.text ?? 'no correction';
}

test('A shopper whose new delivery day was a mistake reads the day that holds', async () => {
  const text = await correctionAfter(['schedule', FIRST], ['schedule', SECOND]);
  expect(text).toContain(`is delivered on ${formatCalendarDay(SECOND)}. That was a mistake`);
  expect(text).toContain(`We deliver it on ${formatCalendarDay(FIRST)}`);
  expect(text).not.toContain('when it is true');
});

test('A shopper whose order is not out for delivery after all reads the day that was agreed on last', async () => {
  const text = await correctionAfter(['schedule', FIRST], ['schedule', SECOND], ['out']);
  expect(text).toContain('is out for delivery. That was a mistake');
  expect(text).toContain(`We deliver it on ${formatCalendarDay(SECOND)}`);
});

test('A shopper whose order was on its way when another day was written by mistake reads that it is on its way', async () => {
  const text = await correctionAfter(['schedule', FIRST], ['out'], ['schedule', SECOND]);
  expect(text).toContain(`is delivered on ${formatCalendarDay(SECOND)}. That was a mistake`);
  expect(text).toContain('It is out for delivery.');
});

test('A shopper whose only delivery day was a mistake reads that a mail will come when there is one', async () => {
  expect(await correctionAfter(['schedule', FIRST])).toContain('We will email you when it is true.');
});

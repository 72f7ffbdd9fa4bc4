import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { checkoutSnapshots, orderLines, orders } from '../../server/db/schema/shop';
import { findStandInIntent } from '../../server/repositories/stand-in-intents';

/** What must not be when everything has settled: a sentence for each payment or order that is wrong. */
export async function wrongsOf(db: Database, userId: number): Promise<readonly string[]> {
  const made = await db.select().from(orders).where(eq(orders.userId, userId));
  const snapshots = await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.userId, userId));
  const opened = snapshots.flatMap(({ paymentId, state }) => (paymentId === null ? [] : [{ paymentId, state }]));
  const wrongs = made
    .filter((order) => !opened.some(({ paymentId }) => paymentId === order.paymentId))
    .map(({ orderNumber }) => `${orderNumber} has no payment`);
  let payable = 0;
  for (const { paymentId, state } of opened) {
    const intent = await findStandInIntent(db, paymentId);
    const own = made.filter((order) => order.paymentId === paymentId);
    const refundedCents = intent?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const isPaid = intent?.status === 'succeeded';
    if (state === 'open' && intent?.status.startsWith('requires_') === true) payable += 1;
    if (own.length > 1) wrongs.push(`${paymentId} is ${own.length} orders`);
    if (!isPaid && own.length > 0) wrongs.push(`${paymentId} is ${intent?.status} and an order`);
    if (isPaid && (refundedCents === 0) !== own.length > 0)
      wrongs.push(`${paymentId} is paid, ${refundedCents} cents refunded, ${own.length} orders`);
    if (isPaid && refundedCents !== 0 && refundedCents !== intent.amount) wrongs.push(`${paymentId} is refunded in part`);
    if (isPaid && own.some(({ totalCents, flag }) => totalCents !== intent.amount || flag !== null))
      wrongs.push(`${paymentId} is an order of another total`);
  }
  if (payable > 1) wrongs.push(`${payable} payments for one cart can be paid`);
  for (const order of made) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    if (lines.reduce((sum, line) => sum + line.boxes * line.pricePerBoxCents, 0) !== order.itemsCents)
      wrongs.push(`${order.orderNumber} has other lines than its total`);
  }
  return wrongs;
}

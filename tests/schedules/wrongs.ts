import { eq } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { checkoutSnapshots, orderLines, orders } from '../../server/db/schema/shop';
import { listStandInIntents } from '../../server/repositories/stand-in-intents';

/** More than any schedule opens. */
const ALL_INTENTS = 100_000;

/** What must not be when everything has settled: a sentence for each payment or order that is wrong. */
export async function wrongsOf(db: Database, userId: number): Promise<readonly string[]> {
  const made = await db.select().from(orders).where(eq(orders.userId, userId));
  const snapshots = await db.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.userId, userId));
  const opened = snapshots.flatMap(({ paymentId }) => paymentId ?? []);
  // The provider is asked, not our rows: what they say of a payment is what may be wrong.
  const intents = (await listStandInIntents(db, ALL_INTENTS)).filter(({ metadata }) => metadata['user_id'] === String(userId));
  const wrongs = made.filter((order) => !opened.includes(order.paymentId)).map(({ orderNumber }) => `${orderNumber} has no payment`);
  const payable = intents.filter(({ status }) => status.startsWith('requires_')).length;
  for (const { id, status } of intents)
    if (status === 'succeeded' && !opened.includes(id)) wrongs.push(`${id} is paid, and no cart knows it`);
  for (const paymentId of opened) {
    const intent = intents.find(({ id }) => id === paymentId);
    const own = made.filter((order) => order.paymentId === paymentId);
    const refundedCents = intent?.refunds.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
    const isPaid = intent?.status === 'succeeded';
    if (own.length > 1) wrongs.push(`${paymentId} is ${own.length} orders`);
    if (!isPaid && own.length > 0) wrongs.push(`${paymentId} is ${intent?.status} and an order`);
    if (isPaid && (refundedCents === 0) !== own.length > 0)
      wrongs.push(`${paymentId} is paid, ${refundedCents} cents refunded, ${own.length} orders`);
    if (isPaid && refundedCents !== 0 && refundedCents !== intent.amount) wrongs.push(`${paymentId} is refunded in part`);
    if (isPaid && own.some(({ totalCents, flag }) => totalCents !== intent.amount || flag !== null))
      wrongs.push(`${paymentId} is an order of another total`);
  }
  if (payable > 1) wrongs.push(`${payable} payments of one account can be paid`);
  for (const order of made) {
    const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
    if (lines.reduce((sum, line) => sum + line.boxes * line.pricePerBoxCents, 0) !== order.itemsCents)
      wrongs.push(`${order.orderNumber} has other lines than its total`);
  }
  return wrongs;
}

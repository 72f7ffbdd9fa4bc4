import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { OrderState } from '../../src/domain/order-life';
import { ORDER_STATES } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { orderRefunds, orders } from '../db/schema/shop';

export type OrderRefund = typeof orderRefunds.$inferSelect;

/** Its row is locked. */
export interface HeldOrder {
  readonly id: number;
  readonly userId: number;
  readonly paymentId: string;
  readonly state: OrderState;
  readonly toldRefundCents: number;
}

/** Steps, refunds and the provider's events are then handled one at a time. Null when there is none. */
export async function holdOrder(tx: Database, which: { readonly id: number } | { readonly paymentId: string }): Promise<HeldOrder | null> {
  const [row] = await tx
    .select()
    .from(orders)
    .where('id' in which ? eq(orders.id, which.id) : eq(orders.paymentId, which.paymentId))
    .for('update');
  if (row === undefined) return null;
  const { id, userId, paymentId, toldRefundCents } = row;
  return { id, userId, paymentId, toldRefundCents, state: ORDER_STATES.find((state) => state === row.state) ?? 'confirmed' };
}

/** The cents of refunds that the shopper has been told of by mail, all together. */
export async function setToldRefund(tx: Database, orderId: number, toldRefundCents: number): Promise<void> {
  await tx.update(orders).set({ toldRefundCents }).where(eq(orders.id, orderId));
}

/** The one whose outcome is still unknown. */
export async function findAskedRefund(db: Database, orderId: number): Promise<OrderRefund | null> {
  const [row] = await db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.state, 'asked')));
  return row ?? null;
}

/** Whatever became of it. */
export async function findRefundByKey(db: Database, key: string): Promise<OrderRefund | null> {
  const [row] = await db.select().from(orderRefunds).where(eq(orderRefunds.key, key));
  return row ?? null;
}

/** The newest made after `since` (milliseconds since 1970) and not refused. */
export async function findEqualRefund(db: Database, orderId: number, amountCents: number, since: number): Promise<OrderRefund | null> {
  const isEqual = and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.amountCents, amountCents), ne(orderRefunds.state, 'refused'));
  const [row] = await db
    .select()
    .from(orderRefunds)
    .where(and(isEqual, gt(orderRefunds.createdAt, new Date(since))))
    .orderBy(desc(orderRefunds.id))
    .limit(1);
  return row ?? null;
}

/** Call before the provider is asked for it. */
export async function insertRefund(
  tx: Database,
  refund: Pick<OrderRefund, 'orderId' | 'key' | 'amountCents' | 'isCancelling' | 'note' | 'doneBy' | 'createdAt'>,
): Promise<OrderRefund> {
  const [row] = await tx.insert(orderRefunds).values(refund).returning();
  if (row === undefined) throw new Error('The refund was not written');
  return row;
}

/** True for the one caller that records the outcome. */
export async function settleRefund(tx: Database, refundId: number, state: 'made' | 'refused'): Promise<boolean> {
  const rows = await tx
    .update(orderRefunds)
    .set({ state })
    .where(and(eq(orderRefunds.id, refundId), eq(orderRefunds.state, 'asked')))
    .returning({ id: orderRefunds.id });
  return rows.length > 0;
}

/** Requested before this time (milliseconds since 1970), with an unknown outcome. */
export function listUnfinishedRefunds(db: Database, before: number): Promise<readonly OrderRefund[]> {
  return db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.state, 'asked'), lt(orderRefunds.createdAt, new Date(before))))
    .orderBy(asc(orderRefunds.id));
}

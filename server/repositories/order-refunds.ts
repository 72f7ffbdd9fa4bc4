import { and, asc, desc, eq, gt, lt, ne } from 'drizzle-orm';
import type { OrderState } from '../../src/domain/order-life';
import { ORDER_STATES } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { orderRefunds, orders } from '../db/schema/shop';

/** A refund that the owner requested. */
export type OrderRefund = typeof orderRefunds.$inferSelect;

/** The data that decides an order's next step. The row is locked until the transaction ends. */
export interface HeldOrder {
  readonly id: number;
  readonly userId: number;
  readonly paymentId: string;
  readonly state: OrderState;
  readonly toldRefundCents: number;
}

/** Locks an order, so that its steps, its refunds and the provider's events are handled one at a time. Null when there is none. */
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

export async function setToldRefund(tx: Database, orderId: number, toldRefundCents: number): Promise<void> {
  await tx.update(orders).set({ toldRefundCents }).where(eq(orders.id, orderId));
}

/** The order's refund whose outcome is still unknown; null without one. */
export async function findAskedRefund(db: Database, orderId: number): Promise<OrderRefund | null> {
  const [row] = await db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.orderId, orderId), eq(orderRefunds.state, 'asked')));
  return row ?? null;
}

/** The newest refund of the same amount, made after `since` (milliseconds since 1970) and not refused; null without one. */
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

/** Records a refund before the provider is asked for it. */
export async function insertRefund(
  tx: Database,
  refund: Pick<OrderRefund, 'orderId' | 'key' | 'amountCents' | 'isCancelling' | 'note' | 'doneBy' | 'createdAt'>,
): Promise<OrderRefund> {
  const [row] = await tx.insert(orderRefunds).values(refund).returning();
  if (row === undefined) throw new Error('The refund was not written');
  return row;
}

/** Records the outcome. True for the one caller that does. */
export async function settleRefund(tx: Database, refundId: number, state: 'made' | 'refused'): Promise<boolean> {
  const rows = await tx
    .update(orderRefunds)
    .set({ state })
    .where(and(eq(orderRefunds.id, refundId), eq(orderRefunds.state, 'asked')))
    .returning({ id: orderRefunds.id });
  return rows.length > 0;
}

/** Refunds requested before that time (milliseconds since 1970) whose outcome is still unknown. */
export function listUnfinishedRefunds(db: Database, before: number): Promise<readonly OrderRefund[]> {
  return db
    .select()
    .from(orderRefunds)
    .where(and(eq(orderRefunds.state, 'asked'), lt(orderRefunds.createdAt, new Date(before))))
    .orderBy(asc(orderRefunds.id));
}

import { and, asc, eq, inArray, max } from 'drizzle-orm';
import { STEP_KINDS, type OrderState, type OrderStep } from '../../src/domain/order-life';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { orders, orderSteps } from '../db/schema/shop';
import { deleteHandovers } from './order-handovers';
import { giveBoxesBack } from './stock-uses';

/** Only the owner sees the author. */
export interface OwnerStep extends OrderStep {
  readonly by: string;
}

/** Call inside the transaction that makes it true. */
export async function insertStep(tx: Database, orderId: number, step: OwnerStep): Promise<void> {
  const { kind, at, day, amountCents, note, by } = step;
  await tx.insert(orderSteps).values({ orderId, kind, day, amountCents, note, doneBy: by, createdAt: new Date(at) });
}

/** Call inside the transaction that moves the order. */
export async function deleteNewestStep(tx: Database, orderId: number, kind: OrderStep['kind']): Promise<void> {
  const [newest] = await tx
    .select({ id: max(orderSteps.id) })
    .from(orderSteps)
    .where(and(eq(orderSteps.orderId, orderId), eq(orderSteps.kind, kind)));
  if (newest?.id !== null && newest?.id !== undefined) await tx.delete(orderSteps).where(eq(orderSteps.id, newest.id));
  // Whoever takes the boxes then is noted anew.
  if (kind === 'done') await deleteHandovers(tx, orderId);
}

/** `at` in milliseconds since 1970. False, without a change, when it has left `from`. Cancelling returns its boxes to stock. */
export async function moveOrder(
  tx: Database,
  orderId: number,
  { from, to, at }: { readonly from: OrderState; readonly to: OrderState; readonly at: number },
): Promise<boolean> {
  const rows = await tx
    .update(orders)
    .set({ state: to })
    .where(and(eq(orders.id, orderId), eq(orders.state, from)))
    .returning({ id: orders.id });
  if (rows.length > 0 && to === 'cancelled') await giveBoxesBack(tx, orderId, shopDayOf(at));
  return rows.length > 0;
}

/** Oldest first; an order without steps is absent. */
export async function readSteps(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly OwnerStep[]>> {
  const rows = await db
    .select()
    .from(orderSteps)
    .where(inArray(orderSteps.orderId, [...orderIds]))
    .orderBy(asc(orderSteps.id));
  const steps = new Map<number, OwnerStep[]>();
  for (const { orderId, kind, day, amountCents, note, doneBy, createdAt } of rows) {
    const known = STEP_KINDS.find((candidate) => candidate === kind);
    if (known === undefined) continue;
    const step = { kind: known, at: createdAt.getTime(), day, amountCents, note, by: doneBy };
    steps.set(orderId, [...(steps.get(orderId) ?? []), step]);
  }
  return steps;
}

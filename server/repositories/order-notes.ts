import { and, asc, eq, inArray } from 'drizzle-orm';
import type { DeskNote } from '../../src/domain/desk/desk-order';
import type { Database } from '../db/database';
import { orderNotes, orderPicks } from '../db/schema/staff';

interface NewNote extends DeskNote {
  readonly id: string;
}

/** Once per id. */
export async function insertOrderNote(tx: Database, orderId: number, { id, at, by, text }: NewNote): Promise<void> {
  // Protected by: the unique id.
  await tx
    .insert(orderNotes)
    .values({ id, orderId, text, writtenBy: by, createdAt: new Date(at) })
    .onConflictDoNothing();
}

/** Oldest first; an order without notes is absent. */
export async function readOrderNotes(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly DeskNote[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select()
    .from(orderNotes)
    .where(inArray(orderNotes.orderId, [...orderIds]))
    .orderBy(asc(orderNotes.createdAt), asc(orderNotes.id));
  const notes = new Map<number, DeskNote[]>();
  for (const { orderId, text, writtenBy, createdAt } of rows)
    notes.set(orderId, [...(notes.get(orderId) ?? []), { at: createdAt.getTime(), by: writtenBy, text }]);
  return notes;
}

/** Whether the boxes of a line stand ready. */
export async function setPicked(
  tx: Database,
  { orderId, productId, isPicked, by, at }: { orderId: number; productId: number; isPicked: boolean; by: string; at: number },
): Promise<void> {
  // Protected by: the unique line of an order. The last tick counts.
  if (isPicked)
    await tx
      .insert(orderPicks)
      .values({ orderId, productId, pickedBy: by, createdAt: new Date(at) })
      .onConflictDoNothing();
  else await tx.delete(orderPicks).where(and(eq(orderPicks.orderId, orderId), eq(orderPicks.productId, productId)));
}

/** Product ids by order; an order without ticks is absent. */
export async function readPicks(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
  if (orderIds.length === 0) return new Map();
  const rows = await db
    .select({ orderId: orderPicks.orderId, productId: orderPicks.productId })
    .from(orderPicks)
    .where(inArray(orderPicks.orderId, [...orderIds]))
    .orderBy(asc(orderPicks.productId));
  const picks = new Map<number, number[]>();
  for (const { orderId, productId } of rows) picks.set(orderId, [...(picks.get(orderId) ?? []), productId]);
  return picks;
}

import { asc, eq, inArray } from 'drizzle-orm';
import type { DeskHandover } from '../../src/domain/desk/desk-order';
import type { Database } from '../db/database';
import { orderHandovers } from '../db/schema/staff';

interface NewHandover extends DeskHandover {
  readonly id: string;
}

/** Once per id. */
export async function insertHandover(tx: Database, orderId: number, { id, takenBy, signature, by, at }: NewHandover): Promise<void> {
  // Protected by: the unique id.
  await tx
    .insert(orderHandovers)
    .values({ id, orderId, takenBy, signature, handedBy: by, at: new Date(at) })
    .onConflictDoNothing();
}

/** With the step that it stands for, inside its transaction. */
export async function deleteHandovers(tx: Database, orderId: number): Promise<void> {
  // Protected by: the order's row lock.
  await tx.delete(orderHandovers).where(eq(orderHandovers.orderId, orderId));
}

/** The first of each order; one that was not handed over is absent. */
export async function readHandovers(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, DeskHandover>> {
  const rows = await db
    .select()
    .from(orderHandovers)
    .where(inArray(orderHandovers.orderId, [...orderIds]))
    .orderBy(asc(orderHandovers.at), asc(orderHandovers.id));
  const handovers = new Map<number, DeskHandover>();
  for (const { orderId, takenBy, signature, handedBy, at } of rows)
    if (!handovers.has(orderId)) handovers.set(orderId, { takenBy, signature, by: handedBy, at: at.getTime() });
  return handovers;
}

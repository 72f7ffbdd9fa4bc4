import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { checkoutSnapshots, orders } from '../db/schema/shop';
import { hasHeldEnough, isHeldFrom } from './cart-snapshots';

/** A cancelled order releases the quote. */
export async function findOrderOfQuote(
  db: Database,
  signature: string,
): Promise<{ readonly orderNumber: string; readonly userId: number } | null> {
  const [row] = await db
    .select({ orderNumber: orders.orderNumber, userId: orders.userId })
    .from(orders)
    .where(and(eq(orders.quoteSignature, signature), ne(orders.state, 'cancelled')))
    .limit(1);
  return row ?? null;
}

/** Only boxes are locked after it (`lockUser`). */
export async function lockQuote(tx: Database, signature: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${signature}, 0))`);
}

/** As `isHeldFrom`. Call with the quote locked. */
export async function isQuoteHeld(tx: Database, signature: string, userId: number): Promise<boolean> {
  const [row] = await tx
    .select({ id: checkoutSnapshots.id })
    .from(checkoutSnapshots)
    .where(and(isHeldFrom(userId), isWithQuote(signature)))
    .limit(1);
  return row !== undefined;
}

/** As `hasHeldEnough`. */
export function hasHeldQuoteEnough(tx: Database, signature: string, userId: number): Promise<boolean> {
  return hasHeldEnough(tx, userId, isWithQuote(signature));
}

function isWithQuote(signature: string): SQL {
  return sql`${checkoutSnapshots.content} -> 'quote' ->> 'signature' = ${signature}`;
}

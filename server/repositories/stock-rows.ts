import { asc, inArray } from 'drizzle-orm';
import type { Stock } from '../../src/domain/stock';
import type { Database } from '../db/database';
import { productStock } from '../db/schema/catalogue';

export type StockRow = typeof productStock.$inferSelect;

/** Undefined when the owner has not stated any. */
export function stockFrom(row: StockRow | null): Stock | undefined {
  return row === null ? undefined : { boxesOnHand: row.boxesOnHand, asOf: row.countedOn, backOn: row.backOn };
}

/** In the order of product ids, which prevents deadlocks. */
export async function lockStock(tx: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, StockRow>> {
  const rows = await tx
    .select()
    .from(productStock)
    .where(inArray(productStock.productId, [...productIds]))
    .orderBy(asc(productStock.productId))
    .for('update');
  return new Map(rows.map((row) => [row.productId, row]));
}

/** As `lockStock`, for changes in several batches. */
export async function lockAllStock(tx: Database): Promise<void> {
  const { productId } = productStock;
  await tx.select({ productId }).from(productStock).orderBy(asc(productId)).for('update');
}

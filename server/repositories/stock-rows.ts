import { asc, inArray } from 'drizzle-orm';
import type { Stock } from '../../src/domain/stock';
import type { Database } from '../db/database';
import { productStock } from '../db/schema/catalogue';

export type StockRow = typeof productStock.$inferSelect;

/** What shoppers are told of a product's boxes; undefined when the owner says nothing. */
export function stockFrom(row: StockRow | null): Stock | undefined {
  return row === null ? undefined : { boxesOnHand: row.boxesOnHand, asOf: row.countedOn, backOn: row.backOn };
}

/** Boxes by product, locked until the transaction ends. Always in the order of the products: two who lock the same ones do not wait for each other. */
export async function lockStock(tx: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, StockRow>> {
  const rows = await tx
    .select()
    .from(productStock)
    .where(inArray(productStock.productId, [...productIds]))
    .orderBy(asc(productStock.productId))
    .for('update');
  return new Map(rows.map((row) => [row.productId, row]));
}

/** Locks the boxes of every product, as `lockStock` does: for who changes more of them than one call takes. */
export async function lockAllStock(tx: Database): Promise<void> {
  const { productId } = productStock;
  await tx.select({ productId }).from(productStock).orderBy(asc(productId)).for('update');
}

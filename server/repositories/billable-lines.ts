import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Database } from '../db/database';
import { products } from '../db/schema/catalogue';
import { cartLines } from '../db/schema/shop';

/** `sqftPerBox` in hundredths of a square foot. Null when unset. */
export interface BillableLine {
  readonly productId: number;
  readonly title: string;
  readonly boxes: number;
  readonly isActive: boolean;
  readonly pricePerBoxCents: number | null;
  readonly sqftPerBox: number | null;
}

/** At catalogue prices, in a fixed order. */
export async function readBillableLines(db: Database, userId: number): Promise<readonly BillableLine[]> {
  return db
    .select({
      productId: cartLines.productId,
      title: products.title,
      boxes: cartLines.boxes,
      isActive: products.isActive,
      pricePerBoxCents: products.pricePerBoxCents,
      sqftPerBox: products.sqftPerBoxHundredths,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .where(eq(cartLines.userId, userId))
    .orderBy(asc(cartLines.productId));
}

/** Withdrawn products are absent; an unset price or area is 0. */
export async function readPricesOf(
  db: Database,
  productIds: readonly number[],
): Promise<ReadonlyMap<number, { readonly pricePerBoxCents: number; readonly sqftPerBox: number }>> {
  const rows = await db
    .select({ id: products.id, pricePerBoxCents: products.pricePerBoxCents, sqftPerBox: products.sqftPerBoxHundredths })
    .from(products)
    .where(and(inArray(products.id, [...productIds]), eq(products.isActive, true)));
  return new Map(
    rows.map(({ id, pricePerBoxCents, sqftPerBox }) => [id, { pricePerBoxCents: pricePerBoxCents ?? 0, sqftPerBox: sqftPerBox ?? 0 }]),
  );
}

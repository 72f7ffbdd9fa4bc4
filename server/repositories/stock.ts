import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { StockCount } from '../../src/domain/desk/stock-count';
import type { Database } from '../db/database';
import { catalogueVersion, products, productStock } from '../db/schema/catalogue';
import { bumpCatalogueVersion } from './catalogue';
import { lockCatalogue } from './catalogue-changes';
import { lockStock, type StockRow } from './stock-rows';

/** More boxes than any shop has of one product. */
export const MAX_BOXES_ON_HAND = 1_000_000;

/** Undefined keeps a value, null removes it. */
export interface StockChange {
  readonly slug: string;
  readonly boxesOnHand: number | null | undefined;
  readonly backOn: string | null | undefined;
}

export interface CountedProduct {
  readonly productId: number;
  readonly slug: string;
  readonly title: string;
  readonly boxesOnHand: number | null;
  readonly countedOn: string;
  readonly backOn: string | null;
}

/** In the order of the lists, withdrawn products too. */
export function listStock(db: Database): Promise<readonly CountedProduct[]> {
  const { productId, boxesOnHand, countedOn, backOn } = productStock;
  return db
    .select({ productId, slug: products.slug, title: products.title, boxesOnHand, countedOn, backOn })
    .from(productStock)
    .innerJoin(products, eq(products.id, productId))
    .orderBy(asc(products.position), asc(products.id));
}

/** Every floor on sale, counted or not, in the order of the lists. */
export function listAllStock(db: Database): Promise<readonly StockCount[]> {
  const { boxesOnHand, countedOn, backOn } = productStock;
  return db
    .select({ productId: products.id, slug: products.slug, title: products.title, boxesOnHand, countedOn, backOn })
    .from(products)
    .leftJoin(productStock, eq(products.id, productStock.productId))
    .where(eq(products.isActive, true))
    .orderBy(asc(products.position), asc(products.id));
}

/** Locked against orders; null for a floor that nobody counts. Call with the catalogue locked. */
export async function lockStockOf(tx: Database, slug: string): Promise<StockRow | null> {
  const [floor] = await tx.select({ id: products.id }).from(products).where(eq(products.slug, slug));
  return floor === undefined ? null : ((await lockStock(tx, [floor.id])).get(floor.id) ?? null);
}

/** Withdrawn ones too. */
export function listProductNames(db: Database): Promise<readonly { readonly id: number; readonly slug: string; readonly title: string }[]> {
  return db.select({ id: products.id, slug: products.slug, title: products.title }).from(products).orderBy(asc(products.id));
}

/** With a new catalogue version. `note` gets the boxes before it, null where nobody counted them. False for an unknown floor. */
export function changeStock(
  db: Database,
  change: StockChange,
  day: string,
  note: (tx: Database, before: number | null) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  // Protected by: the catalogue's row lock, and the row locks of its boxes.
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    const before = (await lockStockOf(tx, change.slug))?.boxesOnHand ?? null;
    if (!(await putStock(tx, [change], day))) return false;
    await note(tx, before);
    await bumpCatalogueVersion(tx);
    return true;
  });
}

/**
 * As of `day` (YYYY-MM-DD), some hundreds per call; `countedAt` in milliseconds since 1970. Call with the catalogue locked, and raise its version
 * afterwards. False when no floor has one of these slugs.
 */
export async function putStock(tx: Database, changes: readonly StockChange[], day: string, countedAt = Date.now()): Promise<boolean> {
  const slugs = changes.map(({ slug }) => slug);
  const found = await tx.select({ id: products.id, slug: products.slug }).from(products).where(inArray(products.slug, slugs));
  const idOf = new Map(found.map(({ slug, id }) => [slug, id]));
  const known = await lockStock(
    tx,
    found.map(({ id }) => id),
  );
  const rows: StockRow[] = [];
  const gone: number[] = [];
  for (const { slug, boxesOnHand, backOn } of changes) {
    const productId = idOf.get(slug);
    if (productId === undefined) continue;
    const before = known.get(productId);
    const row = {
      productId,
      boxesOnHand: boxesOnHand === undefined ? (before?.boxesOnHand ?? null) : boxesOnHand,
      backOn: backOn === undefined ? (before?.backOn ?? null) : backOn,
      countedOn: boxesOnHand === undefined ? (before?.countedOn ?? day) : day,
      countedAt: boxesOnHand === undefined ? (before?.countedAt ?? null) : new Date(countedAt),
      isMoved: false,
    };
    if (row.boxesOnHand !== null || row.backOn !== null) rows.push(row);
    else if (before !== undefined) gone.push(productId);
  }
  if (gone.length > 0) await tx.delete(productStock).where(inArray(productStock.productId, gone));
  if (rows.length === 0) return found.length > 0;
  await tx
    .insert(productStock)
    .values(rows)
    .onConflictDoUpdate({
      target: productStock.productId,
      set: {
        boxesOnHand: sql`excluded.boxes_on_hand`,
        backOn: sql`excluded.back_on`,
        countedOn: sql`excluded.counted_on`,
        countedAt: sql`excluded.counted_at`,
        isMoved: false,
      },
    });
  return true;
}

/**
 * One catalogue version for all: one per order would render all documents again each time. The owner's version, which a running
 * import compares, stays. True when there was a change.
 */
export async function publishMovedStock(db: Database): Promise<boolean> {
  const { isMoved, productId } = productStock;
  const [moved] = await db.select({ productId }).from(productStock).where(eq(isMoved, true)).limit(1);
  if (moved === undefined) return false;
  // Protected by: the catalogue's row lock, and the row locks of its boxes.
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    // As orders lock them: a plain update locks rows in the order of the disk and could deadlock.
    const rows = await tx.select({ productId }).from(productStock).where(eq(isMoved, true)).orderBy(asc(productId)).for('update');
    if (rows.length === 0) return false;
    const told = rows.map((row) => row.productId);
    await tx.update(productStock).set({ isMoved: false }).where(inArray(productId, told));
    await bumpCatalogueVersion(tx);
    await tx.update(catalogueVersion).set({ stockMoves: sql`${catalogueVersion.stockMoves} + 1` });
    return true;
  });
}

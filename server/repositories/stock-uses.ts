import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { ShortFloor } from '../../src/domain/stock';
import type { Database } from '../db/database';
import { productStock } from '../db/schema/catalogue';
import { checkoutSnapshots, orderLines } from '../db/schema/shop';
import type { SnapshotLine } from './snapshot-content';
import { hasHeldEnough, isHeldFrom } from './cart-snapshots';
import { lockStock } from './stock-rows';

/** In a shop that sells only boxes on hand. */
export interface BoxesProblem {
  readonly short: readonly ShortFloor[];
  /** Held scarce boxes too often today without paying. */
  readonly isHeldEnough: boolean;
}

/** Boxes held (`isHeldFrom`) are not free. Call inside the transaction that freezes the cart, as its last lock (`lockUser`). */
export async function judgeBoxes(tx: Database, userId: number, lines: readonly SnapshotLine[]): Promise<BoxesProblem> {
  const stock = await lockStock(tx, productIdsOf(lines));
  if (stock.size === 0) return { short: [], isHeldEnough: false };
  const held = await readHeldBoxes(tx, userId);
  const short = lines.flatMap(({ productId, title, boxes }) => {
    const row = stock.get(productId);
    if (row === undefined || row.boxesOnHand === null) return [];
    const freeBoxes = Math.max(0, row.boxesOnHand - (held.get(productId) ?? 0));
    const { boxesOnHand, countedOn: asOf, backOn } = row;
    return boxes > freeBoxes ? [{ title, stock: { boxesOnHand, asOf, backOn }, freeBoxes }] : [];
  });
  // A shopper who leaves others as many boxes as they take makes nobody wait.
  const scarce = lines.filter(({ productId, boxes }) => {
    const onHand = stock.get(productId)?.boxesOnHand ?? null;
    return onHand !== null && onHand < 2 * boxes;
  });
  return { short, isHeldEnough: short.length === 0 && (await hasHeldBoxesEnough(tx, userId, productIdsOf(scarce))) };
}

async function readHeldBoxes(tx: Database, userId: number): Promise<ReadonlyMap<number, number>> {
  const rows = await tx
    .select({ productId: sql<number>`(line ->> 'productId')::int`, boxes: sql<number>`sum((line ->> 'boxes')::int)::int` })
    .from(sql`${checkoutSnapshots}, jsonb_array_elements(${checkoutSnapshots.content} -> 'lines') as line`)
    .where(isHeldFrom(userId))
    .groupBy(sql`1`);
  return new Map(rows.map(({ productId, boxes }) => [productId, boxes]));
}

async function hasHeldBoxesEnough(tx: Database, userId: number, productIds: readonly number[]): Promise<boolean> {
  if (productIds.length === 0) return false;
  const { content } = checkoutSnapshots;
  const isOfThese = productIds.map((productId) => sql`${content} -> 'lines' @> ${JSON.stringify([{ productId }])}::jsonb`);
  return hasHeldEnough(tx, userId, sql`${content} ->> 'holdsBoxes' = 'true' and (${sql.join(isOfThese, sql` or `)})`);
}

export interface TakenBoxes {
  readonly productId: number;
  readonly title: string;
  readonly ordered: number;
  /** Null when the shop does not count them. */
  readonly taken: number | null;
}

/** As far as the stock goes. Call inside the transaction that writes the order; `day` as YYYY-MM-DD. */
export async function takeBoxes(tx: Database, lines: readonly SnapshotLine[], day: string): Promise<readonly TakenBoxes[]> {
  const stock = await lockStock(tx, productIdsOf(lines));
  const all: TakenBoxes[] = [];
  for (const { productId, title, boxes } of lines) {
    const onHand = stock.get(productId)?.boxesOnHand ?? null;
    const taken = onHand === null ? null : Math.min(onHand, boxes);
    if (taken !== null && taken > 0) await moveBoxes(tx, productId, -taken, day);
    all.push({ productId, title, ordered: boxes, taken });
  }
  return all;
}

/** Once. Call inside the transaction that cancels it; `day` as YYYY-MM-DD. */
export async function giveBoxesBack(tx: Database, orderId: number, day: string): Promise<void> {
  const isOfOrder = eq(orderLines.orderId, orderId);
  const lines = await tx
    .select({ productId: orderLines.productId, boxes: orderLines.boxesFromStock })
    .from(orderLines)
    .where(and(isOfOrder, gt(orderLines.boxesFromStock, 0)))
    .orderBy(asc(orderLines.productId));
  // Also lines that found nothing on hand: a cancelled order lacks nothing.
  await tx.update(orderLines).set({ boxesFromStock: null }).where(isOfOrder);
  if (lines.length === 0) return;
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  for (const { productId, boxes } of lines) await moveBoxes(tx, productId, boxes ?? 0, day);
}

async function moveBoxes(tx: Database, productId: number, boxes: number, day: string): Promise<void> {
  await tx
    .update(productStock)
    .set({ boxesOnHand: sql`${productStock.boxesOnHand} + ${boxes}`, countedOn: day, isMoved: true })
    .where(and(eq(productStock.productId, productId), isNotNull(productStock.boxesOnHand)));
}

const productIdsOf = (lines: readonly SnapshotLine[]): readonly number[] => lines.map(({ productId }) => productId);

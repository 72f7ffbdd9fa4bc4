import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { ShortFloor } from '../../src/domain/stock';
import type { Database } from '../db/database';
import { productStock } from '../db/schema/catalogue';
import { checkoutSnapshots, orderLines } from '../db/schema/shop';
import type { SnapshotLine } from './snapshot-content';
import { hasHeldEnough, isHeldFrom } from './snapshots';
import { lockStock } from './stock-rows';

/** What keeps a shopper from paying for lines where only boxes on hand are sold. */
export interface BoxesProblem {
  /** Floors of which fewer boxes are free than the shopper wants. */
  readonly short: readonly ShortFloor[];
  /** Whether the shopper held boxes that are scarce too often today without paying. */
  readonly isHeldEnough: boolean;
}

/**
 * Counts the boxes that are free for a shopper's lines. The open payment of another shopper, and a paid one whose order is still owed, holds
 * its boxes. Call inside the transaction that freezes the cart, as its last lock (`lockUser`): of shoppers at once one waits for the other.
 */
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
  // Whoever leaves others as many boxes as they take themselves keeps nobody waiting.
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

/** Boxes of an order's line that were on hand, and those that were ordered. */
export interface TakenBoxes {
  readonly productId: number;
  readonly title: string;
  readonly ordered: number;
  /** Null where the shop does not count them. */
  readonly taken: number | null;
}

/** Takes what is ordered off the boxes on hand, as far as they go. Call inside the transaction that writes the order; `day` as YYYY-MM-DD. */
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

/** Puts the boxes that an order took back on hand, once. Call inside the transaction that cancels it; `day` as YYYY-MM-DD. */
export async function giveBoxesBack(tx: Database, orderId: number, day: string): Promise<void> {
  const isOfOrder = eq(orderLines.orderId, orderId);
  const lines = await tx
    .select({ productId: orderLines.productId, boxes: orderLines.boxesFromStock })
    .from(orderLines)
    .where(and(isOfOrder, gt(orderLines.boxesFromStock, 0)))
    .orderBy(asc(orderLines.productId));
  // Lines that found nothing on hand too: nothing is missing of a cancelled order.
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

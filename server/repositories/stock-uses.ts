import { and, asc, eq, gt, isNotNull, ne, or, sql } from 'drizzle-orm';
import type { ShortFloor } from '../../src/domain/stock';
import type { Database } from '../db/database';
import { productStock } from '../db/schema/catalogue';
import { checkoutSnapshots, orderLines } from '../db/schema/shop';
import type { SnapshotLine } from './snapshot-content';
import { hasHeldEnough } from './snapshots';
import { lockStock } from './stock-rows';

/**
 * Lines of which fewer boxes are free than a shopper wants. The open payment of another shopper, and a paid one whose order is still owed, holds
 * its boxes. Call inside the transaction that freezes the cart, as its last lock (`lockUser`): of shoppers at once one waits for the other.
 */
export async function findShortFloors(tx: Database, userId: number, lines: readonly SnapshotLine[]): Promise<readonly ShortFloor[]> {
  const stock = await lockStock(tx, productIdsOf(lines));
  if (stock.size === 0) return [];
  const { content, state } = checkoutSnapshots;
  const isHolding = or(eq(state, 'paid_unfulfilled'), and(eq(state, 'open'), ne(checkoutSnapshots.userId, userId)));
  const held = await tx
    .select({ productId: sql<number>`(line ->> 'productId')::int`, boxes: sql<number>`sum((line ->> 'boxes')::int)::int` })
    .from(sql`${checkoutSnapshots}, jsonb_array_elements(${content} -> 'lines') as line`)
    .where(isHolding)
    .groupBy(sql`1`);
  const heldOf = new Map(held.map(({ productId, boxes }) => [productId, boxes]));
  return lines.flatMap(({ productId, title, boxes }) => {
    const row = stock.get(productId);
    if (row === undefined || row.boxesOnHand === null) return [];
    const freeBoxes = Math.max(0, row.boxesOnHand - (heldOf.get(productId) ?? 0));
    const { boxesOnHand, countedOn: asOf, backOn } = row;
    return boxes > freeBoxes ? [{ title, stock: { boxesOnHand, asOf, backOn }, freeBoxes }] : [];
  });
}

/** Whether a shopper held boxes of these lines too often today without paying. Call after `findShortFloors`. */
export async function hasHeldBoxesEnough(tx: Database, userId: number, lines: readonly SnapshotLine[]): Promise<boolean> {
  const counted = [...(await lockStock(tx, productIdsOf(lines))).keys()];
  if (counted.length === 0) return false;
  const { content } = checkoutSnapshots;
  const isOfThese = counted.map((productId) => sql`${content} -> 'lines' @> ${JSON.stringify([{ productId }])}::jsonb`);
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
  const isTaken = and(eq(orderLines.orderId, orderId), gt(orderLines.boxesFromStock, 0));
  const lines = await tx
    .select({ productId: orderLines.productId, boxes: orderLines.boxesFromStock })
    .from(orderLines)
    .where(isTaken)
    .orderBy(asc(orderLines.productId));
  if (lines.length === 0) return;
  await lockStock(
    tx,
    lines.map(({ productId }) => productId),
  );
  for (const { productId, boxes } of lines) await moveBoxes(tx, productId, boxes ?? 0, day);
  await tx.update(orderLines).set({ boxesFromStock: null }).where(isTaken);
}

async function moveBoxes(tx: Database, productId: number, boxes: number, day: string): Promise<void> {
  await tx
    .update(productStock)
    .set({ boxesOnHand: sql`${productStock.boxesOnHand} + ${boxes}`, countedOn: day, isMoved: true })
    .where(and(eq(productStock.productId, productId), isNotNull(productStock.boxesOnHand)));
}

const productIdsOf = (lines: readonly SnapshotLine[]): readonly number[] => lines.map(({ productId }) => productId);

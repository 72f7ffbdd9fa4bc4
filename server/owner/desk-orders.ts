import { DESK_ORDERS_PER_PAGE, type DeskOrdersSought } from '../../src/contract/desk/orders';
import { rowOf, type DeskOrder, type DeskOrderRow } from '../../src/domain/desk/desk-order';
import { isHandoverCode } from '../../src/domain/handover-code';
import { isOver } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { findMeantOrders, findOrdersByHandoverCode, searchOrders, tooFewOnHand, type OwnerOrder } from '../repositories/order-history';
import { readOrderNotes, readPicks } from '../repositories/order-notes';

const NOT_TYPED = /\s+/;

/** With what staff wrote and ticked. */
export async function withDeskFacts(db: Database, orders: readonly OwnerOrder[]): Promise<readonly DeskOrder[]> {
  const ids = orders.map(({ orderId }) => orderId);
  const notes = await readOrderNotes(db, ids);
  const picks = await readPicks(db, ids);
  return orders.map((order) => ({
    ...order,
    lines: order.lines.map((line) => ({ ...line, onHand: tooFewOnHand(line) })),
    notes: notes.get(order.orderId) ?? [],
    picked: picks.get(order.orderId) ?? [],
  }));
}

/** By the whole number in any case, or by its handover code, open ones first; null when there is none. */
export async function findDeskOrder(db: Database, orderNumber: string): Promise<DeskOrder | null> {
  const found = isHandoverCode(orderNumber)
    ? (await findOrdersByHandoverCode(db, orderNumber)).toSorted((a, b) => Number(isOver(a)) - Number(isOver(b)))
    : (await findMeantOrders(db, orderNumber)).filter((order) => order.orderNumber === orderNumber.toUpperCase());
  const [order] = await withDeskFacts(db, found);
  return order ?? null;
}

/** Newest first. */
export async function searchDeskRows(db: Database, { words, state, beforeOrderId }: DeskOrdersSought): Promise<readonly DeskOrderRow[]> {
  const sought = {
    words: words.split(NOT_TYPED).filter((word) => word !== ''),
    states: state === null ? [] : [state],
    from: null,
    to: null,
  };
  const found = await searchOrders(db, sought, { limit: DESK_ORDERS_PER_PAGE, beforeId: beforeOrderId });
  return found.map((order) => rowOf({ ...order, lines: [], notes: [], picked: [] }));
}

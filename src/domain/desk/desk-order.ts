import type { Order, OrderLine } from '../order';
import { deliveryDay, nextStates, type OrderState, type OrderStep } from '../order-life';
import type { Fulfilment } from '../fulfilment';
import type { Cents } from '../money';

export interface DeskStep extends OrderStep {
  /** Who did it. */
  readonly by: string;
}

/** Among staff; the shopper never sees it. `at` in milliseconds since 1970. */
export interface DeskNote {
  readonly at: number;
  readonly by: string;
  readonly text: string;
}

/** `at` in milliseconds since 1970. */
export interface DeskHandover {
  readonly at: number;
  /** Who handed the boxes over. */
  readonly by: string;
  readonly takenBy: string;
  /** Path of a picture (signature.ts); '' without one. */
  readonly signature: string;
}

export interface DeskLine extends OrderLine {
  /** Boxes on hand when it was sold, where they were too few; null otherwise. */
  readonly onHand: number | null;
}

/** An order as the people behind the counter see it. */
export interface DeskOrder extends Order {
  readonly placedAt: number;
  readonly state: OrderState;
  readonly lines: readonly DeskLine[];
  readonly steps: readonly DeskStep[];
  readonly buyer: { readonly name: string; readonly email: string };
  readonly phone: string | null;
  readonly quoteNumber: string | null;
  /** What is unusual about its payment. */
  readonly flag: string | null;
  readonly notes: readonly DeskNote[];
  /** Product ids of the lines whose boxes stand ready. */
  readonly picked: readonly number[];
  /** Null before that, and when it was done without a note. */
  readonly handover: DeskHandover | null;
}

/** What a list of many orders shows of one. */
export interface DeskOrderRow {
  readonly orderId: number;
  readonly orderNumber: string;
  readonly placedAt: number;
  readonly buyerName: string;
  readonly phone: string | null;
  readonly fulfilment: Fulfilment;
  readonly boxes: number;
  readonly totalCents: Cents;
  readonly state: OrderState;
  /** Of the delivery, YYYY-MM-DD; null before one is agreed. */
  readonly day: string | null;
  readonly needsLook: boolean;
}

const rows = new WeakMap<DeskOrder, DeskOrderRow>();

/** The same row for the same order. */
export function rowOf(order: DeskOrder): DeskOrderRow {
  const known = rows.get(order) ?? newRowOf(order);
  rows.set(order, known);
  return known;
}

function newRowOf(order: DeskOrder): DeskOrderRow {
  const { orderId, orderNumber, placedAt, buyer, phone, fulfilment, bill, state, steps } = order;
  return {
    orderId,
    orderNumber,
    placedAt,
    buyerName: buyer.name,
    phone,
    fulfilment,
    boxes: bill.boxes,
    totalCents: bill.totalCents,
    state,
    day: deliveryDay(steps),
    needsLook: needsLook(order),
  };
}

/** An odd payment, or one that the buyer's bank disputes. */
export function needsLook({ flag, dispute }: Pick<DeskOrder, 'flag' | 'dispute'>): boolean {
  return flag !== null || dispute === 'open';
}

export function isPicked({ lines, picked }: Pick<DeskOrder, 'lines' | 'picked'>): boolean {
  return lines.every(({ productId }) => picked.includes(productId));
}

export type ForwardState = Exclude<OrderState, 'confirmed' | 'cancelled'>;

/** The step that comes next on an order's path; null when none does. */
export function nextStep({ fulfilment, state }: Pick<DeskOrder, 'fulfilment' | 'state'>): ForwardState | null {
  const [next] = nextStates(fulfilment, state);
  return next === undefined || next === 'confirmed' || next === 'cancelled' ? null : next;
}

const STEP_BUTTONS: Readonly<Record<ForwardState, string>> = {
  ready: 'Ready for pickup',
  scheduled: 'Schedule',
  out: 'Out for delivery',
  done: 'Delivered',
};

/** What the button of a step is called. */
export function stepWords(to: ForwardState, fulfilment: Fulfilment): string {
  return to === 'done' && fulfilment === 'Pickup' ? 'Picked up' : STEP_BUTTONS[to];
}

import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';

/** The states of an order (DESIGN 9). */
export const ORDER_STATES = ['confirmed', 'ready', 'scheduled', 'out', 'done', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** Events after an order was placed: a new state, or a refund. */
export const STEP_KINDS = ['ready', 'scheduled', 'out', 'done', 'cancelled', 'refunded', 'refund_failed'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** An event in an order's life. */
export interface OrderStep {
  readonly kind: StepKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The agreed day of a delivery, YYYY-MM-DD; null for every other kind. */
  readonly day: string | null;
  /** The amount of a refund; null for every other kind. */
  readonly amountCents: Cents | null;
  /** A message from the shop to the shopper. */
  readonly note: string | null;
}

const PATHS: Readonly<Record<Fulfilment, readonly OrderState[]>> = {
  Pickup: ['confirmed', 'ready', 'done'],
  Delivery: ['confirmed', 'scheduled', 'out', 'done'],
};

/** Steps off the normal path: another delivery day, also after a delivery found nobody at home. */
const DETOURS: Readonly<Partial<Record<OrderState, readonly OrderState[]>>> = { scheduled: ['scheduled'], out: ['scheduled'] };

/** The states of an order on its normal path. */
export function pathOf(fulfilment: Fulfilment): readonly OrderState[] {
  return PATHS[fulfilment];
}

/** The possible next states of an order. Done and cancelled have none. */
export function nextStates(fulfilment: Fulfilment, state: OrderState): readonly OrderState[] {
  const path = PATHS[fulfilment];
  const place = path.indexOf(state);
  const next = place < 0 ? undefined : path[place + 1];
  return next === undefined ? [] : [next, ...(DETOURS[state] ?? []), 'cancelled'];
}

const STATE_WORDS: Readonly<Record<OrderState, string>> = {
  confirmed: 'Confirmed',
  ready: 'Ready to pick up',
  scheduled: 'Delivery scheduled',
  out: 'Out for delivery',
  done: 'Delivered',
  cancelled: 'Cancelled',
};

/** The shopper's word for a state. */
export function stateWords(state: OrderState, fulfilment: Fulfilment): string {
  return state === 'done' && fulfilment === 'Pickup' ? 'Picked up' : STATE_WORDS[state];
}

/**
 * The newest step that set the order's state, and the state before it; null when nothing can be undone. A cancellation cannot: its refund may be
 * under way.
 */
export function stepToUndo(
  state: OrderState,
  steps: readonly OrderStep[],
): { readonly step: OrderStep; readonly before: OrderState } | null {
  if (state === 'confirmed' || state === 'cancelled') return null;
  const states = steps.filter(({ kind }) => ORDER_STATES.some((known) => known === kind));
  const step = states.at(-1);
  if (step?.kind !== state) return null;
  const earlier = states.at(-2)?.kind;
  return { step, before: ORDER_STATES.find((known) => known === earlier) ?? 'confirmed' };
}

/** The delivery day that was agreed on last; null before that. */
export function deliveryDay(steps: readonly OrderStep[]): string | null {
  return steps.findLast(({ kind }) => kind === 'scheduled')?.day ?? null;
}

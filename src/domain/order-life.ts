import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';

/** How far an order is (DESIGN 9). */
export const ORDER_STATES = ['confirmed', 'ready', 'scheduled', 'out', 'done', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

/** What can happen to an order after it was placed: a state it comes to, or money that goes back. */
export const STEP_KINDS = ['ready', 'scheduled', 'out', 'done', 'cancelled', 'refunded', 'refund_failed'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

/** A step in an order's life. */
export interface OrderStep {
  readonly kind: StepKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The agreed day of a delivery, YYYY-MM-DD; null for every other step. */
  readonly day: string | null;
  /** Of a refund; null for every other step. */
  readonly amountCents: Cents | null;
  /** What the shop adds for the shopper. */
  readonly note: string | null;
}

const PATHS: Readonly<Record<Fulfilment, readonly OrderState[]>> = {
  Pickup: ['confirmed', 'ready', 'done'],
  Delivery: ['confirmed', 'scheduled', 'out', 'done'],
};

/** Steps off the straight path: another day for a delivery, also after nobody was at home. */
const DETOURS: Readonly<Partial<Record<OrderState, readonly OrderState[]>>> = { scheduled: ['scheduled'], out: ['scheduled'] };

/** The states an order goes through when nothing gets in the way. */
export function pathOf(fulfilment: Fulfilment): readonly OrderState[] {
  return PATHS[fulfilment];
}

/** The states that an order may come to next. Done and cancelled are the end. */
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

/** A state in a shopper's words. */
export function stateWords(state: OrderState, fulfilment: Fulfilment): string {
  return state === 'done' && fulfilment === 'Pickup' ? 'Picked up' : STATE_WORDS[state];
}

/** The newest step that brought the order to its state, and the state before it; null when nothing can be taken back. Cancelling cannot: money may be on its way. */
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

/** The day that was last agreed on for the delivery; null before that. */
export function deliveryDay(steps: readonly OrderStep[]): string | null {
  return steps.findLast(({ kind }) => kind === 'scheduled')?.day ?? null;
}

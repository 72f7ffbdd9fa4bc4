import type { Fulfilment } from './fulfilment';
import type { Cents } from './money';
import { orderLifeTexts } from './order-life.texts';

export const ORDER_STATES = ['confirmed', 'ready', 'scheduled', 'out', 'done', 'cancelled'] as const;
export type OrderState = (typeof ORDER_STATES)[number];

export const STEP_KINDS = ['ready', 'scheduled', 'out', 'done', 'cancelled', 'refunded', 'refund_failed'] as const;
export type StepKind = (typeof STEP_KINDS)[number];

export interface OrderStep {
  readonly kind: StepKind;
  /** Milliseconds since 1970. */
  readonly at: number;
  /** The agreed delivery day, YYYY-MM-DD; null for other kinds. */
  readonly day: string | null;
  /** Null for other kinds. */
  readonly amountCents: Cents | null;
  /** A message from the shop to the shopper. */
  readonly note: string | null;
}

const PATHS: Readonly<Record<Fulfilment, readonly OrderState[]>> = {
  Pickup: ['confirmed', 'ready', 'done'],
  Delivery: ['confirmed', 'scheduled', 'out', 'done'],
};

/** Another delivery day can be set, also after a delivery found nobody at home. */
const DETOURS: Readonly<Partial<Record<OrderState, readonly OrderState[]>>> = { scheduled: ['scheduled'], out: ['scheduled'] };

/** The states of an order on its normal path. */
export function pathOf(fulfilment: Fulfilment): readonly OrderState[] {
  return PATHS[fulfilment];
}

/** The possible next states of an order. */
export function nextStates(fulfilment: Fulfilment, state: OrderState): readonly OrderState[] {
  const path = PATHS[fulfilment];
  const place = path.indexOf(state);
  const next = place < 0 ? undefined : path[place + 1];
  return next === undefined ? [] : [next, ...(DETOURS[state] ?? []), 'cancelled'];
}

/** The shopper's word for a state. */
export function stateWords(state: OrderState, fulfilment: Fulfilment): string {
  return state === 'done' && fulfilment === 'Pickup' ? orderLifeTexts.pickedUp : orderLifeTexts[state];
}

/** Not a refund. */
export function isStateStep({ kind }: Pick<OrderStep, 'kind'>): boolean {
  return ORDER_STATES.some((known) => known === kind);
}

/** Null when nothing can be undone. A cancellation cannot: its refund may be under way. */
export function stepToUndo(
  state: OrderState,
  steps: readonly OrderStep[],
): { readonly step: OrderStep; readonly before: OrderState } | null {
  if (state === 'confirmed' || state === 'cancelled') return null;
  const states = steps.filter(isStateStep);
  const step = states.at(-1);
  if (step?.kind !== state) return null;
  const earlier = states.at(-2)?.kind;
  return { step, before: ORDER_STATES.find((known) => known === earlier) ?? 'confirmed' };
}

/** Nothing follows. */
export function isOver({ state }: { readonly state: OrderState | null }): boolean {
  return state === 'done' || state === 'cancelled';
}

/** Something follows. */
export const OPEN_STATES: readonly OrderState[] = ORDER_STATES.filter((state) => !isOver({ state }));

/** The one agreed on last; null before that. */
export function deliveryDay(steps: readonly OrderStep[]): string | null {
  return steps.findLast(({ kind }) => kind === 'scheduled')?.day ?? null;
}

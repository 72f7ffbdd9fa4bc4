import { formatCalendarDay } from '../../domain/calendar-day';
import { formatMoment } from '../../domain/moment';
import { formatUsd } from '../../domain/money';
import type { Order } from '../../domain/order';
import { deliveryDay, pathOf, stateWords, type OrderState, type OrderStep } from '../../domain/order-life';

export interface ShownStep {
  readonly key: string;
  readonly title: string;
  /** The time or the agreed day; '' when unknown. */
  readonly when: string;
  readonly note: string | null;
  readonly place: 'past' | 'current' | 'ahead';
}

const MONEY_WORDS = { refunded: 'Refunded', refund_failed: 'Refund failed' } as const;

/** Empty from a back end without steps. */
export function stepsShown({ state, steps, fulfilment, placedAt }: Order): readonly ShownStep[] {
  if (state === null) return [];
  const path = pathOf(fulfilment);
  const isOver = state === 'done' || state === 'cancelled';
  const current = steps.findLastIndex(({ kind }) => kind === state);
  const past = steps.map((step, index): ShownStep => ({
    key: `${step.kind}-${index}`,
    title: titleOf(step, fulfilment),
    when: formatMoment(step.at),
    note: noteOf(step),
    place: index === current ? 'current' : 'past',
  }));
  const placed: ShownStep = {
    key: 'confirmed',
    title: stateWords('confirmed', fulfilment),
    when: placedAt === null ? '' : formatMoment(placedAt),
    note: null,
    place: state === 'confirmed' ? 'current' : 'past',
  };
  const ahead = isOver ? [] : path.slice(path.indexOf(state) + 1).map((next) => aheadOf(next, { state, steps, fulfilment }));
  return [placed, ...past, ...ahead];
}

function titleOf({ kind, amountCents }: OrderStep, fulfilment: Order['fulfilment']): string {
  if (kind !== 'refunded' && kind !== 'refund_failed') return stateWords(kind, fulfilment);
  return amountCents === null ? MONEY_WORDS[kind] : `${MONEY_WORDS[kind]}: ${formatUsd(amountCents)}`;
}

function noteOf({ day, note }: OrderStep): string | null {
  const parts = [day === null ? '' : `For ${formatCalendarDay(day)}.`, note ?? ''].filter((part) => part !== '');
  return parts.length === 0 ? null : parts.join(' ');
}

function aheadOf(
  next: OrderState,
  { state, steps, fulfilment }: Pick<Order, 'steps' | 'fulfilment'> & { readonly state: OrderState },
): ShownStep {
  const day = next === 'out' && state === 'scheduled' ? deliveryDay(steps) : null;
  return {
    key: next,
    title: stateWords(next, fulfilment),
    when: day === null ? '' : formatCalendarDay(day),
    note: null,
    place: 'ahead',
  };
}

import type { Order } from '../../domain/order';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './order-page.module.css';
import { formatCalendarDay } from '../../domain/calendar-day';
import { formatMoment } from '../../domain/moment';
import { formatUsd } from '../../domain/money';
import { isOver, deliveryDay, pathOf, stateWords, type OrderState, type OrderStep } from '../../domain/order-life';
import { orderPageTexts } from './order-page.texts';

export function OrderSteps({ order }: { readonly order: Order }) {
  const steps = stepsShown(order);
  if (steps.length === 0) return null;
  return (
    <ol role="list" className={classNames(layout['stack1'], css['steps'])} aria-label={orderPageTexts.steps}>
      {steps.map(({ key, title, when, note, place }) => (
        <li
          key={key}
          className={classNames(layout['stack1'], css['step'])}
          data-place={place}
          aria-current={place === 'current' ? 'step' : undefined}
        >
          <span className={classNames(layout['strong'], css['title'])}>{title}</span>
          <span className={classNames(layout['small'], css['when'])}>
            {when === '' && place === 'ahead' ? orderPageTexts.toCome : when}
          </span>
          {note !== null && <span className={classNames(layout['small'], layout['anywhere'], css['note'])}>{note}</span>}
        </li>
      ))}
    </ol>
  );
}

interface ShownStep {
  readonly key: string;
  readonly title: string;
  /** The time or the agreed day; '' when unknown. */
  readonly when: string;
  readonly note: string | null;
  readonly place: 'past' | 'current' | 'ahead';
}

/** Empty from a back end without steps. */
function stepsShown({ state, steps, fulfilment, placedAt, takenBy }: Order): readonly ShownStep[] {
  if (state === null) return [];
  const path = pathOf(fulfilment);
  const current = steps.findLastIndex(({ kind }) => kind === state);
  const past = steps.map((step, index): ShownStep => ({
    key: `${step.kind}-${index}`,
    title: titleOf(step, fulfilment),
    when: formatMoment(step.at),
    note: noteOf(step, takenBy),
    place: index === current ? 'current' : 'past',
  }));
  const placed: ShownStep = {
    key: 'confirmed',
    title: stateWords('confirmed', fulfilment),
    when: placedAt === null ? '' : formatMoment(placedAt),
    note: null,
    place: state === 'confirmed' ? 'current' : 'past',
  };
  const ahead = isOver({ state }) ? [] : path.slice(path.indexOf(state) + 1).map((next) => aheadOf(next, { state, steps, fulfilment }));
  return [placed, ...past, ...ahead];
}

function titleOf({ kind, amountCents }: OrderStep, fulfilment: Order['fulfilment']): string {
  if (kind !== 'refunded' && kind !== 'refund_failed') return stateWords(kind, fulfilment);
  return amountCents === null ? orderPageTexts[kind] : `${orderPageTexts[kind]}: ${formatUsd(amountCents)}`;
}

function noteOf({ kind, day, note }: OrderStep, takenBy: string | null): string | null {
  const taken = kind === 'done' && takenBy !== null ? orderPageTexts.takenBy(takenBy) : '';
  const parts = [day === null ? '' : orderPageTexts.forDay(formatCalendarDay(day)), taken, note ?? ''].filter((part) => part !== '');
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

import { formatCalendarDay } from '../../src/domain/calendar-day';
import { deliveryDay, type OrderState, type OrderStep } from '../../src/domain/order-life';
import type { OwnerOrder } from '../repositories/order-history';
import type { Mail } from '../repositories/outgoing-mails';
import type { Seller } from './seller';
import { orderLetter } from './step-mail';

/** `before` is the state without the step. */
interface UndoneStep {
  readonly step: OrderStep;
  readonly before: OrderState;
}

/** Null for a step without a mail. `order` still has the step. */
export function correctionMail(order: OwnerOrder, { step, before }: UndoneStep, note: string | null, seller: Seller): Mail | null {
  const told = toldOf(step);
  if (told === null) return null;
  const body = {
    subject: 'A correction',
    heading: 'A correction',
    paragraphs: [
      `We wrote that your order ${order.orderNumber} ${told}. That was a mistake, and we are sorry: please leave that mail alone.`,
      whatHolds(before, deliveryDay(order.steps.filter((known) => known !== step))),
    ],
    notes: [],
  };
  return orderLetter(order, body, note, seller);
}

function toldOf({ kind, day }: OrderStep): string | null {
  if (kind === 'ready') return 'is ready to pick up';
  if (kind === 'scheduled') return `is delivered on ${formatCalendarDay(day ?? '')}`;
  return kind === 'out' ? 'is out for delivery' : null;
}

function whatHolds(state: OrderState, day: string | null): string {
  if (state === 'out') return 'It is out for delivery.';
  return state === 'scheduled' && day !== null
    ? `We deliver it on ${formatCalendarDay(day)}, and will email you when your boxes are on their way.`
    : 'We will email you when it is true.';
}

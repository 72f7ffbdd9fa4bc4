import { formatCalendarDay } from '../../src/domain/calendar-day';
import { formatUsd, type Cents } from '../../src/domain/money';
import { boxesText } from '../../src/domain/number-text';
import { type OrderStep, deliveryDay, type OrderState } from '../../src/domain/order-life';
import { paymentOutcomeTexts } from '../../src/domain/payment-outcome.texts';
import { writeLetter, type Letter } from '../mail/letter';
import type { OwnerOrder } from '../repositories/order-history';
import type { Mail } from '../repositories/outgoing-mails';
import { bringNote } from './order-mail';
import { askAboutOrder, deliveryPlace, pickupPlace, receiptAddress, sellerLook, shopNameOf, type Seller } from './seller';

type OrderLetter = Pick<Letter, 'heading' | 'paragraphs' | 'notes'> & { readonly subject: string };

const BANKS_TAKE = 'Banks take five to ten days to show it.';

/** Null for a step without a mail. `order` has the step; `refundedWithItCents` goes back with it. Nothing that the shopper typed, as in `orderMail`. */
export function stepMail(order: OwnerOrder, step: OrderStep, seller: Seller, refundedWithItCents: Cents = 0): Mail | null {
  const body = bodyOf(order, step, seller, refundedWithItCents);
  return body === null ? null : orderLetter(order, body, step.note, seller);
}

/** A letter about an order with the shop's `note` and the address of the receipt. */
export function orderLetter(
  order: OwnerOrder,
  { subject, heading, paragraphs, notes }: OrderLetter,
  note: string | null,
  seller: Seller,
): Mail {
  const letter = writeLetter({
    shopName: shopNameOf(seller),
    look: sellerLook(seller),
    heading,
    paragraphs: order.isDemo ? [...paragraphs, paymentOutcomeTexts.demoOrder] : paragraphs,
    notes: note === null ? notes : [...notes, { head: 'A word from the shop', text: note }],
    link: { label: 'See your order', address: receiptAddress(seller, order.orderNumber) },
    contact: askAboutOrder(seller),
  });
  return { to: order.buyer.email, subject: `${subject}: ${shopNameOf(seller)} order ${order.orderNumber}`, ...letter };
}

function bodyOf(order: OwnerOrder, step: OrderStep, seller: Seller, refundedWithItCents: Cents): OrderLetter | null {
  const named = `order ${order.orderNumber}`;
  const boxes = boxesText(order.bill.boxes);
  switch (step.kind) {
    case 'ready':
      return {
        subject: 'Ready to pick up',
        heading: 'Your boxes are ready',
        paragraphs: [`Your ${named} is ready to pick up: ${boxes}.`],
        notes: [{ head: 'Pickup', text: pickupPlace(seller) }, bringNote('Pickup', order.orderNumber, order.handoverCode)],
      };
    case 'scheduled': {
      const isMoved = order.steps.filter(({ kind }) => kind === 'scheduled').length > 1;
      return {
        subject: isMoved ? 'New delivery day' : 'Delivery day',
        heading: isMoved ? 'Your new delivery day' : 'Your delivery day',
        paragraphs: [
          `We deliver your ${named}, ${boxes}, on ${formatCalendarDay(step.day ?? '')}.`,
          'We will email you when your boxes are on their way. If another day suits you better, please call or write to us.',
        ],
        notes: [{ head: 'Delivery to', text: deliveryPlace(order.addressText ?? '') }],
      };
    }
    case 'out':
      return {
        subject: 'Out for delivery',
        heading: 'On the way to you',
        paragraphs: [`Your ${named}, ${boxes}, is out for delivery.`],
        notes: [
          { head: 'Delivery to', text: deliveryPlace(order.addressText ?? '') },
          ...(order.handoverCode === null ? [] : [bringNote('Delivery', order.orderNumber, order.handoverCode)]),
        ],
      };
    case 'cancelled':
      return {
        subject: 'Cancelled',
        heading: 'Your order was cancelled',
        paragraphs: [`Your ${named} was cancelled.`, ...moneyBack(refundedWithItCents, order.refundedCents - refundedWithItCents)],
        notes: [],
      };
    case 'refunded': {
      const isWhole = order.refundedCents >= order.bill.totalCents;
      const amount = formatUsd(step.amountCents ?? 0);
      return {
        subject: 'Refund',
        heading: 'Your refund is on its way',
        paragraphs: [
          isWhole && step.amountCents === order.refundedCents
            ? `We have refunded your ${named} in full: ${amount} goes back to your card.`
            : `We have refunded ${amount} of your ${named} to your card.${isWhole ? ' With this it is refunded in full.' : ''}`,
          BANKS_TAKE,
        ],
        notes: [],
      };
    }
    case 'done':
    case 'refund_failed':
      return null;
    default:
      return step.kind satisfies never;
  }
}

function moneyBack(nowCents: Cents, earlierCents: Cents): readonly string[] {
  return [
    ...(nowCents > 0 ? [`${formatUsd(nowCents)} of it goes back to your card. ${BANKS_TAKE}`] : []),
    ...(earlierCents > 0 ? [`${formatUsd(earlierCents)} of it was refunded before.`] : []),
  ];
}

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

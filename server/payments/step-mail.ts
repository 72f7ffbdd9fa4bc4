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
import { stepMailTexts } from './step-mail.texts';

type OrderLetter = Pick<Letter, 'heading' | 'paragraphs' | 'notes'> & { readonly subject: string };

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
    notes: note === null ? notes : [...notes, { head: stepMailTexts.wordFromShop, text: note }],
    link: { label: stepMailTexts.seeOrder, address: receiptAddress(seller, order.orderNumber) },
    contact: askAboutOrder(seller),
  });
  return { to: order.buyer.email, subject: stepMailTexts.subject(subject, shopNameOf(seller), order.orderNumber), ...letter };
}

function bodyOf(order: OwnerOrder, step: OrderStep, seller: Seller, refundedWithItCents: Cents): OrderLetter | null {
  const { orderNumber } = order;
  const boxes = boxesText(order.bill.boxes);
  switch (step.kind) {
    case 'ready':
      return {
        subject: stepMailTexts.readySubject,
        heading: stepMailTexts.readyHeading,
        paragraphs: [stepMailTexts.isReady(orderNumber, boxes)],
        notes: [{ head: stepMailTexts.pickup, text: pickupPlace(seller) }, bringNote('Pickup', order.orderNumber, order.handoverCode)],
      };
    case 'scheduled': {
      const isMoved = order.steps.filter(({ kind }) => kind === 'scheduled').length > 1;
      return {
        subject: isMoved ? stepMailTexts.newDaySubject : stepMailTexts.daySubject,
        heading: isMoved ? stepMailTexts.newDayHeading : stepMailTexts.dayHeading,
        paragraphs: [stepMailTexts.deliverOn(orderNumber, boxes, formatCalendarDay(step.day ?? '')), stepMailTexts.otherDay],
        notes: [{ head: stepMailTexts.deliveryTo, text: deliveryPlace(order.addressText ?? '') }],
      };
    }
    case 'out':
      return {
        subject: stepMailTexts.outSubject,
        heading: stepMailTexts.outHeading,
        paragraphs: [stepMailTexts.isOut(orderNumber, boxes)],
        notes: [
          { head: stepMailTexts.deliveryTo, text: deliveryPlace(order.addressText ?? '') },
          ...(order.handoverCode === null ? [] : [bringNote('Delivery', order.orderNumber, order.handoverCode)]),
        ],
      };
    case 'cancelled':
      return {
        subject: stepMailTexts.cancelledSubject,
        heading: stepMailTexts.cancelledHeading,
        paragraphs: [stepMailTexts.wasCancelled(orderNumber), ...moneyBack(refundedWithItCents, order.refundedCents - refundedWithItCents)],
        notes: [],
      };
    case 'refunded': {
      const isWhole = order.refundedCents >= order.bill.totalCents;
      const amount = formatUsd(step.amountCents ?? 0);
      return {
        subject: stepMailTexts.refundSubject,
        heading: stepMailTexts.refundHeading,
        paragraphs: [
          isWhole && step.amountCents === order.refundedCents
            ? stepMailTexts.refundedInFull(orderNumber, amount)
            : `${stepMailTexts.refundedPart(orderNumber, amount)}${isWhole ? ` ${stepMailTexts.nowInFull}` : ''}`,
          stepMailTexts.banksTake,
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
    ...(nowCents > 0 ? [`${stepMailTexts.goesBack(formatUsd(nowCents))} ${stepMailTexts.banksTake}`] : []),
    ...(earlierCents > 0 ? [stepMailTexts.refundedBefore(formatUsd(earlierCents))] : []),
  ];
}

/** `before` is the state without the step. */
interface UndoneStep {
  readonly step: OrderStep;
  readonly before: OrderState;
}

/** Null for a step without a mail. `order` still has the step. */
export function correctionMail(order: OwnerOrder, { step, before }: UndoneStep, note: string | null, seller: Seller): Mail | null {
  const told = toldOf(step, order.orderNumber);
  if (told === null) return null;
  const body = {
    subject: stepMailTexts.correction,
    heading: stepMailTexts.correction,
    paragraphs: [told, whatHolds(before, deliveryDay(order.steps.filter((known) => known !== step)))],
    notes: [],
  };
  return orderLetter(order, body, note, seller);
}

function toldOf({ kind, day }: OrderStep, orderNumber: string): string | null {
  if (kind === 'ready') return stepMailTexts.wroteReady(orderNumber);
  if (kind === 'scheduled') return stepMailTexts.wroteDay(orderNumber, formatCalendarDay(day ?? ''));
  return kind === 'out' ? stepMailTexts.wroteOut(orderNumber) : null;
}

function whatHolds(state: OrderState, day: string | null): string {
  if (state === 'out') return stepMailTexts.holdsOut;
  return state === 'scheduled' && day !== null ? stepMailTexts.holdsDay(formatCalendarDay(day)) : stepMailTexts.emailWhenTrue;
}

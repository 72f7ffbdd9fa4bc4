import type { OrderStep } from '../../src/domain/order-life';
import type { OwnerOrder } from '../repositories/order-history';
import type { Mail } from '../repositories/outgoing-mails';
import type { Seller } from './seller';
import { orderLetter } from './step-mail';

const TOLD: Readonly<Partial<Record<OrderStep['kind'], string>>> = {
  ready: 'is ready to pick up',
  scheduled: 'has a delivery day',
  out: 'is out for delivery',
};

/** The mail that corrects an earlier mail about a step; null for a step without a mail. */
export function correctionMail(order: OwnerOrder, step: OrderStep, note: string | null, seller: Seller): Mail | null {
  const told = TOLD[step.kind];
  if (told === undefined) return null;
  const body = {
    subject: 'A correction',
    heading: 'A correction',
    paragraphs: [
      `We wrote that your order ${order.orderNumber} ${told}. That was a mistake, and we are sorry: please leave that mail alone.`,
      'We will email you when it is true.',
    ],
    notes: [],
  };
  return orderLetter(order, body, note, seller);
}

import type { OrderStep } from '../../src/domain/order-life';
import { writeLetter } from '../mail/letter';
import type { OwnerOrder } from '../repositories/order-history';
import type { Mail } from '../repositories/outgoing-mails';
import { askAboutOrder, receiptAddress, shopNameOf, type Seller } from './seller';

const TOLD: Readonly<Partial<Record<OrderStep['kind'], string>>> = {
  ready: 'is ready to pick up',
  scheduled: 'has a delivery day',
  out: 'is out for delivery',
};

/** Takes back what an earlier mail told of a step; null for a step that no mail told. */
export function correctionMail(order: OwnerOrder, step: OrderStep, note: string | null, seller: Seller): Mail | null {
  const told = TOLD[step.kind];
  if (told === undefined) return null;
  const shopName = shopNameOf(seller);
  const letter = writeLetter({
    shopName,
    heading: 'A correction',
    paragraphs: [
      `We wrote that your order ${order.orderNumber} ${told}. That was a mistake, and we are sorry: please leave that mail alone.`,
      'We will email you when it is true.',
    ],
    notes: note === null ? [] : [{ head: 'A word from the shop', text: note }],
    link: { label: 'See your order', address: receiptAddress(seller, order.orderNumber) },
    contact: askAboutOrder(seller),
  });
  return { to: order.buyer.email, subject: `A correction: ${shopName} order ${order.orderNumber}`, ...letter };
}

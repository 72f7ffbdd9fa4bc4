import { lineCents } from '../../src/domain/bill';
import { formatUsd } from '../../src/domain/money';
import { boxesText, formatCount } from '../../src/domain/number-text';
import { DEMO_ORDER } from '../../src/domain/payment-outcome';
import { deliveryNote, receiptFigures } from '../../src/domain/receipt';
import { formatTelephone } from '../../src/domain/typed-contact';
import { writeLetter } from '../mail/letter';
import { tooFewOnHand, type OwnerOrder } from '../repositories/order-history';
import type { Mail } from '../repositories/outgoing-mails';

/** Unlike the shopper's mails it contains the buyer's name, telephone and address. */
export function newOrderMail(to: string, order: OwnerOrder, shopName: string): Mail {
  const { orderId, orderNumber, bill, buyer, fulfilment } = order;
  const why = deliveryNote(order);
  const letter = writeLetter({
    shopName,
    heading: `New order ${orderNumber}`,
    paragraphs: [
      `${buyer.name} ordered ${boxesText(bill.boxes)} for ${formatUsd(bill.totalCents)}.`,
      ...(order.isDemo ? [DEMO_ORDER] : []),
      ...(order.flag === null ? [] : [`CHECK this payment: ${order.flag}.`]),
    ],
    notes: [
      ...order.lines.map((line) => ({ head: line.title, text: lineText(line) })),
      ...receiptFigures(order).map(({ label, cents, words }) => ({
        head: label,
        text: words ?? `${cents < 0 ? '-' : ''}${formatUsd(Math.abs(cents))}`,
      })),
      {
        head: 'Buyer',
        text: `${buyer.name}, ${buyer.email}, telephone ${order.phone === null ? 'not given' : formatTelephone(order.phone)}`,
      },
      { head: fulfilment, text: order.addressText ?? 'At the store.' },
      ...(why === '' ? [] : [{ head: 'Delivery charge', text: why }]),
      { head: 'Its next step', text: fulfilment === 'Pickup' ? `order ${orderId} ready` : `order ${orderId} schedule DATE` },
    ],
    link: null,
    contact: '',
  });
  return {
    to,
    subject: `${order.isDemo ? 'Demo: new' : 'New'} order ${orderNumber}, ${formatUsd(bill.totalCents)}, ${fulfilment.toLowerCase()}`,
    ...letter,
  };
}

function lineText(line: OwnerOrder['lines'][number]): string {
  const text = `${boxesText(line.boxes)}, ${formatUsd(lineCents(line))}`;
  const onHand = tooFewOnHand(line);
  return onHand === null ? text : `${text}; ${formatCount(onHand)} on hand`;
}

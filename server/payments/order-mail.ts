import { lineCents } from '../../src/domain/bill';
import { formatSqft } from '../../src/domain/coverage';
import type { Fulfilment } from '../../src/domain/fulfilment';
import { formatHandoverCode } from '../../src/domain/handover-code';
import { formatUsd, type Cents } from '../../src/domain/money';
import { boxesText, formatCount } from '../../src/domain/number-text';
import type { DeliveryBasis } from '../../src/domain/order';
import { billTexts } from '../../src/domain/bill.texts';
import { receiptTexts } from '../../src/domain/receipt.texts';
import { paymentOutcomeTexts } from '../../src/domain/payment-outcome.texts';
import { deliveryNote, installationNote, nextSteps, receiptFigures } from '../../src/domain/receipt';
import { formatTelephone } from '../../src/domain/typed-contact';
import { writeLetter, type Letter, type LetterBill } from '../mail/letter';
import type { Mail } from '../repositories/outgoing-mails';
import type { SnapshotContent, SnapshotLine } from '../repositories/snapshot-content';
import { tooFewOnHand, type OwnerOrder } from '../repositories/order-history';
import type { NewReceipt } from './settle-payment';
import { askAboutOrder, deliveryPlace, pickupPlace, receiptAddress, sellerLook, shopNameOf, type Seller } from './seller';

/** Contains nothing that the shopper typed: the mailbox may belong to somebody else. */
export function orderMail(to: string, receipt: NewReceipt, content: SnapshotContent, seller: Seller): Mail {
  const { bill, choice, lines } = content;
  const { orderNumber, totalCents, handoverCode } = receipt;
  const facts = { bill, fulfilment: choice.fulfilment, promoCode: choice.promoCode };
  const whyDelivery = deliveryNote({ bill, deliveryBasis: basisOf(content) });
  return {
    to,
    subject: `${seller.isDemo ? 'Demo: your' : 'Your'} ${shopNameOf(seller)} order ${orderNumber}`,
    ...writeLetter({
      shopName: shopNameOf(seller),
      look: sellerLook(seller),
      heading: 'Thank you for your order',
      paragraphs: [
        seller.isDemo
          ? `We have your order ${orderNumber} of ${formatUsd(totalCents)}. ${paymentOutcomeTexts.demoOrder}`
          : `We have received your payment of ${formatUsd(totalCents)} for your order ${orderNumber}.`,
      ],
      bill: {
        lines: lines.map(lineWords),
        figures: receiptFigures(facts).map(({ label, cents, words }) => ({ label, sum: words ?? signed(cents) })),
        total: { label: receiptTexts.paid, sum: formatUsd(bill.totalCents) },
      },
      notes: [
        choice.fulfilment === 'Delivery'
          ? { head: 'Delivery to', text: deliveryPlace(content.addressText ?? '') }
          : { head: 'Pickup', text: pickupPlace(seller) },
        ...(whyDelivery === '' ? [] : [{ head: 'Delivery charge', text: whyDelivery }]),
        bringNote(choice.fulfilment, orderNumber, handoverCode),
        { head: billTexts.installation, text: installationNote(facts) },
        { head: 'What happens next', text: nextSteps(facts).join(' ') },
      ],
      link: { label: 'View and print your receipt', address: receiptAddress(seller, orderNumber) },
      contact: askAboutOrder(seller),
    }),
  };
}

/** What the person who takes the boxes shows. Early orders have no code. */
export function bringNote(fulfilment: Fulfilment, orderNumber: string, handoverCode: string | null): Letter['notes'][number] {
  const code = handoverCode === null ? '' : `your handover code, ${formatHandoverCode(handoverCode)}`;
  if (fulfilment === 'Delivery')
    return { head: 'Please have at hand', text: `For the driver: ${code === '' ? `order number ${orderNumber}` : code}.` };
  return { head: 'Please bring', text: `Your order number, ${orderNumber}${code === '' ? '' : `, or ${code}`}.` };
}

function basisOf({ miles, locatedBy, band }: SnapshotContent): DeliveryBasis | null {
  return miles === null ? null : { miles, locatedBy, band };
}

function lineWords(line: SnapshotLine): LetterBill['lines'][number] {
  return {
    title: line.title,
    detail: `${boxesText(line.boxes)} × ${formatUsd(line.pricePerBoxCents)}, ${formatSqft(line.boxes * line.sqftPerBox)} sqft`,
    sum: formatUsd(lineCents(line)),
  };
}

const signed = (cents: Cents): string => (cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents));

/** Unlike the shopper's mails it contains the buyer's name, telephone and address. */
export function newOrderMail(to: string, order: OwnerOrder, shopName: string): Mail {
  const { orderId, orderNumber, bill, buyer, fulfilment } = order;
  const why = deliveryNote(order);
  const letter = writeLetter({
    shopName,
    heading: `New order ${orderNumber}`,
    paragraphs: [
      `${buyer.name} ordered ${boxesText(bill.boxes)} for ${formatUsd(bill.totalCents)}.`,
      ...(order.isDemo ? [paymentOutcomeTexts.demoOrder] : []),
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

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
import { orderMailTexts } from './order-mail.texts';

/** Contains nothing that the shopper typed: the mailbox may belong to somebody else. */
export function orderMail(to: string, receipt: NewReceipt, content: SnapshotContent, seller: Seller): Mail {
  const { bill, choice, lines } = content;
  const { orderNumber, totalCents, handoverCode } = receipt;
  const facts = { bill, fulfilment: choice.fulfilment, promoCode: choice.promoCode };
  const whyDelivery = deliveryNote({ bill, deliveryBasis: basisOf(content) });
  return {
    to,
    subject: (seller.isDemo ? orderMailTexts.demoSubject : orderMailTexts.subject)(shopNameOf(seller), orderNumber),
    ...writeLetter({
      shopName: shopNameOf(seller),
      look: sellerLook(seller),
      heading: orderMailTexts.thankYou,
      paragraphs: [
        seller.isDemo
          ? `${orderMailTexts.haveOrder(orderNumber, formatUsd(totalCents))} ${paymentOutcomeTexts.demoOrder}`
          : orderMailTexts.received(formatUsd(totalCents), orderNumber),
      ],
      bill: {
        lines: lines.map(lineWords),
        figures: receiptFigures(facts).map(({ label, cents, words }) => ({ label, sum: words ?? signed(cents) })),
        total: { label: receiptTexts.paid, sum: formatUsd(bill.totalCents) },
      },
      notes: [
        choice.fulfilment === 'Delivery'
          ? { head: orderMailTexts.deliveryTo, text: deliveryPlace(content.addressText ?? '') }
          : { head: orderMailTexts.pickup, text: pickupPlace(seller) },
        ...(whyDelivery === '' ? [] : [{ head: orderMailTexts.deliveryCharge, text: whyDelivery }]),
        bringNote(choice.fulfilment, orderNumber, handoverCode),
        { head: billTexts.installation, text: installationNote(facts) },
        { head: orderMailTexts.whatNext, text: nextSteps(facts).join(' ') },
      ],
      link: { label: orderMailTexts.viewReceipt, address: receiptAddress(seller, orderNumber) },
      contact: askAboutOrder(seller),
    }),
  };
}

/** What the person who takes the boxes shows. Early orders have no code. */
export function bringNote(fulfilment: Fulfilment, orderNumber: string, handoverCode: string | null): Letter['notes'][number] {
  const code = handoverCode === null ? null : formatHandoverCode(handoverCode);
  if (fulfilment === 'Delivery') {
    const forDriver = code === null ? orderMailTexts.forDriverNumber(orderNumber) : orderMailTexts.forDriverCode(code);
    return { head: orderMailTexts.haveAtHand, text: forDriver };
  }
  const bring = code === null ? orderMailTexts.bringNumber(orderNumber) : orderMailTexts.bringNumberOrCode(orderNumber, code);
  return { head: orderMailTexts.pleaseBring, text: bring };
}

function basisOf({ miles, locatedBy, band }: SnapshotContent): DeliveryBasis | null {
  return miles === null ? null : { miles, locatedBy, band };
}

function lineWords(line: SnapshotLine): LetterBill['lines'][number] {
  return {
    title: line.title,
    detail: orderMailTexts.line(boxesText(line.boxes), formatUsd(line.pricePerBoxCents), formatSqft(line.boxes * line.sqftPerBox)),
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
    heading: orderMailTexts.newOrder(orderNumber),
    paragraphs: [
      orderMailTexts.ordered(buyer.name, boxesText(bill.boxes), formatUsd(bill.totalCents)),
      ...(order.isDemo ? [paymentOutcomeTexts.demoOrder] : []),
      ...(order.flag === null ? [] : [orderMailTexts.checkPayment(order.flag)]),
    ],
    notes: [
      ...order.lines.map((line) => ({ head: line.title, text: lineText(line) })),
      ...receiptFigures(order).map(({ label, cents, words }) => ({
        head: label,
        text: words ?? `${cents < 0 ? '-' : ''}${formatUsd(Math.abs(cents))}`,
      })),
      {
        head: orderMailTexts.buyer,
        text: orderMailTexts.buyerAt(
          buyer.name,
          buyer.email,
          order.phone === null ? orderMailTexts.notGiven : formatTelephone(order.phone),
        ),
      },
      { head: orderMailTexts.fulfilment[fulfilment], text: order.addressText ?? orderMailTexts.atTheStore },
      ...(why === '' ? [] : [{ head: orderMailTexts.deliveryCharge, text: why }]),
      { head: orderMailTexts.nextStep, text: fulfilment === 'Pickup' ? `order ${orderId} ready` : `order ${orderId} schedule DATE` },
    ],
    link: null,
    contact: '',
  });
  const subject = order.isDemo ? orderMailTexts.newDemoSubject : orderMailTexts.newSubject;
  return { to, subject: subject(orderNumber, formatUsd(bill.totalCents), orderMailTexts.fulfilment[fulfilment].toLowerCase()), ...letter };
}

function lineText(line: OwnerOrder['lines'][number]): string {
  const text = `${boxesText(line.boxes)}, ${formatUsd(lineCents(line))}`;
  const onHand = tooFewOnHand(line);
  return onHand === null ? text : orderMailTexts.fewOnHand(text, formatCount(onHand));
}

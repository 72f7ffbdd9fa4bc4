import { BILL_LABELS, lineCents } from '../../src/domain/bill';
import { formatSqft } from '../../src/domain/coverage';
import { formatUsd, type Cents } from '../../src/domain/money';
import { boxesText } from '../../src/domain/number-text';
import type { DeliveryBasis, OrderReceipt } from '../../src/domain/order';
import { DEMO_ORDER } from '../../src/domain/payment-outcome';
import { deliveryNote, installationNote, nextSteps, PAID_LABEL, receiptFigures } from '../../src/domain/receipt';
import { writeLetter } from '../mail/letter';
import type { LetterBill } from '../mail/letter-bill';
import type { Mail } from '../repositories/outgoing-mails';
import type { SnapshotContent, SnapshotLine } from '../repositories/snapshot-content';
import { askAboutOrder, deliveryPlace, pickupPlace, receiptAddress, sellerLook, shopNameOf, type Seller } from './seller';

/** Contains nothing that the shopper typed: the mailbox may belong to somebody else. */
export function orderMail(to: string, receipt: OrderReceipt, content: SnapshotContent, seller: Seller): Mail {
  const { bill, choice, lines } = content;
  const { orderNumber, totalCents } = receipt;
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
          ? `We have your order ${orderNumber} of ${formatUsd(totalCents)}. ${DEMO_ORDER}`
          : `We have received your payment of ${formatUsd(totalCents)} for your order ${orderNumber}.`,
      ],
      bill: {
        lines: lines.map(lineWords),
        figures: receiptFigures(facts).map(({ label, cents, words }) => ({ label, sum: words ?? signed(cents) })),
        total: { label: PAID_LABEL, sum: formatUsd(bill.totalCents) },
      },
      notes: [
        choice.fulfilment === 'Delivery'
          ? { head: 'Delivery to', text: deliveryPlace(content.addressText ?? '') }
          : { head: 'Pickup', text: pickupPlace(seller) },
        ...(whyDelivery === '' ? [] : [{ head: 'Delivery charge', text: whyDelivery }]),
        { head: BILL_LABELS.installation, text: installationNote(facts) },
        { head: 'What happens next', text: nextSteps(facts).join(' ') },
      ],
      link: { label: 'View and print your receipt', address: receiptAddress(seller, orderNumber) },
      contact: askAboutOrder(seller),
    }),
  };
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

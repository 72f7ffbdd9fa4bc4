import { BILL_LABELS, lineCents } from '../../src/domain/bill';
import { formatSqft } from '../../src/domain/coverage';
import { formatUsd, type Cents } from '../../src/domain/money';
import { boxesText } from '../../src/domain/number-text';
import type { DeliveryBasis, OrderReceipt } from '../../src/domain/order';
import { oneLine } from '../../src/domain/one-line';
import { DEMO_ORDER } from '../../src/domain/payment-outcome';
import { deliveryNote, installationNote, nextSteps, PAID_LABEL, receiptFigures } from '../../src/domain/receipt';
import { escapeHtml } from '../mail/escape-html';
import { LETTER_STYLES } from '../mail/letter';
import { letterButton, letterHead, SERIF, type LetterLook } from '../mail/letter-look';
import type { Mail } from '../repositories/outgoing-mails';
import type { SnapshotContent, SnapshotLine } from '../repositories/snapshot-content';
import { askAboutOrder, deliveryPlace, pickupPlace, receiptAddress, sellerLook, shopNameOf, type Seller } from './seller';

/** Each value is a single line, whatever a name or title contains. */
interface OrderWords {
  readonly shopName: string;
  readonly greeting: string;
  readonly thanks: string;
  readonly lines: readonly { readonly title: string; readonly detail: string; readonly sum: string }[];
  readonly figures: readonly { readonly label: string; readonly sum: string }[];
  readonly total: string;
  readonly notes: readonly { readonly head: string; readonly text: string }[];
  readonly link: string;
  readonly contact: string;
}

/** Contains nothing that the shopper typed: the mailbox may belong to somebody else. */
export function orderMail(to: string, receipt: OrderReceipt, content: SnapshotContent, seller: Seller): Mail {
  const words = orderWords(receipt, content, seller);
  return {
    to,
    subject: `${seller.isDemo ? 'Demo: your' : 'Your'} ${shopNameOf(seller)} order ${receipt.orderNumber}`,
    text: plainText(words),
    html: html(words, sellerLook(seller)),
  };
}

function orderWords(receipt: OrderReceipt, content: SnapshotContent, seller: Seller): OrderWords {
  const { bill, choice } = content;
  const facts = { bill, fulfilment: choice.fulfilment, promoCode: choice.promoCode };
  const whyDelivery = deliveryNote({ bill, deliveryBasis: basisOf(content) });
  return {
    shopName: shopNameOf(seller),
    greeting: 'Hello,',
    thanks: seller.isDemo
      ? `We have your order ${receipt.orderNumber} of ${formatUsd(receipt.totalCents)}. ${DEMO_ORDER}`
      : `We have received your payment of ${formatUsd(receipt.totalCents)} for your order ${receipt.orderNumber}.`,
    lines: content.lines.map(lineWords),
    figures: receiptFigures(facts).map(({ label, cents, words }) => ({ label: oneLine(label), sum: words ?? signed(cents) })),
    total: formatUsd(bill.totalCents),
    notes: [
      choice.fulfilment === 'Delivery'
        ? { head: 'Delivery to', text: deliveryPlace(content.addressText ?? '') }
        : { head: 'Pickup', text: pickupPlace(seller) },
      ...(whyDelivery === '' ? [] : [{ head: 'Delivery charge', text: whyDelivery }]),
      { head: BILL_LABELS.installation, text: installationNote(facts) },
      { head: 'What happens next', text: nextSteps(facts).join(' ') },
    ],
    link: receiptAddress(seller, receipt.orderNumber),
    contact: askAboutOrder(seller),
  };
}

function basisOf({ miles, locatedBy, band }: SnapshotContent): DeliveryBasis | null {
  return miles === null ? null : { miles, locatedBy, band };
}

function lineWords(line: SnapshotLine): OrderWords['lines'][number] {
  return {
    title: oneLine(line.title),
    detail: `${boxesText(line.boxes)} × ${formatUsd(line.pricePerBoxCents)}, ${formatSqft(line.boxes * line.sqftPerBox)} sqft`,
    sum: formatUsd(lineCents(line)),
  };
}

const signed = (cents: Cents): string => (cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents));

function plainText({ shopName, greeting, thanks, lines, figures, total, notes, link, contact }: OrderWords): string {
  return [
    greeting,
    '',
    thanks,
    '',
    ...lines.flatMap(({ title, detail, sum }) => [title, `  ${detail}: ${sum}`]),
    '',
    ...figures.map(({ label, sum }) => `${label}: ${sum}`),
    `${PAID_LABEL}: ${total}`,
    '',
    ...notes.map(({ head, text }) => `${head}: ${text}`),
    '',
    'Your receipt, to read and to print:',
    link,
    '',
    contact,
    shopName,
  ].join('\n');
}

const { quiet: QUIET, rule: RULE } = LETTER_STYLES;
const CELL = 'padding:8px 0;vertical-align:top';
const SUM = `${CELL};padding-left:16px;text-align:right;white-space:nowrap;font-weight:600`;

/** All mail programs support tables and inline styles. */
function html({ shopName, greeting, thanks, lines, figures, total, notes, link, contact }: OrderWords, look: LetterLook): string {
  const row = (label: string, sum: string, style = ''): string =>
    `<tr><td style="${CELL};${style}">${label}</td><td style="${SUM};${style}">${escapeHtml(sum)}</td></tr>`;
  return [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light"><title>Your ${escapeHtml(shopName)} order</title></head>`,
    '<body style="margin:0;padding:32px 20px;background:#fbf9f6;color:#14110f;font:16px/26px system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">',
    letterHead(shopName, look),
    `<h1 style="margin:0 0 16px;${SERIF};font-size:31px;line-height:38px">Thank you for your order</h1>`,
    `<p style="margin:0 0 8px">${escapeHtml(greeting)}</p><p style="margin:0 0 24px">${escapeHtml(thanks)}</p>`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:16px">',
    ...lines.map(({ title, detail, sum }) => row(`${escapeHtml(title)}<br><span style="${QUIET}">${escapeHtml(detail)}</span>`, sum, RULE)),
    ...figures.map(({ label, sum }, index) => row(escapeHtml(label), sum, index === 0 ? RULE : '')),
    row(`<strong>${PAID_LABEL}</strong>`, total, `${RULE};${SERIF};font-size:25px;line-height:38px`),
    '</table>',
    `<p style="margin:24px 0 32px"><a href="${escapeHtml(link)}" style="${letterButton(look)}">View and print your receipt</a></p>`,
    ...notes.map(({ head, text }) => `<p style="margin:0 0 16px"><strong>${escapeHtml(head)}</strong><br>${escapeHtml(text)}</p>`),
    `<p style="margin:32px 0 0;padding-top:16px;${RULE};${QUIET}">${escapeHtml(contact)}</p>`,
    '</div></body></html>',
  ].join('\n');
}

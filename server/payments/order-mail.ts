import { BILL_LABELS, lineCents } from '../../src/domain/bill';
import { formatSqft } from '../../src/domain/coverage';
import { formatCount, formatUsd, type Cents } from '../../src/domain/money';
import type { OrderReceipt } from '../../src/domain/order';
import { deliveryNote, installationNote, nextSteps, PAID_LABEL, receiptFigures } from '../../src/domain/receipt';
import { escapeHtml } from '../mail/escape-html';
import type { Mail } from '../mail/mailer';
import type { SnapshotContent, SnapshotLine } from './snapshot-content';

interface Recipient {
  readonly email: string;
  readonly firstName: string;
}

/** The order as words, each on one line whatever a name or a title holds. */
interface OrderWords {
  readonly greeting: string;
  readonly thanks: string;
  readonly lines: readonly { readonly title: string; readonly detail: string; readonly sum: string }[];
  readonly figures: readonly { readonly label: string; readonly sum: string }[];
  readonly total: string;
  /** Headed paragraphs: where the floor goes, installation, what happens next. */
  readonly notes: readonly { readonly head: string; readonly text: string }[];
  readonly link: string;
}

/** The mail that confirms an order, as plain text and as HTML: number, lines, figures, pickup or delivery, what happens next. */
export function orderMail(recipient: Recipient, receipt: OrderReceipt, content: SnapshotContent, publicUrl: string): Mail {
  const words = orderWords(recipient, receipt, content, publicUrl);
  return {
    to: recipient.email,
    subject: `Your SPS Flooring order ${receipt.orderNumber}`,
    text: plainText(words),
    html: html(words),
  };
}

function orderWords(recipient: Recipient, receipt: OrderReceipt, content: SnapshotContent, publicUrl: string): OrderWords {
  const { bill, choice } = content;
  const facts = { bill, fulfilment: choice.fulfilment, promoCode: choice.promoCode };
  const whyDelivery = deliveryNote({ bill, deliveryBasis: content.miles === null ? null : { miles: content.miles, band: content.band } });
  return {
    greeting: `Hello ${oneLine(recipient.firstName)},`,
    thanks: `Thank you for your order ${receipt.orderNumber}. We have received your payment of ${formatUsd(receipt.totalCents)}.`,
    lines: content.lines.map(lineWords),
    figures: receiptFigures(facts).map(({ label, cents }) => ({ label: oneLine(label), sum: signed(cents) })),
    total: formatUsd(bill.totalCents),
    notes: [
      choice.fulfilment === 'Delivery' ? { head: 'Delivery to', text: oneLine(content.addressText ?? '') } : { head: 'Pickup', text: 'At our store.' },
      ...(whyDelivery === '' ? [] : [{ head: 'Delivery charge', text: whyDelivery }]),
      { head: BILL_LABELS.installation, text: installationNote(facts) },
      { head: 'What happens next', text: nextSteps(facts).join(' ') },
    ],
    link: `${publicUrl}/orders/${encodeURIComponent(receipt.orderNumber)}`,
  };
}

function lineWords(line: SnapshotLine): OrderWords['lines'][number] {
  const boxes = `${formatCount(line.boxes)} ${line.boxes === 1 ? 'box' : 'boxes'}`;
  return {
    title: oneLine(line.title),
    detail: `${boxes} × ${formatUsd(line.pricePerBoxCents)}, ${formatSqft(line.boxes * line.sqftPerBox)} sqft`,
    sum: formatUsd(lineCents(line)),
  };
}

const signed = (cents: Cents): string => (cents < 0 ? `-${formatUsd(-cents)}` : formatUsd(cents));

/** A name with a line break in it could otherwise write lines of its own. */
function oneLine(text: string): string {
  return text.replaceAll(/[\s\p{Cc}]+/gu, ' ').trim();
}

function plainText({ greeting, thanks, lines, figures, total, notes, link }: OrderWords): string {
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
  ].join('\n');
}

const CELL = 'padding:8px 0;border-bottom:1px solid #ddd5c9;vertical-align:top';
const SUM = `${CELL};text-align:right;white-space:nowrap;font-weight:600`;

/** Plain tables and inline styles, which is what mail programs agree on. */
function html({ greeting, thanks, lines, figures, total, notes, link }: OrderWords): string {
  const row = (label: string, sum: string): string => `<tr><td style="${CELL}">${label}</td><td style="${SUM}">${escapeHtml(sum)}</td></tr>`;
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Your SPS Flooring order</title></head>',
    '<body style="margin:0;padding:24px;background:#fbf9f6;color:#14110f;font:16px/1.6 system-ui,sans-serif"><div style="max-width:560px;margin:0 auto">',
    `<p>${escapeHtml(greeting)}</p><p>${escapeHtml(thanks)}</p>`,
    '<table role="presentation" width="100%" cellspacing="0" cellpadding="0" style="border-collapse:collapse;font-size:16px">',
    ...lines.map(({ title, detail, sum }) => row(`${escapeHtml(title)}<br><span style="color:#4a433c;font-size:14px">${escapeHtml(detail)}</span>`, sum)),
    ...figures.map(({ label, sum }) => row(escapeHtml(label), sum)),
    row(`<strong>${PAID_LABEL}</strong>`, total),
    '</table>',
    ...notes.map(({ head, text }) => `<p><strong>${escapeHtml(head)}</strong><br>${escapeHtml(text)}</p>`),
    `<p><a href="${escapeHtml(link)}" style="color:#0f4c46;font-weight:600">View and print your receipt</a></p>`,
    '</div></body></html>',
  ].join('\n');
}

import { formatUsd } from '../../src/domain/money';
import { oneLine } from '../../src/domain/one-line';
import type { LocationSource } from '../../src/domain/address';
import { roundingCents } from '../../src/domain/bill';
import { formatCount } from '../../src/domain/number-text';
import { stateWords } from '../../src/domain/order-life';
import { paymentSentences } from '../../src/domain/payment-outcome';
import { deliveryNote } from '../../src/domain/receipt';
import { formatTelephone } from '../../src/domain/typed-contact';
import type { Database } from '../db/database';
import { findMeantOrders, readLatestOrderId, type OwnerOrder, tooFewOnHand } from '../repositories/order-history';
import { findAskedRefund } from '../repositories/order-refunds';
import type { OwnerStep } from '../repositories/order-steps';
import { changeOrder, readOrderArguments } from './change-order';
import { done, refused, type Command } from './command';
import { instantText, table } from './table';

export const orderCommand: Command = {
  name: 'order',
  parameters: 'ID [ready|schedule DATE|out|done|cancel|refund [AMOUNT]|undo] [--note TEXT] [--by NAME] [--yes] [--again]',
  summary: 'one order with its lines, figures and steps; or its next step',
  run: async (context, args) => {
    const read = readOrderArguments(args);
    if ('exitCode' in read) return read;
    const [order, ...others] = await findMeantOrders(context.db, read.which);
    if (order === undefined) return refused(await noSuchOrder(context.db, read.which));
    if (others.length > 0) return refused(severalMeant(read.which, [order, ...others]));
    return read.verb === null ? done(await orderText(context.db, order)) : changeOrder(context, order, read, read.verb);
  },
};

function severalMeant(typed: string, meant: readonly OwnerOrder[]): string {
  const named = meant.map(
    ({ orderId, orderNumber, buyer, bill }) =>
      `'order ${orderNumber}' is the order with the ID ${orderId}, of ${oneLine(buyer.name)}, ${formatUsd(bill.totalCents)}.`,
  );
  return [`${typed} can mean more than one order. Nothing has changed. Type the whole number of one:`, ...named].join('\n');
}

async function noSuchOrder(db: Database, typed: string): Promise<string> {
  const latest = await readLatestOrderId(db);
  return `There is no order ${typed}. ${latest === null ? 'There are no orders yet.' : `The latest is 'order ${latest}'; 'orders' shows more.`}`;
}

const LOCATED_WORDS: Readonly<Record<LocationSource, string>> = {
  place: "The distance rests on the place that the store's own address search has for this address.",
  coordinates: "The distance rests on coordinates from the shopper's device, as in orders of before.",
  zip: 'The address was typed by hand: the distance rests on the centre of its ZIP code.',
};

function locatedWords({ fulfilment, deliveryBasis, bill }: OwnerOrder): string {
  if (fulfilment === 'Pickup') return '';
  if (deliveryBasis === null)
    return bill.shippingCents > 0
      ? 'The distance was not kept.'
      : 'The distance is not known, and no delivery was charged: please call the shopper.';
  return deliveryBasis.locatedBy === null ? '' : LOCATED_WORDS[deliveryBasis.locatedBy];
}

/** All details of an order, for the owner. */
async function orderText(db: Database, order: OwnerOrder): Promise<string> {
  const { bill } = order;
  const rounding = roundingCents(bill);
  const whyDelivery = [deliveryNote(order), locatedWords(order)].filter((words) => words !== '').join(' ');
  const lines = order.lines.map((line) => [
    String(line.productId),
    line.title,
    `${formatCount(line.boxes)}${missingWords(line)}`,
    formatUsd(line.pricePerBoxCents),
    formatUsd(line.boxes * line.pricePerBoxCents),
  ]);
  const figures: readonly (readonly [string, string])[] = [
    ['Items', formatUsd(bill.itemsCents)],
    ['Shipping', formatUsd(bill.shippingCents)],
    ['Tax', formatUsd(bill.taxCents)],
    ['Installation', formatUsd(bill.installationCents)],
    [order.promoCode === null ? 'Discount' : `Discount (${order.promoCode})`, formatUsd(-bill.discountCents)],
    ...(rounding === 0 ? [] : [['Rounding', formatUsd(rounding)] as const]),
    ['Total', formatUsd(bill.totalCents)],
  ];
  return [
    `Order ${order.orderNumber} (id ${order.orderId}), placed ${instantText(order.placedAt)}, ${stateWords(order.state, order.fulfilment).toLowerCase()}`,
    ...(order.flag === null ? [] : [`CHECK: ${order.flag}`]),
    ...paymentSentences(order, bill.totalCents),
    ...(order.jobName === null ? [] : [`Job: ${oneLine(order.jobName)}`]),
    `Buyer: ${oneLine(`${order.buyer.name} <${order.buyer.email}>`)}`,
    `Telephone: ${order.phone === null ? 'none given' : oneLine(formatTelephone(order.phone))}`,
    `${order.fulfilment}${order.addressText === null ? '' : `: ${oneLine(order.addressText)}`}`,
    ...(whyDelivery === '' ? [] : [whyDelivery]),
    ...(order.quoteNumber === null ? [] : [`Paid at the prices of quote ${order.quoteNumber}`]),
    `Payment: ${order.paymentId}, ${order.paymentStatus}`,
    '',
    table(['Product', 'Title', 'Boxes', 'Per box', 'Sum'], lines),
    '',
    table(['Figure', 'Amount'], figures),
    ...(order.steps.length === 0 ? [] : ['', table(['When', 'Step', 'By', 'Note'], order.steps.map(stepRow))]),
    ...(await unfinishedRefund(db, order)),
  ].join('\n');
}

function missingWords(line: OwnerOrder['lines'][number]): string {
  const onHand = tooFewOnHand(line);
  return onHand === null ? '' : ` (${formatCount(onHand)} on hand)`;
}

function stepRow({ at, kind, day, amountCents, by, note }: OwnerStep): readonly string[] {
  const what = [kind.replace('_', ' '), day ?? '', amountCents === null ? '' : formatUsd(amountCents)].filter((word) => word !== '');
  return [instantText(at), what.join(' '), by, note ?? ''];
}

async function unfinishedRefund(db: Database, { orderId }: OwnerOrder): Promise<readonly string[]> {
  const refund = await findAskedRefund(db, orderId);
  if (refund === null) return [];
  return [
    '',
    `CHECK: a refund of ${formatUsd(refund.amountCents)} was asked for at ${instantText(refund.createdAt)}, and the payment provider has not said what became of it. The store asks again by itself.`,
  ];
}

import type { LocationSource } from '../../src/domain/address';
import { formatUsd } from '../../src/domain/money';
import { formatCount } from '../../src/domain/number-text';
import { paymentMarks, paymentSentences } from '../../src/domain/payment-fate';
import { deliveryNote } from '../../src/domain/receipt';
import { oneLine } from '../../src/domain/text';
import { formatMiles } from '../../src/domain/shipping';
import type { Database } from '../db/database';
import { findOrder, readLatestOrders, type OwnerOrder } from '../repositories/order-history';
import { done, failed, misused, type Command } from './command';
import { instantText, table } from './table';

const SHOWN = 50;

export const ordersCommand: Command = {
  name: 'orders',
  parameters: '',
  summary: 'the latest orders',
  run: async ({ db }, args) =>
    args.length > 0 ? misused("'orders' takes no argument; one order is 'order ID'.") : done(await ordersText(db)),
};

export const orderCommand: Command = {
  name: 'order',
  parameters: 'ID',
  summary: 'one order with its lines and figures',
  run: async ({ db }, [id, ...rest]) => {
    if (id === undefined || rest.length > 0 || !/^\d{1,9}$/.test(id))
      return misused("Name one order by the ID that 'orders' shows, such as 'order 1'.");
    const order = await findOrder(db, Number(id));
    return order === null ? failed(`There is no order ${id}.`) : done(describe(order));
  },
};

/** Newest first. */
async function ordersText(db: Database): Promise<string> {
  const orders = await readLatestOrders(db, SHOWN);
  if (orders.length === 0) return 'No orders yet.';
  const rows = orders.map((order) => [
    String(order.orderId),
    order.orderNumber,
    instantText(order.placedAt),
    order.buyer.name,
    handoverText(order),
    formatCount(order.bill.boxes),
    formatUsd(order.bill.totalCents),
    stateText(order),
  ]);
  return table(['ID', 'Number', 'Placed', 'Buyer', 'By', 'Boxes', 'Total', 'State'], rows);
}

/** 'Pickup' · 'Delivery' · 'Delivery, 17.26 mi' · 'Delivery, 17.26 mi (ZIP)'. */
function handoverText({ fulfilment, deliveryBasis }: OwnerOrder): string {
  if (deliveryBasis === null) return fulfilment;
  return `${fulfilment}, ${formatMiles(deliveryBasis.miles)} mi${deliveryBasis.locatedBy === 'zip' ? ' (ZIP)' : ''}`;
}

/** 'Confirm' · 'DEMO, Confirm' · 'REFUNDED, Confirm' · 'CHECK: paid 1 cents, billed 72620 cents'. */
function stateText(order: OwnerOrder): string {
  const marks = paymentMarks(order, order.bill.totalCents).map((mark) => mark.toUpperCase());
  return [...marks, order.flag === null ? order.orderStatus : `CHECK: ${order.flag}`].join(', ');
}

const LOCATED_WORDS: Readonly<Record<LocationSource, string>> = {
  place: "The address was located by the store's address search.",
  coordinates: "The address was located by coordinates from the shopper's device, near its ZIP code.",
  zip: 'The address was typed by hand: its distance is that of the ZIP code.',
};

function locatedWords({ deliveryBasis }: OwnerOrder): string {
  const source = deliveryBasis?.locatedBy ?? null;
  return source === null ? '' : LOCATED_WORDS[source];
}

function describe(order: OwnerOrder): string {
  const { bill } = order;
  const whyDelivery = [deliveryNote(order), locatedWords(order)].filter((words) => words !== '').join(' ');
  const lines = order.lines.map((line) => [
    String(line.productId),
    line.title,
    formatCount(line.boxes),
    formatUsd(line.pricePerBoxCents),
    formatUsd(line.boxes * line.pricePerBoxCents),
  ]);
  const figures: readonly (readonly [string, string])[] = [
    ['Items', formatUsd(bill.itemsCents)],
    ['Shipping', formatUsd(bill.shippingCents)],
    ['Tax', formatUsd(bill.taxCents)],
    ['Installation', formatUsd(bill.installationCents)],
    [order.promoCode === null ? 'Discount' : `Discount (${order.promoCode})`, formatUsd(-bill.discountCents)],
    ['Total', formatUsd(bill.totalCents)],
  ];
  return [
    `Order ${order.orderNumber} (id ${order.orderId}), placed ${instantText(order.placedAt)}, ${order.orderStatus}`,
    ...(order.flag === null ? [] : [`CHECK: ${order.flag}`]),
    ...paymentSentences(order, bill.totalCents),
    `Buyer: ${oneLine(`${order.buyer.name} <${order.buyer.email}>`)}`,
    `${order.fulfilment}${order.addressText === null ? '' : `: ${oneLine(order.addressText)}`}`,
    ...(whyDelivery === '' ? [] : [whyDelivery]),
    `Payment: ${order.paymentId}, ${order.paymentStatus}`,
    '',
    table(['Product', 'Title', 'Boxes', 'Per box', 'Sum'], lines),
    '',
    table(['Figure', 'Amount'], figures),
  ].join('\n');
}

import { formatUsd } from '../../src/domain/money';
import { formatCount } from '../../src/domain/number-text';
import { paymentMarks } from '../../src/domain/payment-fate';
import { stateWords } from '../../src/domain/order-life';
import { formatMiles } from '../../src/domain/shipping';
import type { Database } from '../db/database';
import { findMeantOrder, readLatestOrderId, readLatestOrders, type OwnerOrder } from '../repositories/order-history';
import { changeOrder } from './change-order';
import { done, misused, refused, type Command } from './command';
import { orderText } from './order-text';
import { readOrderArguments } from './read-order-arguments';
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
  parameters: 'ID [ready|schedule DATE|out|done|cancel|refund [AMOUNT]] [--note TEXT] [--by NAME] [--yes] [--again]',
  summary: 'one order with its lines, figures and steps; or its next step',
  run: async (context, args) => {
    const read = readOrderArguments(args);
    if ('exitCode' in read) return read;
    const order = await findMeantOrder(context.db, read.which);
    if (order === null) return refused(await noSuchOrder(context.db, read.which));
    return read.verb === null ? done(await orderText(context.db, order)) : changeOrder(context, order, read, read.verb);
  },
};

async function noSuchOrder(db: Database, typed: string): Promise<string> {
  const latest = await readLatestOrderId(db);
  return `There is no order ${typed}. ${latest === null ? 'There are no orders yet.' : `The latest is 'order ${latest}'; 'orders' shows more.`}`;
}

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

/** 'Confirmed' · 'DEMO, Ready to pick up' · 'REFUNDED, Cancelled' · 'CHECK: paid 1 cents, billed 72620 cents'. */
function stateText(order: OwnerOrder): string {
  const marks = paymentMarks(order, order.bill.totalCents).map((mark) => mark.toUpperCase());
  return [...marks, order.flag === null ? stateWords(order.state, order.fulfilment) : `CHECK: ${order.flag}`].join(', ');
}

import { setTimeout as pause } from 'node:timers/promises';
import { roundingCents } from '../../src/domain/bill';
import { formatCount } from '../../src/domain/number-text';
import { shopInstantText } from '../../src/domain/shop-day';
import type { LocationSource } from '../../src/domain/address';
import { formatUsd } from '../../src/domain/money';
import { stateWords } from '../../src/domain/order-life';
import { paymentMarks } from '../../src/domain/payment-outcome';
import { formatMiles } from '../../src/domain/delivery-price';
import { formatTelephone } from '../../src/domain/typed-contact';
import { searchOrders, type OrdersSought, type OwnerOrder } from '../repositories/order-history';
import { done, misused, type Command, type ToolContext } from './command';
import { shownLine, instantText, table } from './table';
import { writeOrderFiles } from './order-files';
import { readInBatches } from './read-in-batches';
import { readOrdersArguments } from './read-orders-arguments';
import type { ToolReply } from './tool-socket';

/** Without --limit. Files contain all orders. */
const SHOWN = 50;
/** Per poll. */
const MOST_NEW = 500;
const LOOK_EVERY_MS = 2_000;
/** Ids read again: an order may be committed after one with a higher id. */
const LATE_IDS = 50;
const EVERY_ORDER: OrdersSought = { words: [], states: [], from: null, to: null };

export const ordersCommand: Command = {
  name: 'orders',
  parameters:
    '[WORDS] [--state STATE] [--from DATE] [--to DATE] [--limit NUMBER] [--csv FILE] [--csv-lines FILE] [--overwrite] [--json] [--watch]',
  summary: 'the latest orders; those with these words, in this state, of these days; as files for the accountant',
  run: async (context, args) => {
    const read = readOrdersArguments(args);
    if ('exitCode' in read) return read;
    const { sought, limit, csvFile, csvLinesFile, isJson, isWatching } = read;
    const writes = csvFile !== null || csvLinesFile !== null;
    if (Number(writes) + Number(isJson) + Number(isWatching) > 1) return misused('Choose one of files, --json and --watch.');
    if (isWatching) return watch(context, sought);
    const orders = await readInBatches<OwnerOrder>(limit ?? (writes ? Number.MAX_SAFE_INTEGER : SHOWN), (wanted, last) =>
      searchOrders(context.db, sought, { limit: wanted, beforeId: last?.orderId ?? null }),
    );
    if (writes) return writeOrderFiles(context, orders, read);
    if (isJson) return done(JSON.stringify({ orders: orders.map(jsonOrder) }, null, 2));
    return done(orders.length === 0 ? noneText(sought) : `${orderTable(orders)}${limit === null && orders.length === SHOWN ? MORE : ''}`);
  },
};

const MORE = `\n\nThe latest ${SHOWN}; --limit NUMBER shows more, and words, --state, --from and --to find others.`;

function noneText({ words, states, from, to }: OrdersSought): string {
  const isWhole = words.length === 0 && states.length === 0 && from === null && to === null;
  return isWhole ? 'No orders yet.' : "No order is like that. 'orders' without more shows the latest.";
}

/** Times as ISO 8601 with the shop's offset, money in cents. */
function jsonOrder({ placedAt, steps, lines, bill, ...order }: OwnerOrder): object {
  return {
    ...order,
    bill: { ...bill, roundingCents: roundingCents(bill) },
    placedAt: shopInstantText(placedAt),
    steps: steps.map((step) => ({ ...step, at: shopInstantText(step.at) })),
    lines: lines.map(({ picture: _picture, sqftPerBox, ...line }) => ({ ...line, sqftPerBoxHundredths: sqftPerBox })),
  };
}

async function watch({ db, signal, showLine, showProgress }: ToolContext, sought: OrdersSought): Promise<ToolReply> {
  const show = showLine ?? showProgress;
  const before = (await searchOrders(db, EVERY_ORDER, { limit: LATE_IDS })).map(({ orderId }) => orderId);
  let latest = Math.max(0, ...before);
  let known = new Set(before);
  let count = 0;
  showProgress('Waiting for new orders. Ctrl+C ends it.');
  const isStopped = (): boolean => signal?.aborted === true;
  while (!isStopped()) {
    const found = await searchOrders(db, sought, { limit: MOST_NEW, afterId: latest - LATE_IDS });
    const fresh = found.filter(({ orderId }) => !known.has(orderId));
    for (const order of fresh.toReversed()) show(shownLine(orderRow(order).join('  ')));
    count += fresh.length;
    latest = Math.max(latest, ...fresh.map(({ orderId }) => orderId));
    known = new Set([...known, ...fresh.map(({ orderId }) => orderId)].filter((orderId) => orderId > latest - LATE_IDS));
    await pause(LOOK_EVERY_MS, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
  }
  return done(`${formatCount(count)} new orders were shown.`);
}

const HEADINGS = ['ID', 'Number', 'Placed', 'Buyer', 'Telephone', 'By', 'Boxes', 'Total', 'State'];

/** A table of orders with headings. */
function orderTable(orders: readonly OwnerOrder[]): string {
  return table(HEADINGS, orders.map(orderRow));
}

/** An order's cells in the table. */
export function orderRow(order: OwnerOrder): readonly string[] {
  return [
    String(order.orderId),
    order.orderNumber,
    instantText(order.placedAt),
    order.buyer.name,
    formatTelephone(order.phone ?? ''),
    handoverText(order),
    formatCount(order.bill.boxes),
    formatUsd(order.bill.totalCents),
    stateText(order),
  ];
}

const BASIS_MARKS: Readonly<Record<LocationSource, string>> = {
  place: ' (place of our search)',
  coordinates: " (shopper's coordinates)",
  zip: ' (estimated from ZIP)',
};

/** 'Pickup' · 'Delivery, 17.26 mi (place of our search)' · 'Delivery, 17.26 mi (estimated from ZIP)' · 'Delivery (no distance)'. */
function handoverText({ fulfilment, deliveryBasis }: OwnerOrder): string {
  if (fulfilment === 'Pickup') return fulfilment;
  if (deliveryBasis === null) return `${fulfilment} (no distance)`;
  const { miles, locatedBy } = deliveryBasis;
  return `${fulfilment}, ${formatMiles(miles)} mi${locatedBy === null ? '' : BASIS_MARKS[locatedBy]}`;
}

/** 'DEMO, Ready to pick up' · 'REFUNDED, Cancelled' · 'CHECK: paid 1 cents, billed 72620 cents'. */
function stateText(order: OwnerOrder): string {
  const marks = paymentMarks(order, order.bill.totalCents).map((mark) => mark.toUpperCase());
  return [...marks, order.flag === null ? stateWords(order.state, order.fulfilment) : `CHECK: ${order.flag}`].join(', ');
}

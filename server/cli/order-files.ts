import { roundingCents } from '../../src/domain/bill';
import { hundredthsText } from '../../src/domain/number-text';
import { oneLine } from '../../src/domain/one-line';
import type { OwnerOrder } from '../repositories/order-history';
import type { ToolContext } from './command';
import type { OrdersArguments } from './read-orders-arguments';
import { shopDayOf } from '../../src/domain/shop-day';
import type { ToolReply } from './tool-socket';
import { writeCsvFiles } from './write-csv-files';
import { billTexts } from '../../src/domain/bill.texts';

/** Writes orders for the accountant: a row per order, a row per line, or both. */
export function writeOrderFiles(
  { workingDir }: ToolContext,
  orders: readonly OwnerOrder[],
  { csvFile, csvLinesFile, overwrites }: Pick<OrdersArguments, 'csvFile' | 'csvLinesFile' | 'overwrites'>,
): Promise<ToolReply> {
  const files = [
    ...(csvFile === null ? [] : [{ file: csvFile, records: orderRecords(orders) }]),
    ...(csvLinesFile === null ? [] : [{ file: csvLinesFile, records: lineRecords(orders) }]),
  ];
  return writeCsvFiles(workingDir, files, overwrites);
}

const ORDER_COLUMNS = [
  'order_number',
  'placed_on',
  'state',
  'by',
  'buyer',
  'email',
  'telephone',
  'address',
  'job_name',
  'boxes',
  'items',
  'installation',
  'shipping',
  'promo_code',
  'discount',
  'tax',
  'rounding',
  'total',
  'refunded',
  'payment_id',
  'demo',
  'check',
];

/** Headings first; days in the shop's time zone, dollars with two decimals. */
export function orderRecords(orders: readonly OwnerOrder[]): readonly (readonly string[])[] {
  return [ORDER_COLUMNS, ...orders.map(orderRecord)];
}

function orderRecord({ bill, buyer, ...order }: OwnerOrder): readonly string[] {
  return [
    order.orderNumber,
    shopDayOf(order.placedAt),
    order.state,
    order.fulfilment,
    oneLine(buyer.name),
    buyer.email,
    order.phone ?? '',
    oneLine(order.addressText ?? ''),
    oneLine(order.jobName ?? ''),
    String(bill.boxes),
    hundredthsText(bill.itemsCents),
    hundredthsText(bill.installationCents),
    hundredthsText(bill.shippingCents),
    order.promoCode ?? '',
    hundredthsText(bill.discountCents),
    hundredthsText(bill.taxCents),
    hundredthsText(roundingCents(bill)),
    hundredthsText(bill.totalCents),
    hundredthsText(order.refundedCents),
    order.paymentId,
    order.isDemo ? 'yes' : 'no',
    order.flag ?? '',
  ];
}

const LINE_COLUMNS = [
  'order_number',
  'placed_on',
  'kind',
  'product_id',
  'title',
  'boxes',
  'price_per_box',
  'sqft',
  'sum',
  'tax',
  'state',
  'order_refunded',
  'demo',
];

/** Installation, delivery, discount and rounding have records too: an order's sums and taxes add up to its total. */
export function lineRecords(orders: readonly OwnerOrder[]): readonly (readonly string[])[] {
  return [LINE_COLUMNS, ...orders.flatMap(recordsOf)];
}

function recordsOf({ orderNumber, placedAt, lines, bill, promoCode, ...order }: OwnerOrder): readonly (readonly string[])[] {
  const head = [orderNumber, shopDayOf(placedAt)];
  const tail = [order.state, hundredthsText(order.refundedCents), order.isDemo ? 'yes' : 'no'];
  let soldCents = 0;
  let taxedCents = 0;
  const sold = lines.map(({ productId, title, boxes, pricePerBoxCents, sqftPerBox }) => {
    const sumCents = boxes * pricePerBoxCents;
    soldCents += sumCents;
    // Tax applies to the items. Each line's part is rounded so that the parts add up exactly.
    const taxSoFar = bill.itemsCents === 0 ? 0 : Math.round((bill.taxCents * soldCents) / bill.itemsCents);
    const taxCents = taxSoFar - taxedCents;
    taxedCents = taxSoFar;
    const amounts = [
      hundredthsText(pricePerBoxCents),
      hundredthsText(boxes * sqftPerBox),
      hundredthsText(sumCents),
      hundredthsText(taxCents),
    ];
    return [...head, 'floor', String(productId), oneLine(title), String(boxes), ...amounts, ...tail];
  });
  const other = (kind: string, title: string, cents: number): readonly (readonly string[])[] =>
    cents === 0 ? [] : [[...head, kind, '', title, '', '', '', hundredthsText(cents), '0.00', ...tail]];
  return [
    ...sold,
    ...other('installation', billTexts.installation, bill.installationCents),
    ...other('delivery', 'Delivery', bill.shippingCents),
    ...other('discount', promoCode ?? billTexts.discount, 0 - bill.discountCents),
    ...other('rounding', 'Rounding', roundingCents(bill)),
  ];
}

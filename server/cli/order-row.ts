import type { LocationSource } from '../../src/domain/address';
import { formatUsd } from '../../src/domain/money';
import { formatCount } from '../../src/domain/number-text';
import { stateWords } from '../../src/domain/order-life';
import { paymentMarks } from '../../src/domain/payment-outcome';
import { formatMiles } from '../../src/domain/delivery-price';
import { formatTelephone } from '../../src/domain/typed-contact';
import type { OwnerOrder } from '../repositories/order-history';
import { instantText, table } from './table';

const HEADINGS = ['ID', 'Number', 'Placed', 'Buyer', 'Telephone', 'By', 'Boxes', 'Total', 'State'];

/** A table of orders with headings. */
export function orderTable(orders: readonly OwnerOrder[]): string {
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

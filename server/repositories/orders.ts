import { and, eq, gt, isNull, lte, sql } from 'drizzle-orm';
import type { OrderJob, OrderReceipt } from '../../src/domain/order';
import type { Database } from '../db/database';
import { addresses } from '../db/schema/people';
import { cartLines, orderLines, orders } from '../db/schema/shop';
import { noteEnding } from './carts';
import type { SnapshotContent, SnapshotLine } from './snapshot-content';
import type { TakenBoxes } from './stock-uses';
import { lockOpenAccount } from './users';

export interface NewOrder {
  readonly orderNumber: string;
  readonly handoverCode: string;
  readonly userId: number;
  readonly paymentId: string;
  /** What is unusual about the payment. */
  readonly flag: string | null;
  /** No money moved. */
  readonly isDemo: boolean;
  readonly content: SnapshotContent;
  /** One per line. */
  readonly taken: readonly TakenBoxes[];
}

export interface FoundOrder extends OrderReceipt {
  readonly userId: number;
}

/** The order of a payment; null while there is none. */
export async function findOrderByPayment(db: Database, paymentId: string): Promise<FoundOrder | null> {
  const [row] = await db
    .select({ orderId: orders.id, orderNumber: orders.orderNumber, totalCents: orders.totalCents, userId: orders.userId })
    .from(orders)
    .where(eq(orders.paymentId, paymentId));
  return row ?? null;
}

/** False when they have no such order. */
export async function nameJob(db: Database, userId: number, { orderId, jobName }: OrderJob): Promise<boolean> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    const named = await tx
      .update(orders)
      .set({ jobName })
      .where(and(eq(orders.id, orderId), eq(orders.userId, userId)))
      .returning({ id: orders.id });
    return named.length > 0;
  });
}

/** Call inside a transaction. The unique payment id prevents a second order. */
export async function insertOrder(tx: Database, order: NewOrder): Promise<OrderReceipt> {
  const { bill, choice, addressText, phone, miles, locatedBy, band, quote, language, lines } = order.content;
  const [row] = await tx
    .insert(orders)
    .values({
      orderNumber: order.orderNumber,
      handoverCode: order.handoverCode,
      userId: order.userId,
      paymentId: order.paymentId,
      paymentStatus: 'succeeded',
      orderStatus: 'Confirm',
      flag: order.flag,
      isDemo: order.isDemo,
      fulfilment: choice.fulfilment,
      // Null when it was deleted before the payment was known: the order has its own copy.
      addressId: sql`(select id from addresses where id = ${choice.addressId})`,
      addressText,
      phone: phone ?? (await phoneFor(tx, order.userId, choice.addressId)),
      deliveryMiles: miles,
      bandMinMile: band?.minMile ?? null,
      bandMaxMile: band?.maxMile ?? null,
      deliveryLocatedBy: locatedBy,
      promoCode: choice.promoCode,
      language,
      quoteNumber: quote?.number ?? null,
      quoteSignature: quote?.signature ?? null,
      isInstallationChosen: choice.isInstallationChosen,
      itemsCents: bill.itemsCents,
      taxCents: bill.taxCents,
      installationCents: bill.installationCents,
      discountCents: bill.discountCents,
      shippingCents: bill.shippingCents,
      totalCents: bill.totalCents,
    })
    .returning({ id: orders.id });
  if (row === undefined) throw new Error('The order was not written');
  await tx.insert(orderLines).values(
    lines.map((line, position) => ({
      orderId: row.id,
      position,
      productId: line.productId,
      title: line.title,
      boxes: line.boxes,
      pricePerBoxCents: line.pricePerBoxCents,
      sqftPerBoxHundredths: line.sqftPerBox,
      boxesFromStock: order.taken[position]?.taken ?? null,
    })),
  );
  return { orderId: row.id, orderNumber: order.orderNumber, totalCents: bill.totalCents };
}

/** Of the delivery address, or for pickup of the default address; null when unknown. */
async function phoneFor(tx: Database, userId: number, addressId: number | null): Promise<string | null> {
  const isTheirs = eq(addresses.userId, userId);
  const which = addressId === null ? and(eq(addresses.isDefault, true), isNull(addresses.deletedAt)) : eq(addresses.id, addressId);
  const [row] = await tx.select({ phone: addresses.mobileNumber }).from(addresses).where(and(isTheirs, which)).limit(1);
  return row === undefined || row.phone.trim() === '' ? null : row.phone;
}

/** Boxes added after the payment began stay. */
export async function removeOrderedLines(tx: Database, userId: number, lines: readonly SnapshotLine[], orderNumber: string): Promise<void> {
  for (const { productId, boxes } of lines) {
    await noteEnding(tx, userId, productId, { how: 'ordered', boxes, orderNumber }, null);
    const isLine = and(eq(cartLines.userId, userId), eq(cartLines.productId, productId));
    await tx.delete(cartLines).where(and(isLine, lte(cartLines.boxes, boxes)));
    await tx
      .update(cartLines)
      .set({ boxes: sql`${cartLines.boxes} - ${boxes}` })
      .where(and(isLine, gt(cartLines.boxes, boxes)));
  }
}

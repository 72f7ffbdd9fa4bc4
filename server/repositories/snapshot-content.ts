import * as z from 'zod';
import { LOCATION_SOURCES } from '../../src/domain/address';
import type { Bill } from '../../src/domain/bill';
import type { CheckoutChoice } from '../../src/domain/order';

const whole = z.number().int();

const bill = z.object({
  boxes: whole,
  area: whole,
  itemsCents: whole,
  taxCents: whole,
  installationCents: whole,
  discountCents: whole,
  shippingCents: whole,
  totalCents: whole,
}) satisfies z.ZodType<Bill>;

const choice = z.object({
  fulfilment: z.enum(['Pickup', 'Delivery']),
  addressId: z.nullable(whole),
  promoCode: z.nullable(z.string()),
  isInstallationChosen: z.boolean(),
}) satisfies z.ZodType<CheckoutChoice>;

const line = z.object({ productId: whole, title: z.string(), boxes: whole, pricePerBoxCents: whole, sqftPerBox: whole });

/** The order is made from it alone. Fields with a default are absent in older snapshots. */
export const snapshotContent = z.object({
  bill,
  choice,
  addressText: z.nullable(z.string()),
  /** Ten digits, asked for at the checkout; null when the saved address has one. */
  phone: z.nullable(z.string()).default(null),
  /** Road miles; null for pickup and when the shop arranges delivery by telephone. */
  miles: z.nullable(z.number()),
  locatedBy: z.nullable(z.enum(LOCATION_SOURCES)).default(null),
  band: z.nullable(z.object({ minMile: z.number(), maxMile: z.number() })).default(null),
  quote: z.nullable(z.object({ number: z.string(), signature: z.string() })).default(null),
  /** The shop sold only boxes on hand: the snapshot reserves its boxes. */
  holdsBoxes: z.boolean().default(false),
  /** Of the page that paid: the order's mails are written in it. */
  language: z.string().default('en'),
  lines: z.array(line),
});

export type SnapshotContent = Readonly<z.infer<typeof snapshotContent>>;
export type SnapshotLine = Readonly<z.infer<typeof line>>;

/** True when two snapshots are of the same purchase, in whichever language. */
export function isSameContent(a: SnapshotContent, b: SnapshotContent): boolean {
  // Parsing restores the schema's order of keys, which jsonb does not keep.
  const text = (content: SnapshotContent): string => JSON.stringify({ ...snapshotContent.parse(content), language: '' });
  return text(a) === text(b);
}

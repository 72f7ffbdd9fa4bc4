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

/** The content of a snapshot, stored as JSON: the order is made from it alone. */
export const snapshotContent = z.object({
  bill,
  choice,
  addressText: z.nullable(z.string()),
  /** The telephone number (ten digits) that the checkout asked for; null when the saved address has one, and in older snapshots. */
  phone: z.nullable(z.string()).default(null),
  /** Road miles that set the delivery price; null for pickup and when the shop arranges delivery by telephone. */
  miles: z.nullable(z.number()),
  /** How the address was located; null without miles, and in older snapshots. */
  locatedBy: z.nullable(z.enum(LOCATION_SOURCES)).default(null),
  /** The delivery band of the miles; null without one, and in older snapshots. */
  band: z.nullable(z.object({ minMile: z.number(), maxMile: z.number() })).default(null),
  /** The quote that sets the prices; null without one, and in older snapshots. */
  quote: z.nullable(z.object({ number: z.string(), signature: z.string() })).default(null),
  /** Whether the shop sold only boxes on hand when the cart was frozen, so that it reserves its boxes; false in older snapshots. */
  holdsBoxes: z.boolean().default(false),
  lines: z.array(line),
});

export type SnapshotContent = Readonly<z.infer<typeof snapshotContent>>;
export type SnapshotLine = Readonly<z.infer<typeof line>>;

/** True when two snapshots have the same content. */
export function isSameContent(a: SnapshotContent, b: SnapshotContent): boolean {
  // Parsing restores the schema's order of keys, which jsonb does not keep.
  return JSON.stringify(snapshotContent.parse(a)) === JSON.stringify(snapshotContent.parse(b));
}

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

/** What a snapshot freezes: everything the order will say. Kept as JSON; the order is made from it and nothing else. */
export const snapshotContent = z.object({
  bill,
  choice,
  addressText: z.nullable(z.string()),
  /** Ten digits that the checkout asked for; null when a saved address has them, and in snapshots of before it asked. */
  phone: z.nullable(z.string()).default(null),
  /** Road miles that delivery was priced by; null for pickup and when the shop is to call. */
  miles: z.nullable(z.number()),
  /** How the address was located; null without miles, and in snapshots of before it was kept. */
  locatedBy: z.nullable(z.enum(LOCATION_SOURCES)).default(null),
  /** The band that they were in; null without one, and in snapshots of before it was kept. */
  band: z.nullable(z.object({ minMile: z.number(), maxMile: z.number() })).default(null),
  /** The quote whose prices count; null without one, and in snapshots of before it was kept. */
  quote: z.nullable(z.object({ number: z.string(), signature: z.string() })).default(null),
  /** Paid or not, its boxes are kept from other shoppers; not in snapshots of before shops counted them. */
  holdsBoxes: z.boolean().default(false),
  lines: z.array(line),
});

export type SnapshotContent = Readonly<z.infer<typeof snapshotContent>>;
export type SnapshotLine = Readonly<z.infer<typeof line>>;

/** True when two snapshots bill and ship exactly the same. */
export function isSameContent(a: SnapshotContent, b: SnapshotContent): boolean {
  // Parsing puts the keys in the schema's order, whatever the database made of them.
  return JSON.stringify(snapshotContent.parse(a)) === JSON.stringify(snapshotContent.parse(b));
}

import { sql } from 'drizzle-orm';
import {
  boolean,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './catalogue';
import { addresses, users } from './people';

const createdAt = timestamp('created_at', { withTimezone: true }).notNull().defaultNow();

export const cartLines = pgTable(
  'cart_lines',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    boxes: integer('boxes').notNull(),
    isInstallationChosen: boolean('is_installation_chosen').notNull().default(false),
    createdAt,
  },
  (table) => [uniqueIndex('cart_lines_user_product').on(table.userId, table.productId)],
);

/** The last write applied per user, device and product: an older one that arrives late changes nothing (DESIGN 4). */
export const cartWrites = pgTable(
  'cart_writes',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    deviceId: text('device_id').notNull(),
    productId: integer('product_id').notNull(),
    sequence: doublePrecision('sequence').notNull(),
    /** Housekeeping deletes the oldest. */
    writtenAt: timestamp('written_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.deviceId, table.productId] })],
);

/** How a product last left a shopper's cart: a late change of another device must ask first. One row per user and product. */
export const cartEndings = pgTable(
  'cart_endings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Rises with every ending: a shopper's highest is the version of the cart. */
    version: serial('version').notNull(),
    /** ordered or removed. */
    how: text('how').notNull(),
    orderNumber: text('order_number'),
    /** The device that removed it; null for an order, and for a client that does not say. */
    deviceId: text('device_id'),
    boxes: integer('boxes').notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.productId] })],
);

export const deliveryBands = pgTable('delivery_bands', {
  id: serial('id').primaryKey(),
  minMile: doublePrecision('min_mile').notNull(),
  maxMile: doublePrecision('max_mile').notNull(),
  priceCents: integer('price_cents').notNull(),
});

export const promos = pgTable('promos', {
  code: text('code').primaryKey(),
  status: text('status').notNull(),
  percentHundredths: integer('percent_hundredths').notNull(),
  startsAt: timestamp('starts_at', { withTimezone: true }).notNull(),
  endsAt: timestamp('ends_at', { withTimezone: true }).notNull(),
  /** In how many orders it may be used; null for any number. */
  maxUses: integer('max_uses'),
});

/** A cart frozen for one payment: what was billed, before the card is charged. The order is made from this alone. */
export const checkoutSnapshots = pgTable(
  'checkout_snapshots',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** The provider's payment intent; null until its reply is here. */
    paymentId: text('payment_id'),
    /** open, superseded, ordered, paid_unfulfilled, refunding or refunded. */
    state: text('state').notNull(),
    totalCents: integer('total_cents').notNull(),
    /** Bill, choice and lines with their prices, as JSON. */
    content: jsonb('content').notNull(),
    /** How often making the order failed although it was paid; past a limit the payment is refunded. */
    failures: integer('failures').notNull().default(0),
    createdAt,
  },
  (table) => [
    uniqueIndex('checkout_snapshots_payment').on(table.paymentId),
    index('checkout_snapshots_user').on(table.userId, table.state),
    index('checkout_snapshots_state').on(table.state),
  ],
);

export const orders = pgTable(
  'orders',
  {
    id: serial('id').primaryKey(),
    orderNumber: text('order_number').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    paymentId: text('payment_id').notNull(),
    paymentStatus: text('payment_status').notNull(),
    /** The word on the wire (SPEC 9), always 'Confirm'; `state` says how far the order is. */
    orderStatus: text('order_status').notNull(),
    /** confirmed, ready, scheduled, out, done or cancelled (order-life.ts); its steps are in order_steps. */
    state: text('state').notNull().default('confirmed'),
    /** Where the shop can call about this order: of the delivery address, or as the shopper gave it. Null when none is known. */
    phone: text('phone'),
    /** What its shopper calls the job that the boxes are for; null without one. */
    jobName: text('job_name'),
    /** What the shopper was told was refunded: a refund is told once, however often the provider tells it. */
    toldRefundCents: integer('told_refund_cents').notNull().default(0),
    /** Set when the paid amount differs from the snapshot, or its quote was used before: kept and flagged, never dropped (DESIGN 5). */
    flag: text('flag'),
    /** No money moved: paid with the stand-in or with test keys (DESIGN 7.30). */
    isDemo: boolean('is_demo').notNull().default(false),
    fulfilment: text('fulfilment').notNull(),
    addressId: integer('address_id').references(() => addresses.id),
    addressText: text('address_text'),
    /** What delivery was priced by: miles by road, their band, and how they were known (place, coordinates or zip). Null for a pickup, and in early orders. */
    deliveryMiles: doublePrecision('delivery_miles'),
    bandMinMile: doublePrecision('band_min_mile'),
    bandMaxMile: doublePrecision('band_max_mile'),
    deliveryLocatedBy: text('delivery_located_by'),
    promoCode: text('promo_code'),
    /** The quote whose prices were paid; used once, by its signature. */
    quoteNumber: text('quote_number'),
    quoteSignature: text('quote_signature'),
    isInstallationChosen: boolean('is_installation_chosen').notNull(),
    itemsCents: integer('items_cents').notNull(),
    taxCents: integer('tax_cents').notNull(),
    installationCents: integer('installation_cents').notNull(),
    discountCents: integer('discount_cents').notNull(),
    shippingCents: integer('shipping_cents').notNull(),
    totalCents: integer('total_cents').notNull(),
    createdAt,
  },
  (table) => [
    uniqueIndex('orders_payment').on(table.paymentId),
    uniqueIndex('orders_number').on(table.orderNumber),
    index('orders_user').on(table.userId),
    index('orders_quote').on(table.quoteSignature),
  ],
);

export const orderLines = pgTable(
  'order_lines',
  {
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    productId: integer('product_id').notNull(),
    title: text('title').notNull(),
    boxes: integer('boxes').notNull(),
    pricePerBoxCents: integer('price_per_box_cents').notNull(),
    sqftPerBoxHundredths: integer('sqft_per_box_hundredths').notNull(),
    /** Boxes that the order took off those on hand, until a cancellation gives them back. Null where none were counted. */
    boxesFromStock: integer('boxes_from_stock'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** What happened to an order after it was placed, one row a step; its `state` (order-life.ts) is the last. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A state of the order, refunded, or refund_failed. */
    kind: text('kind').notNull(),
    /** The agreed day of a delivery, as YYYY-MM-DD. */
    day: text('day'),
    /** Of a refund. */
    amountCents: integer('amount_cents'),
    /** For the shopper to read. */
    note: text('note'),
    /** Who did it: the owner, somebody the owner names, or the payment provider's dashboard. */
    doneBy: text('done_by').notNull(),
    createdAt,
  },
  (table) => [index('order_steps_order').on(table.orderId)],
);

/** Refunds that the owner asked for, each written before the provider is asked, so that one is never made twice. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The provider's idempotency key, also kept there with the refund. */
    key: text('key').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The order is cancelled with it. */
    isCancelling: boolean('is_cancelling').notNull().default(false),
    note: text('note'),
    doneBy: text('done_by').notNull(),
    /** asked, made or refused. */
    state: text('state').notNull().default('asked'),
    createdAt,
  },
  (table) => [
    uniqueIndex('order_refunds_key').on(table.key),
    uniqueIndex('order_refunds_asked')
      .on(table.orderId)
      .where(sql`${table.state} = 'asked'`),
  ],
);

/** Changes in the provider's dashboard: each charge with its refunded sum, each refund and dispute, by its newest event. `tie`: within a second. */
export const paymentChanges = pgTable(
  'payment_changes',
  {
    objectId: text('object_id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    /** charge, refund or dispute. */
    kind: text('kind').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's own word; '' for a charge. */
    status: text('status').notNull(),
    asOf: timestamp('as_of', { withTimezone: true }).notNull(),
    tie: integer('tie').notNull(),
  },
  (table) => [index('payment_changes_payment').on(table.paymentId)],
);

/** Webhook events already handled, by the provider's event id. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Payment intents of the local stand-in (DESIGN 6). Empty when a real provider is configured. */
export const standInIntents = pgTable(
  'stand_in_intents',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key'),
    /** The provider-shaped object as JSON. */
    intent: jsonb('intent').notNull(),
    createdAt,
  },
  (table) => [uniqueIndex('stand_in_intents_key').on(table.idempotencyKey)],
);

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

/** An older write that arrives later changes nothing. */
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

/** How a product last left a cart: a late change by another device must ask first. */
export const cartEndings = pgTable(
  'cart_endings',
  {
    userId: integer('user_id')
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    productId: integer('product_id').notNull(),
    /** Increases with every ending; a shopper's highest is the version of the cart. */
    version: serial('version').notNull(),
    /** ordered or removed. */
    how: text('how').notNull(),
    orderNumber: text('order_number'),
    /** Null for an order, and for a client that sends none. */
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
  /** Null for no limit. */
  maxUses: integer('max_uses'),
});

/** Frozen for one payment; the order is made from this alone (decision 0010). */
export const checkoutSnapshots = pgTable(
  'checkout_snapshots',
  {
    id: serial('id').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => users.id),
    /** Null until the provider has replied. */
    paymentId: text('payment_id'),
    /** open, canceling, superseded, ordered, paid_unfulfilled, refunding or refunded. */
    state: text('state').notNull(),
    totalCents: integer('total_cents').notNull(),
    content: jsonb('content').notNull(),
    /** Failures to make the order after payment; beyond a limit it is refunded. */
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
    /** The wire's status, always 'Confirm'. */
    orderStatus: text('order_status').notNull(),
    /** confirmed, ready, scheduled, out, done or cancelled (order-life.ts). */
    state: text('state').notNull().default('confirmed'),
    /** From the delivery address or from the shopper; null when unknown. */
    phone: text('phone'),
    jobName: text('job_name'),
    /** In which its mails are written: that of the shopper's page when it was paid. */
    language: text('language').notNull().default('en'),
    /** Eight digits that the shopper shows at the counter or door; null in early orders. */
    handoverCode: text('handover_code'),
    /** Each refund is told once, however often the provider reports it. */
    toldRefundCents: integer('told_refund_cents').notNull().default(0),
    /** An unusual payment, such as of another amount: the order is kept and flagged, never dropped. */
    flag: text('flag'),
    /** Paid with the stand-in or with test keys. */
    isDemo: boolean('is_demo').notNull().default(false),
    fulfilment: text('fulfilment').notNull(),
    addressId: integer('address_id').references(() => addresses.id),
    addressText: text('address_text'),
    /** What set the delivery price; located by place, coordinates or zip. Null for pickup and in early orders. */
    deliveryMiles: doublePrecision('delivery_miles'),
    bandMinMile: doublePrecision('band_min_mile'),
    bandMaxMile: doublePrecision('band_max_mile'),
    deliveryLocatedBy: text('delivery_located_by'),
    promoCode: text('promo_code'),
    /** The quote that set the prices; its signature can be used once. */
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
    index('orders_state').on(table.state),
    index('orders_handover').on(table.handoverCode),
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
    /** Taken from stock until a cancellation returns them; null when not counted. */
    boxesFromStock: integer('boxes_from_stock'),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.position] })],
);

/** The last step is the order's `state`. */
export const orderSteps = pgTable(
  'order_steps',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** A state of the order, refunded, or refund_failed. */
    kind: text('kind').notNull(),
    /** A delivery's day, YYYY-MM-DD. */
    day: text('day'),
    amountCents: integer('amount_cents'),
    /** To the shopper. */
    note: text('note'),
    /** The owner, someone the owner names, or the provider's dashboard. */
    doneBy: text('done_by').notNull(),
    createdAt,
  },
  (table) => [index('order_steps_order').on(table.orderId)],
);

/** Written before the provider is asked, so that none is made twice. */
export const orderRefunds = pgTable(
  'order_refunds',
  {
    id: serial('id').primaryKey(),
    orderId: integer('order_id')
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** The idempotency key. */
    key: text('key').notNull(),
    amountCents: integer('amount_cents').notNull(),
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

/** The newest state of each charge, refund and dispute; `tie` orders states within a second. */
export const paymentChanges = pgTable(
  'payment_changes',
  {
    objectId: text('object_id').primaryKey(),
    paymentId: text('payment_id').notNull(),
    kind: text('kind').notNull(),
    amountCents: integer('amount_cents').notNull(),
    /** The provider's; '' for a charge. */
    status: text('status').notNull(),
    asOf: timestamp('as_of', { withTimezone: true }).notNull(),
    tie: integer('tie').notNull(),
  },
  (table) => [index('payment_changes_payment').on(table.paymentId)],
);

/** Handled webhook events. */
export const paymentEvents = pgTable('payment_events', {
  eventId: text('event_id').primaryKey(),
  kind: text('kind').notNull(),
  receivedAt: timestamp('received_at', { withTimezone: true }).notNull().defaultNow(),
});

/** Of the local stand-in. */
export const standInIntents = pgTable(
  'stand_in_intents',
  {
    id: text('id').primaryKey(),
    idempotencyKey: text('idempotency_key'),
    intent: jsonb('intent').notNull(),
    createdAt,
  },
  (table) => [uniqueIndex('stand_in_intents_key').on(table.idempotencyKey)],
);

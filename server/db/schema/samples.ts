import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SampleFloor } from '../../../src/domain/samples';

type SampledFloor = Pick<SampleFloor, 'productId' | 'title'>;

/** Sample orders: without payment and without an account. */
export const sampleOrders = pgTable(
  'sample_orders',
  {
    id: serial('id').primaryKey(),
    /** new, shipped or cancelled. */
    state: text('state').notNull().default('new'),
    /** Product id and title of each sample, as ordered. */
    floors: jsonb('floors').$type<readonly SampledFloor[]>().notNull(),
    name: text('name').notNull(),
    /** A single line. */
    addressText: text('address_text').notNull(),
    /** A normal form of the address: the number of samples per house is limited. */
    house: text('house').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    /** When it was shipped or cancelled, and by whom. */
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: text('settled_by'),
    /** The client's id of the request; null without one. */
    clientId: uuid('client_id').unique(),
  },
  (table) => [index('sample_orders_email').on(sql`lower(${table.email})`), index('sample_orders_house').on(table.house)],
);

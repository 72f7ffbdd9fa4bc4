import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, serial, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { SampleFloor } from '../../../src/domain/samples';

type SampledFloor = Pick<SampleFloor, 'productId' | 'title'>;

/** Without payment or account. */
export const sampleOrders = pgTable(
  'sample_orders',
  {
    id: serial('id').primaryKey(),
    /** new, shipped or cancelled. */
    state: text('state').notNull().default('new'),
    floors: jsonb('floors').$type<readonly SampledFloor[]>().notNull(),
    name: text('name').notNull(),
    addressText: text('address_text').notNull(),
    /** Line 1, line 2 and postal code on lines of their own: samples per house are limited. */
    house: text('house').notNull(),
    phone: text('phone').notNull(),
    email: text('email').notNull(),
    /** In which the mail about them is written. */
    language: text('language').notNull().default('en'),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    settledBy: text('settled_by'),
    clientId: uuid('client_id').unique(),
  },
  (table) => [index('sample_orders_email').on(sql`lower(${table.email})`), index('sample_orders_day').on(table.createdAt)],
);

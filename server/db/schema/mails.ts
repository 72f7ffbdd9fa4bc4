import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Each is written in the transaction that it reports. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: serial('id').primaryKey(),
    /** The same at every attempt: mail programs then show a repeated mail once. */
    messageKey: text('message_key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** Null once sent: it may contain a link that works like a password. */
    bodyText: text('body_text'),
    bodyHtml: text('body_html'),
    /** waiting, sent, written (to a file, without a mail server) or failed. */
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    problem: text('problem'),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** Until then a server is sending it. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** A failure after this time is final. */
    giveUpAt: timestamp('give_up_at', { withTimezone: true }).notNull(),
    /** Useless after this time, sent or not: the row is deleted. */
    expiresAt: timestamp('expires_at', { withTimezone: true }),
    settledAt: timestamp('settled_at', { withTimezone: true }),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index('outgoing_mails_waiting')
      .on(table.nextTryAt)
      .where(sql`${table.state} = 'waiting'`),
  ],
);

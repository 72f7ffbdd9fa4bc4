import { sql } from 'drizzle-orm';
import { index, integer, pgTable, serial, text, timestamp } from 'drizzle-orm/pg-core';

/** Mails on their way out, each written in the transaction of what it tells. */
export const outgoingMails = pgTable(
  'outgoing_mails',
  {
    id: serial('id').primaryKey(),
    /** The same at every try, so that a mail program shows a mail once that was sent twice. */
    messageKey: text('message_key').notNull(),
    recipient: text('recipient').notNull(),
    subject: text('subject').notNull(),
    /** What it says; null once it was sent, since it may hold a link that is as good as a password. */
    bodyText: text('body_text'),
    bodyHtml: text('body_html'),
    /** waiting, sent, written (to a file, without a mail server) or failed. */
    state: text('state').notNull().default('waiting'),
    tries: integer('tries').notNull().default(0),
    /** Why the last try failed, for the owner. */
    problem: text('problem'),
    nextTryAt: timestamp('next_try_at', { withTimezone: true }).notNull(),
    /** A server is sending it; one that does not come back has it taken away then. */
    claimedUntil: timestamp('claimed_until', { withTimezone: true }),
    /** From here on a failure is the last. */
    giveUpAt: timestamp('give_up_at', { withTimezone: true }).notNull(),
    /** Of no use to anybody from here on, sent or not: the row is deleted. */
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

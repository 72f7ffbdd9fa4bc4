import { randomUUID } from 'node:crypto';
import {
  and,
  asc,
  count,
  eq,
  exists,
  gte,
  inArray,
  isNotNull,
  isNull,
  lt,
  lte,
  max,
  notExists,
  notInArray,
  or,
  sql,
  type SQL,
} from 'drizzle-orm';
import { alias, type AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '../db/database';
import { outgoingMails } from '../db/schema/mails';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  /** The same content as HTML; the mail program chooses. */
  readonly html?: string;
}

/** A mail that only this server may send now. */
export interface ClaimedMail {
  readonly id: number;
  /** The number of attempts, this one included. */
  readonly tries: number;
  /** Milliseconds since 1970. A failure after this time is final. */
  readonly giveUpAt: number;
  readonly messageKey: string;
  readonly mail: Mail;
}

/** An unsent mail, for the owner. */
export interface UnsentMail {
  readonly id: number;
  readonly to: string;
  readonly subject: string;
  readonly isFailed: boolean;
  readonly tries: number;
  readonly problem: string | null;
  readonly nextTryAt: Date;
}

export interface MailTraces {
  readonly failedMails: number;
  readonly delayedMails: number;
  readonly mailSentAt: number | null;
}

/** Attempts end this long after a mail is queued. */
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60 * 1000;

const UNSENT: readonly string[] = ['waiting', 'failed'];
const isUnsent = inArray(outgoingMails.state, [...UNSENT]);
const isUnclaimed = (at: Date, { claimedUntil }: { readonly claimedUntil: AnyPgColumn } = outgoingMails): SQL | undefined =>
  or(isNull(claimedUntil), lte(claimedUntil, at));

/**
 * Queues a mail. Call inside the transaction that it reports, and wake the outbox after the commit. `expiresAt` (milliseconds since 1970) is
 * for a mail that is useless later: it is then deleted unsent.
 */
export async function putMail(
  tx: Database,
  mail: Mail,
  { now, expiresAt = null }: { readonly now: number; readonly expiresAt?: number | null },
): Promise<void> {
  await tx.insert(outgoingMails).values({
    messageKey: randomUUID(),
    recipient: mail.to,
    subject: mail.subject,
    bodyText: mail.text,
    bodyHtml: mail.html ?? null,
    nextTryAt: new Date(now),
    giveUpAt: new Date(now + GIVE_UP_AFTER_MS),
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
    createdAt: new Date(now),
  });
}

/**
 * Claims up to `limit` due mails for `claimMs`, the oldest of each recipient: no other server gets them until then, even if this one stops. A due
 * mail makes older ones to the same recipient due, because an outdated mail must not arrive after the one that replaces it. `tried` are mails that this
 * run has tried: they do not keep newer ones waiting.
 */
export async function claimDueMails(
  db: Database,
  now: number,
  { limit, claimMs, tried }: { readonly limit: number; readonly claimMs: number; readonly tried: readonly number[] },
): Promise<readonly ClaimedMail[]> {
  const at = new Date(now);
  const newer = alias(outgoingMails, 'newer');
  const isSameOrNewer = and(eq(newer.recipient, outgoingMails.recipient), gte(newer.id, outgoingMails.id));
  const older = alias(outgoingMails, 'older');
  const isOlder = and(eq(older.recipient, outgoingMails.recipient), lt(older.id, outgoingMails.id));
  const isOlderUntried = and(eq(older.state, 'waiting'), isUnclaimed(at, older), notInArray(older.id, [...tried]));
  const isNewerDue = and(eq(newer.state, 'waiting'), lte(newer.nextTryAt, at), isUnclaimed(at, newer));
  const due = db
    .select({ id: outgoingMails.id })
    .from(outgoingMails)
    .where(
      and(
        eq(outgoingMails.state, 'waiting'),
        isUnclaimed(at),
        notInArray(outgoingMails.id, [...tried]),
        exists(db.select().from(newer).where(and(isSameOrNewer, isNewerDue))),
        notExists(db.select().from(older).where(and(isOlder, isOlderUntried))),
      ),
    )
    .orderBy(asc(outgoingMails.id))
    .limit(limit)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(outgoingMails)
    .set({ claimedUntil: new Date(now + claimMs), tries: sql`${outgoingMails.tries} + 1` })
    // An array, because PostgreSQL might evaluate the subquery once per row and claim more than the limit.
    .where(sql`${outgoingMails.id} = any(array(${due}))`)
    .returning();
  // RETURNING has no order.
  const oldestFirst = rows.toSorted((one, other) => one.id - other.id);
  return oldestFirst.map(({ id, tries, giveUpAt, messageKey, recipient, subject, bodyText, bodyHtml }) => ({
    id,
    tries,
    giveUpAt: giveUpAt.getTime(),
    messageKey,
    mail: { to: recipient, subject, text: bodyText ?? '', ...(bodyHtml === null ? {} : { html: bodyHtml }) },
  }));
}

/** Marks a mail as sent, or as written to a file, and deletes its text. */
export async function markDone(db: Database, id: number, state: 'sent' | 'written', now: number): Promise<void> {
  await db
    .update(outgoingMails)
    .set({ state, settledAt: new Date(now), bodyText: null, bodyHtml: null, problem: null, claimedUntil: null })
    .where(eq(outgoingMails.id, id));
}

/**
 * Records a failed attempt: the next one is at `nextTryAt` (milliseconds since 1970), none when null. No effect when another server has
 * claimed the mail since.
 */
export async function markFailed(
  db: Database,
  { id, tries }: ClaimedMail,
  failure: { readonly problem: string; readonly nextTryAt: number | null; readonly now: number },
): Promise<void> {
  const { problem, nextTryAt, now } = failure;
  const next = nextTryAt === null ? { state: 'failed', settledAt: new Date(now) } : { nextTryAt: new Date(nextTryAt) };
  await db
    .update(outgoingMails)
    .set({ ...next, problem, claimedUntil: null })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.tries, tries), eq(outgoingMails.state, 'waiting')));
}

/** Deletes expired mails; returns the ids of those that were never sent. */
export async function dropExpiredMails(db: Database, now: number): Promise<readonly number[]> {
  const rows = await db
    .delete(outgoingMails)
    .where(lte(outgoingMails.expiresAt, new Date(now)))
    .returning({ id: outgoingMails.id, state: outgoingMails.state });
  return rows.filter(({ state }) => UNSENT.includes(state)).map(({ id }) => id);
}

/** Deletes mails that were sent or given up before `before`. */
export async function deleteSettledMails(db: Database, before: Date): Promise<void> {
  await db.delete(outgoingMails).where(lt(outgoingMails.settledAt, before));
}

/** Mails that are waiting or given up, oldest first. */
export async function listUnsentMails(db: Database, limit: number): Promise<readonly UnsentMail[]> {
  const rows = await db.select().from(outgoingMails).where(isUnsent).orderBy(asc(outgoingMails.id)).limit(limit);
  return rows.map(({ id, recipient, subject, state, tries, problem, nextTryAt }) => ({
    id,
    to: recipient,
    subject,
    isFailed: state === 'failed',
    tries,
    problem,
    nextTryAt,
  }));
}

/**
 * The numbers of failed and of delayed mails (an attempt failed, more follow), and when the newest recorded mail was sent (milliseconds since
 * 1970; null without one).
 */
export async function readMailTraces(db: Database): Promise<MailTraces> {
  const [failed] = await db.select({ mails: count() }).from(outgoingMails).where(eq(outgoingMails.state, 'failed'));
  const [sent] = await db
    .select({ at: max(outgoingMails.settledAt) })
    .from(outgoingMails)
    .where(eq(outgoingMails.state, 'sent'));
  const [delayed] = await db
    .select({ mails: count() })
    .from(outgoingMails)
    .where(and(eq(outgoingMails.state, 'waiting'), isNotNull(outgoingMails.problem)));
  return { delayedMails: delayed?.mails ?? 0, failedMails: failed?.mails ?? 0, mailSentAt: sent?.at?.getTime() ?? null };
}

/** Makes unsent mails due now, given-up ones too, except those being sent. Returns their number. */
export async function retryUnsentMails(db: Database, now: number): Promise<number> {
  const at = new Date(now);
  const rows = await db
    .update(outgoingMails)
    .set({ state: 'waiting', nextTryAt: at, giveUpAt: new Date(now + GIVE_UP_AFTER_MS), settledAt: null, claimedUntil: null })
    .where(and(isUnsent, isUnclaimed(at)))
    .returning({ id: outgoingMails.id });
  return rows.length;
}

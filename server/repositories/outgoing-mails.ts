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
  readonly html?: string;
}

/** Only this server may send it now. */
export interface ClaimedMail {
  readonly id: number;
  /** This attempt included. */
  readonly tries: number;
  /** Milliseconds since 1970. A later failure is final. */
  readonly giveUpAt: number;
  readonly messageKey: string;
  readonly mail: Mail;
}

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

/** Counted from when a mail is queued. */
const GIVE_UP_AFTER_MS = 2 * 24 * 60 * 60 * 1000;

const UNSENT: readonly string[] = ['waiting', 'failed'];
const isUnsent = inArray(outgoingMails.state, [...UNSENT]);
const isUnclaimed = (at: Date, { claimedUntil }: { readonly claimedUntil: AnyPgColumn } = outgoingMails): SQL | undefined =>
  or(isNull(claimedUntil), lte(claimedUntil, at));

/**
 * Call inside the transaction that it reports; wake the outbox after the commit. After `expiresAt` (milliseconds since 1970) the
 * mail is useless and deleted unsent.
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
 * Claims for `claimMs` the oldest due mail of each recipient. A due mail makes older ones to its recipient due: an outdated mail
 * must not arrive after the one that replaces it. Mails `tried` in this run do not keep newer ones waiting.
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
  // Protected by: the mails' row locks; locked ones are another server's.
  const rows = await db
    .update(outgoingMails)
    .set({ claimedUntil: new Date(now + claimMs), tries: sql`${outgoingMails.tries} + 1` })
    // PostgreSQL might evaluate a plain subquery once per row and claim more than the limit.
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

/** Deletes its text. */
export async function markDone(db: Database, id: number, state: 'sent' | 'written', now: number): Promise<void> {
  // Protected by: nothing that was read: whoever sent it, it is sent.
  await db
    .update(outgoingMails)
    .set({ state, settledAt: new Date(now), bodyText: null, bodyHtml: null, problem: null, claimedUntil: null })
    .where(eq(outgoingMails.id, id));
}

/** No further attempt when `nextTryAt` (milliseconds since 1970) is null. No effect when another server has claimed the mail since. */
export async function markFailed(
  db: Database,
  { id, tries }: ClaimedMail,
  failure: { readonly problem: string; readonly nextTryAt: number | null; readonly now: number },
): Promise<void> {
  const { problem, nextTryAt, now } = failure;
  const next = nextTryAt === null ? { state: 'failed', settledAt: new Date(now) } : { nextTryAt: new Date(nextTryAt) };
  // Protected by: the condition in the write: a later claim has another number.
  await db
    .update(outgoingMails)
    .set({ ...next, problem, claimedUntil: null })
    .where(and(eq(outgoingMails.id, id), eq(outgoingMails.tries, tries), eq(outgoingMails.state, 'waiting')));
}

/** Returns the ids of those that were never sent. */
export async function dropExpiredMails(db: Database, now: number): Promise<readonly number[]> {
  // Protected by: the condition in the write.
  const rows = await db
    .delete(outgoingMails)
    .where(lte(outgoingMails.expiresAt, new Date(now)))
    .returning({ id: outgoingMails.id, state: outgoingMails.state });
  return rows.filter(({ state }) => UNSENT.includes(state)).map(({ id }) => id);
}

/** Sent or given up before `before`. */
export async function deleteSettledMails(db: Database, before: Date): Promise<void> {
  // Protected by: the condition in the write.
  await db.delete(outgoingMails).where(lt(outgoingMails.settledAt, before));
}

/** Waiting or given up, oldest first. */
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

/** `delayedMails`: an attempt failed, more follow. `mailSentAt` in milliseconds since 1970. */
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

/** Due now, given-up ones too, except those being sent. Returns their number. */
export async function retryUnsentMails(db: Database, now: number): Promise<number> {
  const at = new Date(now);
  // Protected by: the condition in the write.
  const rows = await db
    .update(outgoingMails)
    .set({ state: 'waiting', nextTryAt: at, giveUpAt: new Date(now + GIVE_UP_AFTER_MS), settledAt: null, claimedUntil: null })
    .where(and(isUnsent, isUnclaimed(at)))
    .returning({ id: outgoingMails.id });
  return rows.length;
}

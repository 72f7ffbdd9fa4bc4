import { cutText } from '../../src/domain/text';
import type { Database } from '../db/database';
import { errorFacts, type Log } from '../log';
import { claimDueMails, dropExpiredMails, markFailed, markDone, type ClaimedMail } from '../repositories/outgoing-mails';
import type { Mailer } from './mailer';

export interface MailOutbox {
  /** Call it after the commit that queued a mail: otherwise the mail waits for the timer. */
  wake(): void;
  /** Every half minute, also for mails that another server left. Returns a function that stops it. */
  startSending(): () => void;
}

interface OutboxParts {
  readonly db: Database;
  readonly mailer: Mailer;
  readonly log: Log;
  readonly now: () => number;
  readonly inBackground: (task: () => Promise<void>) => void;
}

const LOOK_EVERY_MS = 30_000;
/** Each to another recipient: a slow mail server delays only these. */
const AT_ONCE = 4;
/** Longer than the mailer's timeouts: only a stopped server loses its claim. */
const CLAIM_MS = 10 * 60 * 1000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** Doubles from half a minute to six hours, less up to half at random. */
export function mailPauseMs(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20));
  return Math.round(full / 2 + (full / 2) * random());
}

/** Each mail is claimed, sent and then marked: it goes out at least once. */
export function createMailOutbox(parts: OutboxParts): MailOutbox {
  const { db, log, now, inBackground } = parts;
  let isSending = false;
  let isAwaited = false;
  const stop = new AbortController();

  /** A call during a run makes it query again. */
  const run = async (): Promise<void> => {
    isAwaited = true;
    if (isSending) return;
    isSending = true;
    try {
      for (const mailId of await dropExpiredMails(db, now())) log({ level: 'error', event: 'mail_expired', mailId });
      const tried: number[] = [];
      while (isAwaited && !stop.signal.aborted) {
        isAwaited = false;
        const due = await claimDueMails(db, now(), { limit: AT_ONCE, claimMs: CLAIM_MS, tried });
        if (due.length > 0) isAwaited = true;
        tried.push(...due.map(({ id }) => id));
        await Promise.all(due.map((claimed) => sendOne(parts, claimed)));
      }
    } finally {
      isSending = false;
    }
  };
  const wake = (): void => inBackground(run);
  return {
    wake,
    startSending() {
      const timer = setInterval(wake, LOOK_EVERY_MS).unref();
      wake();
      return () => {
        stop.abort();
        clearInterval(timer);
      };
    },
  };
}

/** Never rejects. When the outcome cannot be saved, the mail is sent again after its claim ends. */
async function sendOne(parts: OutboxParts, claimed: ClaimedMail): Promise<void> {
  await tryOne(parts, claimed).catch((error: unknown) =>
    parts.log({ level: 'error', event: 'mail_outcome_lost', mailId: claimed.id, ...errorFacts(error) }),
  );
}

async function tryOne({ db, mailer, log, now }: OutboxParts, claimed: ClaimedMail): Promise<void> {
  const { id: mailId, tries, mail, messageKey, giveUpAt } = claimed;
  let state: Awaited<ReturnType<typeof mailer.send>>;
  try {
    state = await mailer.send(mail, messageKey);
  } catch (error) {
    const isLast = now() >= giveUpAt;
    log({ level: isLast ? 'error' : 'warning', event: isLast ? 'mail_given_up' : 'mail_failed', mailId, tries, ...errorFacts(error) });
    await markFailed(db, claimed, { problem: mailProblem(error), nextTryAt: isLast ? null : now() + mailPauseMs(tries), now: now() });
    return;
  }
  await markDone(db, mailId, state, now());
}

const LONGEST = 200;

/** For the owner. Never log it: a server that refuses a mail because of its link may quote that link, which signs in to an account. */
export function mailProblem(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  const reply = 'response' in error && typeof error.response === 'string' ? error.response : error.message;
  return cutText(reply.replaceAll(/\s+/g, ' ').replaceAll(/https?:\S+|\S*token=\S*/gi, '[link]'), LONGEST);
}

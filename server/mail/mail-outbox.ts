import type { Database } from '../db/database';
import { errorFacts, type Log } from '../log';
import { claimDueMails, dropExpiredMails, markFailed, markSent, type ClaimedMail } from '../repositories/outgoing-mails';
import type { Mailer } from './mailer';
import { mailProblem } from './mail-problem';

/** Sends the mails that the database holds. */
export interface MailOutbox {
  /** Sends what is due, in the background. Call after the commit that wrote a mail: nobody has to wait for the next look. */
  wake(): void;
  /** Looks now and every half minute, for what failed before, here or at a server that is gone; give the result a call to stop. */
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
/** Sent side by side: a slow mail server holds up no more than these. */
const AT_ONCE = 4;
/** Longer than the mailer's limits let a sending last: only a server that is gone loses its claim. */
const CLAIM_MS = 10 * 60 * 1000;
const FIRST_PAUSE_MS = 30_000;
const LONGEST_PAUSE_MS = 6 * 60 * 60 * 1000;

/** Milliseconds until the next try, after so many: doubling from half a minute to six hours, of which a random half is taken off. */
export function mailPauseMs(tries: number, random: () => number = Math.random): number {
  const full = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** Math.min(tries - 1, 20));
  return Math.round(full / 2 + (full / 2) * random());
}

export function createMailOutbox(parts: OutboxParts): MailOutbox {
  const { db, log, now, inBackground } = parts;
  let isSending = false;
  let isAwaited = false;
  const stop = new AbortController();

  /** One run at a time; who wakes it while it runs gets another look. */
  const run = async (): Promise<void> => {
    isAwaited = true;
    if (isSending) return;
    isSending = true;
    try {
      for (const mailId of await dropExpiredMails(db, now())) log({ level: 'error', event: 'mail_expired', mailId });
      while (isAwaited && !stop.signal.aborted) {
        isAwaited = false;
        const due = await claimDueMails(db, now(), { limit: AT_ONCE, claimMs: CLAIM_MS });
        if (due.length > 0) isAwaited = true;
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

/** Never fails: a mail whose outcome cannot be written keeps its claim, and is sent once more when that ends. */
async function sendOne(parts: OutboxParts, claimed: ClaimedMail): Promise<void> {
  await tryOne(parts, claimed).catch((error: unknown) =>
    parts.log({ level: 'error', event: 'mail_outcome_lost', mailId: claimed.id, ...errorFacts(error) }),
  );
}

async function tryOne({ db, mailer, log, now }: OutboxParts, claimed: ClaimedMail): Promise<void> {
  const { id: mailId, tries, mail, messageKey, giveUpAt } = claimed;
  try {
    await mailer.send(mail, messageKey);
  } catch (error) {
    const isLast = now() >= giveUpAt;
    log({ level: isLast ? 'error' : 'warning', event: isLast ? 'mail_given_up' : 'mail_failed', mailId, tries, ...errorFacts(error) });
    await markFailed(db, claimed, { problem: mailProblem(error), nextTryAt: isLast ? null : now() + mailPauseMs(tries), now: now() });
    return;
  }
  await markSent(db, mailId, now());
}

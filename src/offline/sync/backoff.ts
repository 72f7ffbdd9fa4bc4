import { isCount, isFields } from '../storage/stored-fields';

/** The tries of sending one item to the server, in milliseconds since 1970 by the device's clock. Saved with the item. */
export interface Tries {
  readonly attempts: number;
  readonly lastTryAt: number;
  /** The time of the next automatic try. */
  readonly notBefore: number;
  /** The end of the server's Retry-After; 0 without one. */
  readonly retryAt: number;
}

export const NO_TRIES: Tries = { attempts: 0, lastTryAt: 0, notBefore: 0, retryAt: 0 };

/** Reasons to start a try early: a person's press; an 'online' event or a new visit. */
export type EarlyReason = 'person' | 'return';

const FIRST_MS = 7_000;
const LONGEST_MS = 5 * 60_000;
/** The minimum interval between two tries, whatever the reason. */
export const SPACING_MS = 5_000;
/** A longer wait means that the device's clock was set back. */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** The pause after a number of tries: from 7 s, doubling up to 5 minutes, each ± 25 % so that devices do not retry at the same moment. */
function pauseMs(attempts: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.75 + random() / 2));
}

/** Notes the start of a try. It counts as failed until `succeeded`, since the page may be killed during it. */
export function startedTry(tries: Tries, now: number, random: () => number = Math.random): Tries {
  const attempts = tries.attempts + 1;
  return { attempts, lastTryAt: now, notBefore: now + pauseMs(attempts, random), retryAt: 0 };
}

/** Notes a failed try: the pause starts now. A longer Retry-After wins. */
export function failedTry(tries: Tries, now: number, retryAfterMs = 0, random: () => number = Math.random): Tries {
  const retryAt = retryAfterMs === 0 ? 0 : now + Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
  return { ...tries, notBefore: Math.max(retryAt, now + pauseMs(Math.max(1, tries.attempts), random)), retryAt };
}

/** Brings the next try forward. Only a person's press overrides the server's Retry-After. */
export function broughtForward(tries: Tries, reason: EarlyReason): Tries {
  const earliest = Math.max(tries.lastTryAt + SPACING_MS, reason === 'person' ? 0 : tries.retryAt);
  return { ...tries, notBefore: Math.min(tries.notBefore, earliest) };
}

/** The tries of an item that replaces another: none yet, but the minimum interval since the last try stays. */
export function triesOfNext({ lastTryAt }: Tries): Tries {
  return lastTryAt === 0 ? NO_TRIES : { ...NO_TRIES, lastTryAt, notBefore: lastTryAt + SPACING_MS };
}

/** Milliseconds until the next automatic try; 0 when it is due. */
export function dueInMs({ lastTryAt, notBefore }: Tries, now: number): number {
  // The clock was set back: a try in the future is ignored.
  return lastTryAt > now || notBefore - now > LONGEST_RETRY_AFTER_MS ? 0 : Math.max(0, notBefore - now);
}

/** Waits until a person's press may start the first of these tries: 0, or the rest of the minimum interval. */
export function untilPressCounts(waiting: readonly Tries[]): Promise<void> {
  const now = Date.now();
  const ms = Math.min(...waiting.map((tries) => dueInMs(broughtForward(tries, 'person'), now)));
  return new Promise((resolve) => setTimeout(resolve, Number.isFinite(ms) ? ms : 0));
}

/** Reads stored tries; zeros for a record of an older build. Storage is untrusted input. */
export function readTries(stored: unknown): Tries {
  const fields = isFields(stored) ? stored : {};
  const count = (name: keyof Tries): number => {
    const value = fields[name];
    return isCount(value) ? value : 0;
  };
  return { attempts: count('attempts'), lastTryAt: count('lastTryAt'), notBefore: count('notBefore'), retryAt: count('retryAt') };
}

/** The tries of an item that lasts only as long as the page. */
export interface Pace {
  dueInMs(): number;
  bringForward(reason: EarlyReason): void;
  started(): void;
  failed(retryAfterMs?: number): void;
  succeeded(): void;
}

export function createPace(now: () => number = () => Date.now(), random: () => number = Math.random): Pace {
  let tries = NO_TRIES;
  return {
    dueInMs: () => dueInMs(tries, now()),
    bringForward(reason) {
      tries = broughtForward(tries, reason);
    },
    started() {
      tries = startedTry(tries, now(), random);
    },
    failed(retryAfterMs = 0) {
      tries = failedTry(tries, now(), retryAfterMs, random);
    },
    succeeded() {
      tries = NO_TRIES;
    },
  };
}

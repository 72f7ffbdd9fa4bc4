import { isCount, isFields } from '../storage/stored-fields';

/** Milliseconds since 1970, device clock. Saved with the item. */
export interface Tries {
  readonly attempts: number;
  readonly lastTryAt: number;
  readonly notBefore: number;
  /** The end of the server's Retry-After; 0 without one. */
  readonly retryAt: number;
}

export const NO_TRIES: Tries = { attempts: 0, lastTryAt: 0, notBefore: 0, retryAt: 0 };

/** 'person': a press; 'return': an 'online' event or a new visit. */
export type EarlyReason = 'person' | 'return';

const FIRST_MS = 7_000;
const LONGEST_MS = 5 * 60_000;
/** Between two tries, whatever the reason. */
export const SPACING_MS = 5_000;
/** A longer wait means that the device's clock was set back. */
const LONGEST_RETRY_AFTER_MS = 24 * 60 * 60_000;

/** From 7 s, doubling up to 5 minutes, each ± 25 % so that devices do not retry at the same moment. */
function pauseMs(attempts: number, random: () => number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 20));
  return Math.round(full * (0.75 + random() / 2));
}

/** Counts as failed until `succeeded`: the page may be killed during the try. */
export function startedTry(tries: Tries, now: number, random: () => number = Math.random): Tries {
  const attempts = tries.attempts + 1;
  return { attempts, lastTryAt: now, notBefore: now + pauseMs(attempts, random), retryAt: 0 };
}

/** The pause starts now. A longer Retry-After wins. */
export function failedTry(tries: Tries, now: number, retryAfterMs = 0, random: () => number = Math.random): Tries {
  const retryAt = retryAfterMs === 0 ? 0 : now + Math.min(retryAfterMs, LONGEST_RETRY_AFTER_MS);
  return { ...tries, notBefore: Math.max(retryAt, now + pauseMs(Math.max(1, tries.attempts), random)), retryAt };
}

/** Only a person's press overrides the server's Retry-After. */
export function broughtForward(tries: Tries, reason: EarlyReason): Tries {
  const earliest = Math.max(tries.lastTryAt + SPACING_MS, reason === 'person' ? 0 : tries.retryAt);
  return { ...tries, notBefore: Math.min(tries.notBefore, earliest) };
}

/** No tries yet, but the minimum interval since the last one stays. */
export function triesOfNext({ lastTryAt }: Tries): Tries {
  return lastTryAt === 0 ? NO_TRIES : { ...NO_TRIES, lastTryAt, notBefore: lastTryAt + SPACING_MS };
}

/** 0 when it is due. */
export function dueInMs({ lastTryAt, notBefore }: Tries, now: number): number {
  // The clock was set back: a try in the future is ignored.
  return lastTryAt > now || notBefore - now > LONGEST_RETRY_AFTER_MS ? 0 : Math.max(0, notBefore - now);
}

/** Waits at most for the rest of the minimum interval since the last try of all that waits in a queue. */
export function untilPressCounts(waiting: readonly Tries[]): Promise<void> {
  const now = Date.now();
  const ms = Math.max(0, ...waiting.map((tries) => dueInMs(broughtForward(tries, 'person'), now)));
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** Zeros for a record of an older build. */
export function readTries(stored: unknown): Tries {
  const fields = isFields(stored) ? stored : {};
  const count = (name: keyof Tries): number => {
    const value = fields[name];
    return isCount(value) ? value : 0;
  };
  return { attempts: count('attempts'), lastTryAt: count('lastTryAt'), notBefore: count('notBefore'), retryAt: count('retryAt') };
}

/** Tries that last only as long as the page. */
export interface Pace {
  dueInMs(): number;
  bringForward(reason: EarlyReason): void;
  started(): void;
  failed(retryAfterMs?: number): void;
  succeeded(): void;
}

/** Due at once at first. `random` (0 to 1) spreads the devices' tries. */
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

import type { UseStore } from 'idb-keyval';
import { reviseRecord } from '../storage/completed-transaction';
import { openKeyValueStore } from '../storage/key-value-store';
import { databaseNames } from '../storage/storage-keys';
import { isCount, isFields } from '../storage/stored-fields';
import { broughtForward, dueInMs, failedTry, NO_TRIES, readTries, startedTry, type EarlyReason, type Tries } from './backoff';

/** The tries of all that waits in a queue, on every tab and in the worker (decision 0044). */
interface QueueTries {
  readonly tries: Tries;
  /** When tries of the last minute started that have not succeeded (ms since 1970, device clock). */
  readonly starts: readonly number[];
}

/** `revise` is one transaction. */
export interface PaceStorage {
  revise(decide: (stored: unknown) => QueueTries): Promise<void>;
}

/** One pass through a queue, under its lock. */
export interface QueueRound {
  /**
   * Call it before each try. 0, or the milliseconds until the queue may try again. `isNew`: something waits that was never tried, which starts
   * early. Tries that succeed cost nothing.
   */
  begin(isNew?: boolean): Promise<number>;
  /** True when no more may be tried in this round. */
  failed(): Promise<boolean>;
  /** Call it at the end. Where the last try has not failed, the queue has no pause any more. */
  end(): Promise<void>;
}

export type QueuePace = ReturnType<typeof createQueuePace>;

/** The pauses of the changes themselves are spread. */
const shortest = (): number => 0;

const MINUTE_MS = 60_000;
const MOST_IN_A_MINUTE = 6;
/** One that fails holds up no other, until it is clear that all fail. */
const MOST_FAILURES = 3;

/** Without storage it lasts as long as the page. */
export function createQueuePace(storage: PaceStorage = memoryPace(), now: () => number = () => Date.now()) {
  let used = storage;
  const revise = (decide: (before: QueueTries, at: number) => QueueTries): Promise<void> => {
    const ofNow = (stored: unknown): QueueTries => decide(readQueueTries(stored, now()), now());
    return used.revise(ofNow).catch(() => {
      used = memoryPace();
      return used.revise(ofNow);
    });
  };

  return {
    bringForward: (reason: EarlyReason): Promise<void> => revise(({ tries, starts }) => ({ tries: broughtForward(tries, reason), starts })),

    round(): QueueRound {
      let open: number | null = null;
      let allowed: number | null = null;
      return {
        async begin(isNew = false) {
          if (open !== null) return 0;
          let waitMs = 0;
          await revise(({ tries: before, starts }, at) => {
            const tries = isNew ? broughtForward(before, 'return') : before;
            const sixth = starts.at(-MOST_IN_A_MINUTE);
            const windowMs = sixth === undefined ? 0 : sixth + MINUTE_MS - at;
            waitMs = Math.max(windowMs, allowed === null ? dueInMs(tries, at) : 0);
            open = waitMs > 0 ? null : at;
            if (waitMs > 0) return { tries, starts };
            allowed ??= tries.attempts === 0 ? MOST_FAILURES : 1;
            return { tries: startedTry(tries, at, shortest), starts: [...starts, at] };
          });
          return waitMs;
        },
        async failed() {
          open = null;
          allowed = (allowed ?? 1) - 1;
          await revise(({ tries, starts }, at) => ({ tries: failedTry(tries, at, 0, shortest), starts }));
          return allowed <= 0;
        },
        async end() {
          const ended = open;
          open = null;
          if (ended === null) return;
          await revise(({ starts }) => ({
            tries: NO_TRIES,
            starts: starts.filter((_start, index) => index !== starts.lastIndexOf(ended)),
          }));
        },
      };
    },
  };
}

/** Beside the cart's changes: a string, outside every account's range. */
export function storedPace(queue: 'cart' | 'messages' | 'rooms' | 'payments' | 'logouts'): QueuePace {
  return createQueuePace({ revise: (decide) => reviseRecord(opened(), `tries ${queue}`, decide) });
}

let store: UseStore | undefined;
const opened = (): UseStore => (store ??= openKeyValueStore(databaseNames.outbox));

function memoryPace(): PaceStorage {
  let stored: unknown = null;
  return {
    async revise(decide) {
      stored = decide(stored);
    },
  };
}

/** No tries for anything else. Starts in the future are of a clock that was set back. */
function readQueueTries(stored: unknown, now: number): QueueTries {
  const { tries, starts } = isFields(stored) ? stored : {};
  return {
    tries: readTries(tries),
    starts: Array.isArray(starts) ? starts.filter(isCount).filter((start) => start <= now && start > now - MINUTE_MS) : [],
  };
}

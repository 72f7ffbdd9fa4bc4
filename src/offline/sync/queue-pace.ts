import { keptDatabase } from '../kept/database';
import type { Kind } from '../storage/storage-keys';
import { isCount, isFields } from '../storage/stored-fields';
import { broughtForward, dueInMs, failedTry, NO_TRIES, readTries, startedTry, type EarlyReason, type Tries } from './backoff';

/** The tries of all that waits in a queue, on every tab and in the worker (decision 0044). */
interface QueueTries {
  readonly tries: Tries;
  /** When tries of the last minute started that have not succeeded (ms since 1970, device clock). */
  readonly starts: readonly number[];
  /** A press or a return has asked for a try that has not started yet. */
  readonly isAsked: boolean;
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
  /** Call it at the end. A try that `failed` was not called for has succeeded: it is not counted, and ends the queue's pause. */
  end(): Promise<void>;
}

export type QueuePace = ReturnType<typeof createQueuePace>;

/** The queue's pause is the shortest of its kind: devices differ already, since each change waits for a random time as well. */
const shortest = (): number => 0;

const MINUTE_MS = 60_000;
const MOST_IN_A_MINUTE = 6;
/** The last of each minute is kept for a press, a return and a visit: timers and new changes must not hold these up. */
const MOST_UNASKED = 5;
/** A round goes on after its first failures, since these may be of single changes. A round after one that failed ends with its first. */
const MOST_FAILURES = 3;

/**
 * The one pace of a queue: a round asks it before each try, and tells it which failed. Once one has failed, at most six start in a minute,
 * and the sixth only after `bringForward`. All who share `storage` share the pace; without it, or where it fails, the pace is this page's.
 */
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
    bringForward: (reason: EarlyReason): Promise<void> =>
      revise(({ tries, starts }) => ({ tries: broughtForward(tries, reason), starts, isAsked: true })),

    round(): QueueRound {
      let open: number | null = null;
      let allowed: number | null = null;
      return {
        async begin(isNew = false) {
          if (open !== null) return 0;
          let waitMs = 0;
          await revise(({ tries: before, starts, isAsked }, at) => {
            const tries = isNew ? broughtForward(before, 'return') : before;
            const mayStart = isAsked ? MOST_IN_A_MINUTE : MOST_UNASKED;
            const fullSince = starts.at(-mayStart);
            const windowMs = fullSince === undefined ? 0 : fullSince + MINUTE_MS - at;
            waitMs = Math.max(windowMs, allowed === null ? dueInMs(tries, at) : 0);
            open = waitMs > 0 ? null : at;
            if (waitMs > 0) return { tries, starts, isAsked };
            allowed ??= tries.attempts === 0 ? MOST_FAILURES : 1;
            return { tries: startedTry(tries, at, shortest), starts: [...starts, at], isAsked: false };
          });
          return waitMs;
        },
        async failed() {
          open = null;
          allowed = (allowed ?? 1) - 1;
          await revise((before, at) => ({ ...before, tries: failedTry(before.tries, at, 0, shortest) }));
          return allowed <= 0;
        },
        async end() {
          const ended = open;
          open = null;
          if (ended === null) return;
          await revise(({ starts, isAsked }) => ({
            isAsked,
            tries: NO_TRIES,
            starts: starts.filter((_start, index) => index !== starts.lastIndexOf(ended)),
          }));
        },
      };
    },
  };
}

/** The kinds that are sent. */
export type Queue = Extract<Kind, 'cart' | 'messages' | 'rooms' | 'payments' | 'logouts' | 'deskActs'>;

/** One pace on this device for all tabs and the worker. */
export function storedPace(queue: Queue): QueuePace {
  return createQueuePace({
    revise: (decide) => keptDatabase.write('tries', async (records) => void (await records.put(decide(await records.get(queue)), queue))),
  });
}

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
  const { tries, starts, isAsked } = isFields(stored) ? stored : {};
  return {
    isAsked: isAsked === true,
    tries: readTries(tries),
    starts: Array.isArray(starts) ? starts.filter(isCount).filter((start) => start <= now && start > now - MINUTE_MS) : [],
  };
}

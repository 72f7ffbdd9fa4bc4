import { broughtForward, dueInMs, failedTry, startedTry, type EarlyReason, type Tries } from '../sync/backoff';
import type { QueuePace } from '../sync/queue-pace';

/** 'over': sent or refused, and no longer among what waits. Else it waits: for the server's Retry-After, if that is longer. */
export type Sent = 'over' | { readonly retryAfterMs: number };

interface Waiting {
  readonly tries: Tries;
}

interface QueueParts<Item extends Waiting> {
  /** Keeps other tabs and the worker out. */
  readonly alone?: (pass: () => Promise<number | null>) => Promise<number | null>;
  readonly pace: QueuePace;
  readonly now: () => number;
  readonly keyOf: (item: Item) => string;
  /** Oldest first. Throws StorageError. */
  readonly waiting: () => Promise<readonly Item[]>;
  readonly retime: (item: Item, change: (tries: Tries) => Tries) => Promise<void>;
  readonly send: (item: Item) => Promise<Sent>;
}

/**
 * A queue whose items are sent one by one (decision 0044): once in all tabs and the worker, each under its own tries and all under the pace
 * of the queue. A pass returns the milliseconds until the next item is due, null when none waits; `reason` starts it early. Rejects with
 * StorageError only.
 */
export function createQueue<Item extends Waiting>({ alone = (pass) => pass(), pace, now, keyOf, waiting, retime, send }: QueueParts<Item>) {
  const pass = async (reason: EarlyReason | undefined): Promise<number | null> => {
    const known = new Map<string, Tries>();
    const triesOf = (item: Item): Tries => known.get(keyOf(item)) ?? item.tries;
    const keep = async (item: Item, tries: Tries): Promise<void> => {
      known.set(keyOf(item), tries);
      await retime(item, () => tries);
    };
    const items = await waiting();
    if (reason !== undefined && items.length > 0) await pace.bringForward(reason);
    const round = pace.round();
    let waitMs = 0;
    let isOver = false;
    // Fewer tries first, so that one that keeps failing blocks no other.
    for (const item of items.toSorted((a, b) => a.tries.attempts - b.tries.attempts)) {
      const early = reason === undefined ? item.tries : broughtForward(item.tries, reason);
      const isDue = dueInMs(early, now()) === 0;
      if (isDue && !isOver && waitMs === 0) waitMs = await round.begin(early.attempts === 0);
      if (!isDue || waitMs > 0) {
        if (early.notBefore !== item.tries.notBefore) await keep(item, early);
        continue;
      }
      // Before the call, since the page may be killed during it. Once the round is over, it counts as a try: it would have failed too.
      await keep(item, startedTry(early, now()));
      if (isOver) continue;
      const sent = await send(item);
      if (sent === 'over') continue;
      isOver = await round.failed();
      await keep(item, failedTry(triesOf(item), now(), sent.retryAfterMs));
    }
    await round.end();
    const left = (await waiting()).map((item) => dueInMs(triesOf(item), now()));
    return left.length === 0 ? null : Math.max(waitMs, Math.min(...left));
  };

  // Two wake-ups at once must not send one item twice, even without Web Locks.
  let turn: Promise<unknown> = Promise.resolve();
  return (reason?: EarlyReason): Promise<number | null> => {
    const passed = turn.then(() => alone(() => pass(reason)));
    turn = passed.catch(() => undefined);
    return passed;
  };
}

import { broughtForward, dueInMs, failedTry, NO_TRIES, startedTry, type EarlyReason, type Tries } from '../sync/backoff';
import type { QueuePace } from '../sync/queue-pace';

/**
 * 'over': sent or refused, and no longer among what waits. 'unauthenticated' and 'stopped': no try, nothing more in this pass, and no time at
 * which the rest is due. Else it waits: for the server's Retry-After, if that is longer. `item`: as it is saved now, if its key has changed.
 */
export type Sent<Item = never> = 'over' | 'unauthenticated' | 'stopped' | { readonly retryAfterMs: number; readonly item?: Item };

/** Milliseconds until the next item is due; null when none waits. 'unauthenticated': all wait for a sign-in. */
export type Due = number | null | 'unauthenticated';

interface Waiting {
  readonly tries: Tries;
}

interface QueueParts<Item extends Waiting> {
  /** Keeps other tabs and the worker out. */
  readonly alone?: (pass: () => Promise<Due>) => Promise<Due>;
  readonly pace: QueuePace;
  readonly now: () => number;
  readonly keyOf: (item: Item) => string;
  /** Oldest first. Throws StorageError. */
  readonly waiting: () => Promise<readonly Item[]>;
  readonly retime: (item: Item, change: (tries: Tries) => Tries) => Promise<void>;
  /** Before the first of a pass is sent. When it fails, each that is due has failed with it. */
  readonly begin?: (first: Item) => Promise<Sent>;
  readonly send: (item: Item) => Promise<Sent<Item>>;
  /** After the last of a pass that `begin` was called for. */
  readonly end?: () => Promise<Sent>;
}

/**
 * A queue whose items are sent one by one (decision 0044): once in all tabs and the worker, each under its own tries and all under the pace
 * of the queue. A pass sends what is due; `reason` starts it early. Rejects with StorageError only.
 */
export function createQueue<Item extends Waiting>({
  alone = (pass) => pass(),
  pace,
  now,
  keyOf,
  waiting,
  retime,
  begin = async () => 'over',
  send,
  end = async () => 'over',
}: QueueParts<Item>): (reason?: EarlyReason) => Promise<Due> {
  const pass = async (reason: EarlyReason | undefined): Promise<Due> => {
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
    let hasBegun = false;
    /** Why the rest is not sent; 'over' while it is. */
    let rest: Sent = 'over';
    let isRoundOver = false;
    try {
      // Fewer tries first, so that one that keeps failing blocks no other.
      for (const item of items.toSorted((a, b) => a.tries.attempts - b.tries.attempts)) {
        const early = reason === undefined ? item.tries : broughtForward(item.tries, reason);
        const isDue = dueInMs(early, now()) === 0;
        if (isDue && rest === 'over' && !isRoundOver && waitMs === 0) waitMs = await round.begin(early.attempts === 0);
        if (isDue && waitMs === 0 && !hasBegun) {
          hasBegun = true;
          rest = await begin(item);
          if (isLater(rest)) await round.failed();
        }
        if (!isDue || waitMs > 0 || rest === 'stopped' || rest === 'unauthenticated') {
          if (early.notBefore !== item.tries.notBefore) await keep(item, early);
          continue;
        }
        const started = startedTry(early, now());
        if (rest !== 'over') {
          await keep(item, failedTry(started, now(), rest.retryAfterMs));
          continue;
        }
        if (isRoundOver) {
          // It would have failed too, so it waits as long; but comes before those that were tried.
          await keep(item, { ...started, attempts: Math.max(1, early.attempts) });
          continue;
        }
        // Before the call, since the page may be killed during it.
        await keep(item, started);
        const sent = await send(item);
        if (sent === 'over') continue;
        if (!isLater(sent)) {
          rest = sent;
          await keep(item, NO_TRIES);
          continue;
        }
        isRoundOver = await round.failed();
        await keep(sent.item ?? item, failedTry(triesOf(item), now(), sent.retryAfterMs));
      }
    } finally {
      if (hasBegun && isLater(await end())) await round.failed();
      await round.end();
    }
    if (rest === 'unauthenticated') return rest;
    if (rest === 'stopped') return null;
    const left = (await waiting()).map((item) => dueInMs(triesOf(item), now()));
    return left.length === 0 ? null : Math.max(waitMs, Math.min(...left));
  };

  // Two wake-ups at once must not send one item twice, even without Web Locks.
  let turn: Promise<unknown> = Promise.resolve();
  return (reason) => {
    const passed = turn.then(() => alone(() => pass(reason)));
    turn = passed.catch(() => undefined);
    return passed;
  };
}

function isLater<Item>(sent: Sent<Item>): sent is Exclude<Sent<Item>, string> {
  return typeof sent === 'object';
}

import { LRUCache } from 'lru-cache';

export interface SlowedCallers {
  /** From now on this caller waits, for `forMs`. */
  slow(caller: string): void;
  /** At once for a caller who is not slowed; else one after the other, `pauseMs` apart. */
  turn(caller: string): Promise<void>;
}

/**
 * For callers who were refused and try again all the same. Each refusal may cost statements of the database, and a loop over several connections
 * would keep everybody else waiting.
 */
export function createSlowedCallers(
  now: () => number,
  { pauseMs, forMs }: { readonly pauseMs: number; readonly forMs: number },
): SlowedCallers {
  const lastTurns = new LRUCache<string, Promise<void>>({ max: 10_000, ttl: forMs, ttlResolution: 0, perf: { now } });
  return {
    slow: (caller) => void lastTurns.set(caller, lastTurns.get(caller) ?? Promise.resolve()),
    async turn(caller) {
      const before = lastTurns.get(caller);
      if (before === undefined) return;
      const mine = before.then(() => new Promise<void>((resolve) => setTimeout(resolve, pauseMs)));
      lastTurns.set(caller, mine, { noUpdateTTL: true });
      await mine;
    },
  };
}

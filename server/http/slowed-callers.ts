import { LRUCache } from 'lru-cache';

export interface SlowedCallers {
  /** Slows this caller for `forMs`. */
  slow(caller: string): void;
  /** Resolves immediately unless the caller is slowed; slowed calls resolve one after the other, `pauseMs` apart. */
  turn(caller: string): Promise<void>;
}

/**
 * Slows callers that keep trying after a refusal. A refusal may cost database statements, and a loop over several connections would delay
 * everybody else.
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

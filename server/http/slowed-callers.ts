import { LRUCache } from 'lru-cache';

export interface SlowedCallers {
  slow(caller: string): void;
  /** Slowed calls resolve one after the other, `pauseMs` apart; all others immediately. */
  turn(caller: string): Promise<void>;
}

/** Refusals may cost database statements, and a loop over several connections would delay everybody else. */
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

import { httpProblemsTexts } from './http-problems.texts';
import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientAddress } from './client-address';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

interface RequestRate {
  readonly requests: number;
  readonly windowMs: number;
}

/** The first read of 10,000 products is about fifty parts. A shop's tablets may share one address. */
export const FEED_RATE: RequestRate = { requests: 600, windowMs: 60_000 };

/** A page needs about twenty; a shop or household may share one address. */
export const CALL_PACE = { requests: 300, windowMs: 1_000, pauseMs: 4 };

/** 429 beyond the limit. Counted in memory, for requests that cost no more than sending them. */
export function createRequestRate(trustProxyHops: number, now: () => number, rate: RequestRate): MiddlewareHandler<StoreEnv> {
  const windowOf = createWindows(now, rate);
  return async (c, next) => {
    const window = windowOf(clientAddress(c, trustProxyHops));
    window.count += 1;
    if (window.count > rate.requests) {
      const seconds = Math.max(1, Math.ceil((window.endsAt - now()) / 1_000));
      throw new HttpProblem(429, httpProblemsTexts.tooManyRequests, { 'Retry-After': String(seconds) });
    }
    return next();
  };
}

/**
 * Beyond the limit requests run one after the other, `pauseMs` apart, and their bodies are read only then: a loop over many connections
 * leaves the processor to others. More than one window's worth get 429.
 */
export function createRequestPace(
  trustProxyHops: number,
  now: () => number,
  { pauseMs, ...rate }: RequestRate & { readonly pauseMs: number },
): MiddlewareHandler<StoreEnv> {
  const windowOf = createWindows(now, rate);
  const slowed = createSlowedCallers(now, { pauseMs, forMs: rate.windowMs });
  const waiting = new Map<string, number>();
  const mostWaiting = rate.windowMs / pauseMs;
  return async (c, next) => {
    // The server's own renderer calls the API in process.
    if (c.env?.incoming === undefined) return next();
    const client = clientAddress(c, trustProxyHops);
    const inLine = waiting.get(client) ?? 0;
    const window = windowOf(client);
    window.count += 1;
    // A queue from the last window goes on: direct requests beside it would double the rate.
    if (window.count <= rate.requests && inLine === 0) return next();
    // The queue is in memory, and a connection may send any number of requests at once.
    if (inLine >= mostWaiting) throw new HttpProblem(429, httpProblemsTexts.tooManyAtOnce, { 'Retry-After': '1' });
    waiting.set(client, inLine + 1);
    slowed.slow(client);
    await slowed.turn(client);
    const left = (waiting.get(client) ?? 1) - 1;
    if (left === 0) waiting.delete(client);
    else waiting.set(client, left);
    return next();
  };
}

interface RequestWindow {
  readonly endsAt: number;
  count: number;
}

function createWindows(now: () => number, { windowMs }: RequestRate): (client: string) => RequestWindow {
  const windows = new LRUCache<string, RequestWindow>({ max: 10_000 });
  return (client) => {
    const open = windows.get(client);
    if (open !== undefined && open.endsAt > now()) return open;
    const window = { endsAt: now() + windowMs, count: 0 };
    windows.set(client, window);
    return window;
  };
}

interface SlowedCallers {
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

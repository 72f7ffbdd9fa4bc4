import type { MiddlewareHandler } from 'hono';
import { LRUCache } from 'lru-cache';
import { clientAddress } from './client-address';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

interface RequestRate {
  readonly requests: number;
  readonly windowMs: number;
}

/**
 * The feed of what devices keep: its parts hold hundreds of kilobytes. A first reading of 10,000 products is some fifty parts; a shop's tablets may
 * share one network address.
 */
export const FEED_RATE: RequestRate = { requests: 600, windowMs: 60_000 };

/** Refuses one client's requests beyond so many a window with 429. Counted in memory: for what costs no more than sending it. */
export function createRequestRate(
  trustProxyHops: number,
  now: () => number,
  { requests, windowMs }: RequestRate,
): MiddlewareHandler<StoreEnv> {
  const windows = new LRUCache<string, { readonly endsAt: number; count: number }>({ max: 10_000 });
  return async (c, next) => {
    const client = clientAddress(c, trustProxyHops);
    const open = windows.get(client);
    const window = open === undefined || open.endsAt <= now() ? { endsAt: now() + windowMs, count: 0 } : open;
    if (window !== open) windows.set(client, window);
    window.count += 1;
    if (window.count > requests) {
      const seconds = Math.max(1, Math.ceil((window.endsAt - now()) / 1_000));
      throw new HttpProblem(429, 'Too many requests. Please try again in a minute.', { 'Retry-After': String(seconds) });
    }
    return next();
  };
}

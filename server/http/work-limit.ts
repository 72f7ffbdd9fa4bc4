import type { MiddlewareHandler } from 'hono';
import { clientAddress } from './client-address';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

/** A shop's tablets and a building's phones may share one address. */
export const WORK_LIMITS = { perClient: 100, whole: 400 };
const RETRY_AFTER = { 'Retry-After': '1' };

/** 429 beyond a client's share, 503 when the whole store is busy. */
export function createWorkLimit(trustProxyHops: number, limits = WORK_LIMITS): MiddlewareHandler<StoreEnv> {
  const ofClient = new Map<string, number>();
  let whole = 0;
  return async (c, next) => {
    // The server's own renderer calls the API in process; the document's request is counted already.
    if (c.env?.incoming === undefined) return next();
    const client = clientAddress(c, trustProxyHops);
    const count = ofClient.get(client) ?? 0;
    if (count >= limits.perClient) throw new HttpProblem(429, 'Too many requests at once. Please try again in a moment.', RETRY_AFTER);
    if (whole >= limits.whole) throw new HttpProblem(503, 'The store is very busy just now. Please try again in a moment.', RETRY_AFTER);
    ofClient.set(client, count + 1);
    whole += 1;
    try {
      await next();
    } finally {
      whole -= 1;
      const left = (ofClient.get(client) ?? 1) - 1;
      if (left === 0) ofClient.delete(client);
      else ofClient.set(client, left);
    }
  };
}

import { httpProblemsTexts } from './http-problems.texts';
import type { MiddlewareHandler } from 'hono';
import { createAddressCounts, type AddressLimits, clientAddress } from './client-address';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

/** A shop's tablets and a building's phones may share one address. */
export const WORK_LIMITS = { perAddress: 80, perNetwork: 160, whole: 400 };
const RETRY_AFTER = { 'Retry-After': '1' };

/** 429 beyond a client's share, 503 when the whole store is busy. Requests wait for their body before they get here. */
export function createWorkLimit(
  trustProxyHops: number,
  limits: AddressLimits & { readonly whole: number } = WORK_LIMITS,
): MiddlewareHandler<StoreEnv> {
  const ofClients = createAddressCounts(limits);
  let whole = 0;
  return async (c, next) => {
    // The server's own renderer calls the API in process.
    if (c.env?.incoming === undefined) return next();
    const leave = ofClients.enter(clientAddress(c, trustProxyHops));
    if (leave === null) throw new HttpProblem(429, httpProblemsTexts.tooManyAtOnce, RETRY_AFTER);
    if (whole >= limits.whole) {
      leave();
      throw new HttpProblem(503, httpProblemsTexts.busy, RETRY_AFTER);
    }
    whole += 1;
    try {
      await next();
    } finally {
      whole -= 1;
      leave();
    }
  };
}

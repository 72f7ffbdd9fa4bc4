import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log';

/** One line per request: method, path without its query, status, duration. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log({ level: 'info', method: c.req.method, path: c.req.path, status: c.res.status, ms });
  };
}

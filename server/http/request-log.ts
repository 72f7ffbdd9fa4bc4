import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log';

/** The last segment reveals where a shopper lives. */
const ROAD_PATH = /^(\/api\/route\/.*\/)[^/]+$/;

/** Paths are logged without their query. */
export function requestLog(log: Log): MiddlewareHandler {
  return async (c, next) => {
    const startedAt = performance.now();
    await next();
    const ms = Math.round((performance.now() - startedAt) * 10) / 10;
    log({ level: 'info', method: c.req.method, path: loggedPath(c.req.path), status: c.res.status, ms });
  };
}

/** The path without private parts. */
export function loggedPath(path: string): string {
  return path.replace(ROAD_PATH, '$1…');
}

import { createMiddleware } from 'hono/factory';
import type { StoreEnv } from '../services';

/** One line per request: method, path without its query, status, duration. */
export const requestLog = createMiddleware<StoreEnv>(async (c, next) => {
  const startedAt = performance.now();
  await next();
  const ms = Math.round((performance.now() - startedAt) * 10) / 10;
  c.var.services.log({ level: 'info', method: c.req.method, path: c.req.path, status: c.res.status, ms });
});

import type { Server } from 'node:http';
import { Server as NetServer } from 'node:net';

const CLOSE_IDLE_EVERY_MS = 100;

/**
 * Node's own close() closes idle connections immediately, and a POST that a proxy is sending gets a 502: for `lastRequestsMs` such requests
 * still get a response. After `limitMs` open requests are aborted.
 */
export async function closeServer(server: Server, limitMs: number, lastRequestsMs = 1_000): Promise<void> {
  const limit = setTimeout(() => server.closeAllConnections(), limitMs);
  server.prependListener('request', (_request, response) => response.setHeader('Connection', 'close'));
  const closed = new Promise<void>((done) => NetServer.prototype.close.call(server, () => done()));
  let closingIdle: NodeJS.Timeout | undefined;
  const lastRequests = setTimeout(() => {
    server.closeIdleConnections();
    closingIdle = setInterval(() => server.closeIdleConnections(), CLOSE_IDLE_EVERY_MS);
  }, lastRequestsMs);
  await closed;
  for (const timer of [limit, lastRequests, closingIdle]) clearTimeout(timer);
}

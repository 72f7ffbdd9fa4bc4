import { httpProblemsTexts } from './http-problems.texts';
import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { refusalEnvelope } from '../../src/contract/envelope';
import { createAddressCounts, type AddressLimits, countedAddress, requestAddress } from './client-address';
import { dataHeaders } from './security-headers';

interface ServerLimits {
  /** For a request's headers and body together. A form has a few kB. */
  readonly receiveMs: number;
  /** How often overdue requests are looked for. */
  readonly checkEveryMs: number;
  /** Of a connection on which nothing moves in either direction. A slow download moves. */
  readonly quietMs: number;
  readonly connections: AddressLimits;
  /** Until the last byte of the reply is sent: requests with half a body and replies that nobody reads. */
  readonly requests: AddressLimits;
}

/** A browser opens six connections; an office or a building may share one address. */
export const SERVER_LIMITS: ServerLimits = {
  receiveMs: 10_000,
  checkEveryMs: 1_000,
  quietMs: 120_000,
  connections: { perAddress: 512, perNetwork: 1_024 },
  requests: { perAddress: 300, perNetwork: 600 },
};

interface ServerParts {
  readonly trustProxyHops: number;
  readonly publicUrl: string;
  readonly limits?: ServerLimits;
}

/** Longer than proxies keep an idle connection (nginx 60 s): a request may be arriving on one that closes. */
const KEEP_ALIVE_MS = 75_000;

/**
 * Waiting costs the one who makes the store wait. Overdue requests get 408. Connections are counted where visitors connect themselves;
 * behind proxies they are the proxy's.
 */
export function createStoreServer(listener: RequestListener, { trustProxyHops, publicUrl, limits = SERVER_LIMITS }: ServerParts): Server {
  const requests = createAddressCounts(limits.requests);
  const server = createServer(
    {
      headersTimeout: limits.receiveMs,
      requestTimeout: limits.receiveMs,
      connectionsCheckingInterval: limits.checkEveryMs,
      keepAliveTimeout: KEEP_ALIVE_MS,
    },
    (request, response) => {
      const leave = requests.enter(requestAddress(request, trustProxyHops));
      if (leave === null) return refuse(response, publicUrl);
      response.once('close', leave);
      listener(request, response);
    },
  );
  server.setTimeout(limits.quietMs);
  if (trustProxyHops > 0) return server;
  const connections = createAddressCounts(limits.connections);
  server.on('connection', (socket) => {
    const leave = connections.enter(countedAddress(socket.remoteAddress ?? ''));
    if (leave === null) socket.destroy();
    else socket.once('close', leave);
  });
  return server;
}

function refuse(response: ServerResponse, publicUrl: string): void {
  response.writeHead(429, { ...dataHeaders(publicUrl), 'Retry-After': '1', Connection: 'close', 'Content-Type': 'application/json' });
  response.end(JSON.stringify(refusalEnvelope(httpProblemsTexts.tooManyAtOnce)));
}

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

/** What can happen to one request on its way to a server and back. The one table for `openFaultProxy` and `faultyFetch`. */
export type Fault =
  | { readonly kind: 'none' }
  /** The server sees the request this much later. */
  | { readonly kind: 'delay'; readonly ms: number }
  /** No reply, ever, on an open connection. */
  | { readonly kind: 'hang'; readonly isSeen: boolean }
  /** The connection breaks and the server never sees the request. */
  | { readonly kind: 'reset before' }
  /** The server has done its work; the connection breaks once `afterwards` has seen the lost reply. */
  | { readonly kind: 'reset after'; readonly afterwards?: (lost: Reply) => Promise<void> }
  /** The reply's body ends early, with a length or a last chunk that says it is whole. */
  | { readonly kind: 'cut short'; readonly keptBytes: number; readonly isChunked: boolean }
  /** The connection breaks in the middle of the body. */
  | { readonly kind: 'truncate'; readonly keptBytes: number }
  /** The server sees the request several times, one after the other. */
  | { readonly kind: 'duplicate'; readonly times: number; readonly reply: 'first' | 'last' }
  /** A portal's or a gateway's page instead of the server's reply. */
  | { readonly kind: 'page'; readonly status: number }
  /** JSON of somebody else instead of the server's reply. */
  | { readonly kind: 'foreign JSON'; readonly status: number; readonly body: string }
  /** The reply comes a few bytes at a time. */
  | { readonly kind: 'trickle'; readonly bytes: number; readonly everyMs: number };

/** A whole reply. */
export interface Reply {
  readonly status: number;
  /** Without those of one connection, and without its length. */
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer>;
}

/** A request as faults are chosen by it. `path` includes the query. */
export interface FaultRequest {
  readonly method: string;
  readonly path: string;
  /** 1 for the first request of this method and path, then rising. */
  readonly nth: number;
}

export type ChooseFault = (request: FaultRequest) => Fault;

/** A request that went by. `atMs` is `Date.now()`. */
export interface LoggedRequest extends FaultRequest {
  readonly atMs: number;
  readonly fault: Fault['kind'];
  /** The number of the proxy's connection that brought it; 0 without a proxy. */
  readonly connection: number;
}

export const NO_FAULT: Fault = { kind: 'none' };
export const noFaults: ChooseFault = () => NO_FAULT;

/** Statuses with which portals, gateways and firewalls send a page of their own. */
export const PAGE_STATUSES = [200, 302, 403, 404, 405, 413, 502, 503, 511] as const;

/** Where the 302 of a portal leads. */
export const PORTAL_PATH = '/guest-wifi/login';

/** JSON as gateways, firewalls and other back ends send it. None of it is an envelope of ours. */
export const FOREIGN_JSON = ['[]', '{}', '{"ok":true}', '{"message":"Service temporarily unavailable"}', 'null', '"ok"'] as const;

/** The page of a portal or a gateway. */
export function pageReply(status: number): Reply {
  const isRedirect = status >= 300 && status < 400;
  return {
    status,
    headers: [['content-type', 'text/html; charset=utf-8'], ...(isRedirect ? [['location', PORTAL_PATH] as const] : [])],
    body: new TextEncoder().encode('<!doctype html><title>Guest WiFi</title><h1>Welcome to Guest WiFi</h1><p>Please accept the terms.</p>'),
  };
}

/** JSON of somebody else. */
export function foreignReply(status: number, body: string): Reply {
  return { status, headers: [['content-type', 'application/json']], body: new TextEncoder().encode(body) };
}

import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import type { Services } from '../services';
import { formHeaders, pickEncoding, type CompressedText, type Encoding } from './compressed-text';
import { isOwnOrigin } from './cross-site';
import type { KeptReplies, OfflineReply } from './kept-replies';
import { MAX_REMEMBERED_LENGTH, remembered } from './remembered';
import { requestKey } from './request-key';
import { dataHeaders } from './security-headers';

type Listener = (request: IncomingMessage, response: ServerResponse) => void;
/** As @hono/node-server reads it: a body that was read before. */
type WithBody = IncomingMessage & { rawBody?: Buffer };

interface ReadyReply {
  /** Flat, as Node takes it without another look: name, value, name, value. */
  readonly headers: string[];
  readonly body: Buffer;
}

/** The forms of public calls are far smaller; a larger one goes the long way. */
const MAX_BODY_BYTES = 1024;
const MAX_KEYS = 5_000;
const NO_BODY = Buffer.alloc(0);
const TOKEN_COOKIE = new RegExp(`(?:^|; )${XSRF_COOKIE}=([vs][\\w-]{32}\\.[\\w-]{32})(?:;|$)`);
const TOKEN_HEADER = XSRF_HEADER.toLowerCase();

/** Which kept reply answers a request, by the request's own text: known before anything else looks at it. */
export class QuickReplies {
  readonly #replies: KeptReplies<OfflineReply>;
  readonly #paths = new Set<string>();
  readonly #keys = new Map<string, string>();

  constructor(replies: KeptReplies<OfflineReply>) {
    this.#replies = replies;
  }

  /** Requests for other addresses are not even looked at. */
  addPath(url: string): void {
    this.#paths.add(url);
  }

  hasPath(url: string): boolean {
    return this.#paths.has(url);
  }

  /** Keeps under which key a request was answered whose body had been read. */
  remember(request: IncomingMessage | undefined, key: string): void {
    const text = request === undefined ? null : textOf(request);
    if (text === null || text.length > MAX_REMEMBERED_LENGTH) return;
    if (this.#keys.size >= MAX_KEYS) this.#keys.clear();
    this.#keys.set(text, key);
  }

  /** The reply to a request like one answered before, if it is kept and known to be current. */
  find(request: WithBody): CompressedText | null {
    const text = textOf(request);
    const key = text === null ? undefined : this.#keys.get(text);
    return key === undefined ? null : (this.#replies.peek(key)?.text ?? null);
  }
}

function textOf({ method, url, headers, rawBody }: WithBody): string | null {
  if (method !== 'GET' && rawBody === undefined) return null;
  return requestKey(`${method ?? ''} ${url ?? ''}`, headers['content-type'] ?? '', rawBody ?? NO_BODY);
}

/** Headers of a public reply beside those of its form. A reply to POST may be kept by nobody on the way. */
export function publicHeaders(method: string): Readonly<Record<string, string>> {
  return { 'Content-Type': 'application/json', 'Cache-Control': method === 'GET' || method === 'HEAD' ? 'no-cache' : 'no-store' };
}

/**
 * Answers public calls that were answered before, from memory, with the bytes and headers of the long way. Whatever is not
 * plainly right about a request, such as its XSRF token, is left to that way.
 */
export function serveQuickReplies(
  services: Pick<Services, 'quickReplies' | 'xsrfTokens' | 'publicUrl' | 'env' | 'log'>,
  next: Listener,
): Listener {
  const { quickReplies, xsrfTokens } = services;
  /** The token of a cookie header; null unless it is one that we signed. */
  const goodToken = remembered((cookie) => {
    const token = TOKEN_COOKIE.exec(cookie)?.[1];
    return token !== undefined && xsrfTokens.isSigned(token) ? token : null;
  });
  const encodings = remembered(pickEncoding);
  const ready = new WeakMap<CompressedText, Map<string, ReadyReply>>();

  const isPlainlyRight = (method: string, headers: IncomingHttpHeaders): boolean => {
    const { cookie, origin, host } = headers;
    if (headers['if-none-match'] !== undefined || cookie === undefined) return false;
    const token = goodToken(cookie);
    if (token === null) return false;
    if (origin !== undefined && (services.env.allowedOrigins.length > 0 || !isOwnOrigin(origin, host, services))) return false;
    return method === 'GET' || headers[TOKEN_HEADER] === token;
  };

  const readyReply = (text: CompressedText, method: string, encoding: Encoding): ReadyReply => {
    const kind = method === 'GET' ? `GET ${encoding}` : encoding;
    const made = ready.get(text);
    const kept = made?.get(kind);
    if (kept !== undefined) return kept;
    const body = text[encoding];
    const headers = {
      ...dataHeaders(services.publicUrl()),
      ...publicHeaders(method),
      ...formHeaders(text, encoding),
      'Content-Length': String(body.length),
    };
    const reply = { headers: Object.entries(headers).flat(), body };
    if (made === undefined) ready.set(text, new Map([[kind, reply]]));
    else made.set(kind, reply);
    return reply;
  };

  /** False when this request has to go the long way. */
  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    const startedAt = performance.now();
    const { method = '', headers: sent } = request;
    const text = isPlainlyRight(method, sent) ? quickReplies.find(request) : null;
    if (text === null) return false;
    const { headers, body } = readyReply(text, method, encodings(sent['accept-encoding'] ?? ''));
    response.writeHead(200, headers);
    response.end(body);
    services.log({ level: 'info', method, path: request.url, status: 200, ms: Math.round((performance.now() - startedAt) * 10) / 10 });
    return true;
  };

  return (request, response) => {
    if (!quickReplies.hasPath(request.url ?? '') || hasTwoHostsOrTypes(request.rawHeaders)) return next(request, response);
    if (request.method === 'GET') return answer(request, response) ? undefined : next(request, response);
    const length = Number(request.headers['content-length'] ?? Number.NaN);
    if (request.method !== 'POST' || !(length <= MAX_BODY_BYTES)) return next(request, response);
    readWhole(request, length, () => {
      if (answer(request, response)) return;
      if (length === 0) return next(request, response);
      request.once('end', () => next(request, response));
      request.resume();
    });
  };
}

/** Of two such headers Node keeps the first without a word; what else is sent twice it joins, and then it is not plainly right. */
function hasTwoHostsOrTypes(rawHeaders: readonly string[]): boolean {
  let hosts = 0;
  let types = 0;
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index] ?? '';
    if (name.length === 'host'.length && name.toLowerCase() === 'host') hosts += 1;
    else if (name.length === 'content-type'.length && name.toLowerCase() === 'content-type') types += 1;
  }
  return hosts > 1 || types > 1;
}

/** Tells when the last byte has come, without waiting for the stream to end. A request that breaks off needs no reply. */
function readWhole(request: WithBody, length: number, done: () => void): void {
  if (length === 0) {
    request.rawBody = NO_BODY;
    done();
    return;
  }
  let read: Buffer = NO_BODY;
  const take = (chunk: Buffer): void => {
    read = read.length === 0 ? chunk : Buffer.concat([read, chunk]);
    if (read.length < length) return;
    request.rawBody = read;
    done();
  };
  // A body that came with its headers is there by then, and asking for it costs far less than listening.
  process.nextTick(() => {
    const there: unknown = request.read();
    if (there instanceof Buffer) take(there);
    if (read.length < length) request.on('data', take);
  });
}

import { connect } from 'node:net';
import { request } from 'node:http';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { newShopper, storeAt } from '../../tests/fixtures/contract-client';

export interface LoadResult {
  readonly repliesPerSecond: number;
  readonly p99Ms: number;
}

export interface RawRequest {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** The same bytes for every server measured. */
export function requestBytes({ path, headers, body }: RawRequest): Buffer {
  const all = { Host: 'bench.local', Connection: 'keep-alive', ...headers, 'Content-Length': String(Buffer.byteLength(body)) };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  return Buffer.from(`POST ${path} HTTP/1.1\r\n${lines.join('')}\r\n${body}`);
}

/** Bytes on sockets, no HTTP client: on two cores the client must cost less than the server. Throws at a reply that is not 200. */
export async function load(
  port: number,
  requests: readonly Buffer[],
  { connections, seconds }: { readonly connections: number; readonly seconds: number },
): Promise<LoadResult> {
  const tookMs: number[] = [];
  const startedAt = performance.now();
  const endsAt = startedAt + seconds * 1000;
  await Promise.all(Array.from({ length: connections }, (_, from) => converse(port, from, requests, endsAt, tookMs)));
  const elapsedSeconds = (performance.now() - startedAt) / 1000;
  tookMs.sort((a, b) => a - b);
  return { repliesPerSecond: tookMs.length / elapsedSeconds, p99Ms: tookMs[Math.floor(tookMs.length * 0.99)] ?? Number.NaN };
}

const HEADER_END = Buffer.from('\r\n\r\n');

function converse(port: number, from: number, requests: readonly Buffer[], endsAt: number, tookMs: number[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1');
    socket.setNoDelay(true);
    let next = from;
    let sentAt = 0;
    let head: Buffer = Buffer.alloc(0);
    let missing: number | null = null;
    const send = (): void => {
      sentAt = performance.now();
      head = Buffer.alloc(0);
      missing = null;
      socket.write(requests[next % requests.length] ?? '');
      next += 1;
    };
    socket.once('connect', send);
    socket.once('error', reject);
    socket.on('data', (chunk: Buffer) => {
      if (missing === null) {
        head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
        const end = head.indexOf(HEADER_END);
        if (end === -1) return;
        const text = head.toString('latin1', 0, end);
        const length = /\r\ncontent-length: (\d+)/i.exec(text)?.[1];
        if (length === undefined || !text.startsWith('HTTP/1.1 200')) return void socket.destroy(new Error(`An unusable reply:\n${text}`));
        missing = Number(length) - (head.length - end - HEADER_END.length);
      } else missing -= chunk.length;
      if (missing > 0) return;
      tookMs.push(performance.now() - sentAt);
      if (performance.now() < endsAt) send();
      else socket.end(resolve);
    });
  });
}

export type BrowserHeaders = Readonly<Record<string, string>>;

export interface RawReply {
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

export async function signedInHeaders(url: string): Promise<BrowserHeaders> {
  const shopper = await newShopper(storeAt(url));
  const token = shopper.cookies.get(XSRF_COOKIE) ?? '';
  return {
    'Content-Type': 'application/x-www-form-urlencoded',
    'Accept-Encoding': 'gzip, deflate, br',
    Accept: 'application/json',
    Origin: 'http://bench.local',
    [AUTH_KEY_HEADER]: shopper.authKey ?? '',
    Cookie: `${XSRF_COOKIE}=${token}`,
    [XSRF_HEADER]: token,
  };
}

/** Still compressed. Throws unless the status is 200. */
export function rawReply(url: string, path: string, headers: BrowserHeaders, body: string): Promise<RawReply> {
  return new Promise((resolve, reject) => {
    const call = request(
      `${url}/api${path}`,
      { method: 'POST', headers: { ...headers, Host: 'bench.local', 'Content-Length': Buffer.byteLength(body) } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          const whole = Buffer.concat(chunks);
          if (reply.statusCode !== 200) return reject(new Error(`${path}: status ${reply.statusCode}: ${whole.toString()}`));
          const kept = Object.entries(reply.headers)
            .filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
            .map(([name, value]): [string, string] => [name, String(value)]);
          resolve({ headers: { ...Object.fromEntries(kept), 'content-length': String(whole.length) }, body: whole });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

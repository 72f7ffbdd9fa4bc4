import { request } from 'node:http';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { newShopper, storeAt } from '../../tests/fixtures/contract-client';

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

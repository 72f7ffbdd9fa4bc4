import { request } from 'node:http';
import { AUTH_KEY_HEADER, XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { signUp } from '../../src/contract/session';
import type { FormFields } from '../../src/contract/endpoint';

/** Headers of a browser that has been here before. */
export type BrowserHeaders = Readonly<Record<string, string>>;

const FORM = { 'Content-Type': 'application/x-www-form-urlencoded', 'Accept-Encoding': 'gzip, deflate, br', Accept: 'application/json' };

/** A shopper with an account: what the browser sends with each of their calls. */
export async function newShopper(port: number): Promise<BrowserHeaders> {
  const input = {
    firstName: 'Bench',
    lastName: 'Mark',
    email: `bench-${Date.now()}@example.com`,
    password: 'nine oak planks',
    deviceName: 'Bench',
  };
  const reply = await fetch(`http://127.0.0.1:${port}/api${signUp.path}`, {
    method: 'POST',
    body: new URLSearchParams(signUp.input.encode(input) as FormFields),
  });
  const token =
    reply.headers
      .getSetCookie()
      .map((cookie) => new RegExp(`^${XSRF_COOKIE}=([^;]+)`).exec(cookie)?.[1])
      .find((value) => value !== undefined) ?? '';
  const { data } = (await reply.json()) as { data: { auth_key: string } };
  return { ...FORM, [AUTH_KEY_HEADER]: data.auth_key, Cookie: `${XSRF_COOKIE}=${token}`, [XSRF_HEADER]: token };
}

/** One reply with its bytes as they travel, still compressed. */
export function rawReply(
  port: number,
  path: string,
  headers: BrowserHeaders,
  body: string,
): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    const call = request(
      { port, host: '127.0.0.1', path: `/api${path}`, method: 'POST', headers: { ...headers, 'Content-Length': Buffer.byteLength(body) } },
      (reply) => {
        const chunks: Buffer[] = [];
        reply.on('data', (chunk: Buffer) => chunks.push(chunk));
        reply.on('end', () => {
          if (reply.statusCode !== 200)
            return reject(new Error(`${path} answered ${reply.statusCode}: ${Buffer.concat(chunks).toString()}`));
          const kept = Object.entries(reply.headers)
            .filter(([name]) => !/^(date|connection|keep-alive|transfer-encoding)$/.test(name))
            .map(([name, value]): [string, string] => [name, String(value)]);
          resolve({ headers: Object.fromEntries(kept), body: Buffer.concat(chunks) });
        });
      },
    );
    call.once('error', reject);
    call.end(body);
  });
}

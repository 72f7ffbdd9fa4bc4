import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { readEnv } from '../env';
import { errorReply } from '../http/error-reply';
import { HttpProblem } from '../http/problems';
import type { LimitRate } from '../http/rate-limits';
import type { StoreApp, StoreEnv } from '../http/store-app';
import { mountAccountingRoutes } from './accounting-routes';

const CONFIGURED = {
  ACCOUNTING_TOKEN_URL: 'https://accounts.example/token',
  ACCOUNTING_CLIENT_ID: 'client',
  ACCOUNTING_CLIENT_SECRET: 'secret',
};

const unlimited: LimitRate = async () => ({ giveBack: async () => undefined });

function exchange(source: Readonly<Record<string, string>>, reply: () => Promise<Response>, limitRate = unlimited) {
  const asked: { url: string; init: RequestInit | undefined }[] = [];
  const app: StoreApp = new Hono<StoreEnv>();
  app.onError((error, c) => errorReply(() => undefined, '', error, c));
  const parts = { accounting: readEnv(source).accounting, publicUrl: () => 'https://shop.example', limitRate, trustProxyHops: 0 };
  mountAccountingRoutes(app, parts, async (url, init) => {
    asked.push({ url: String(url), init });
    return reply();
  });
  const send = (body: unknown) =>
    app.request('/api/accounting/token-exchange', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    });
  return { asked, send };
}

test('A code becomes an access token, and the secret stays with the server', async () => {
  const { asked, send } = exchange(CONFIGURED, async () => Response.json({ access_token: 'access-1', refresh_token: 'refresh-1' }));
  const response = await send({ code: 'abc-1' });
  expect(await response.json()).toEqual({ access_token: 'access-1' });
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(asked[0]?.url).toBe('https://accounts.example/token');
  expect(new Headers(asked[0]?.init?.headers).get('authorization')).toBe(`Basic ${btoa('client:secret')}`);
  // The secret goes to that address and to no other.
  expect(asked[0]?.init?.redirect).toBe('error');
  expect(String(asked[0]?.init?.body)).toBe('grant_type=authorization_code&code=abc-1&redirect_uri=https%3A%2F%2Fshop.example%2Fcallback');
});

test.each([
  ['a refusal', async () => new Response('{}', { status: 400 })],
  ['no answer', () => Promise.reject(new TypeError('no route'))],
])('%s of the provider answers 502', async (_name, reply) => {
  expect((await exchange(CONFIGURED, reply).send({ code: 'abc-1' })).status).toBe(502);
});

test('Without a code nobody is asked', async () => {
  const { asked, send } = exchange(CONFIGURED, async () => Response.json({}));
  expect((await send({})).status).toBe(400);
  expect(asked).toEqual([]);
});

test('Who tries too often is told to wait, and the provider is not asked', async () => {
  const limited: LimitRate = async () => {
    throw new HttpProblem(429, 'Too many tries.', { 'Retry-After': '60' });
  };
  const { asked, send } = exchange(CONFIGURED, async () => Response.json({ access_token: 'access-1' }), limited);
  expect((await send({ code: 'abc-1' })).status).toBe(429);
  expect(asked).toEqual([]);
});

test('A code that is no code is not passed on, and of an endless reply no more is read than a token takes', async () => {
  const { asked, send } = exchange(CONFIGURED, async () => new Response('x'.repeat(200_000)));
  expect((await send({ code: 'c'.repeat(2_049) })).status).toBe(400);
  expect(asked).toEqual([]);
  expect(await (await send({ code: 'abc-1' })).json()).toEqual({ access_token: '' });
});

test('There is no such call where nothing is configured, and half a configuration stops the start', async () => {
  expect((await exchange({}, async () => Response.json({})).send({ code: 'abc-1' })).status).toBe(404);
  expect(() => readEnv({ ACCOUNTING_TOKEN_URL: 'https://accounts.example/token' })).toThrow('ACCOUNTING_CLIENT_ID');
});

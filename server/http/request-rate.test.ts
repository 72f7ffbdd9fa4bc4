import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { errorReply } from './error-reply';
import { createRequestRate } from './request-rate';
import type { StoreEnv } from './store-app';

test('A client that asks without end is told to wait, others are not, and the next minute it is served again', async () => {
  let now = 0;
  const app = new Hono<StoreEnv>();
  app.onError((error, c) => errorReply(() => undefined, '', error, c));
  app.use(createRequestRate(1, () => now, { requests: 3, windowMs: 60_000 }));
  app.get('/feed', (c) => c.text('part'));
  const ask = async (client: string) => app.request('/feed', { headers: { 'X-Forwarded-For': client } });
  for (let times = 0; times < 3; times += 1) expect((await ask('203.0.113.1')).status).toBe(200);
  now += 20_000;
  const refused = await ask('203.0.113.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect((await ask('203.0.113.2')).status).toBe(200);
  now += 40_000;
  expect((await ask('203.0.113.1')).status).toBe(200);
});

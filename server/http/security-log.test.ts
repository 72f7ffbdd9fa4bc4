import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { createSecurityLog } from './security-log';
import type { StoreEnv } from './store-app';

it('What happened to an account is logged with the caller and a mark, never with the address of the account', async () => {
  const logged: unknown[] = [];
  const report = createSecurityLog(
    (entry) => void logged.push(entry),
    (email) => `mark of ${email.length}`,
    1,
  );
  const app = new Hono<StoreEnv>();
  app.get('/with', (c) => (report(c, 'login_failed', 'ana@example.com'), c.text('')));
  app.get('/without', (c) => (report(c, 'token_refused'), c.text('')));
  app.get('/unknown', (c) => (report(c, 'key_refused', null), c.text('')));
  const headers = { 'X-Forwarded-For': '198.51.100.1, 203.0.113.7' };
  for (const path of ['/with', '/without', '/unknown']) await app.request(path, { headers });
  expect(logged).toEqual([
    { level: 'notice', event: 'login_failed', client: '203.0.113.7', account: 'mark of 15' },
    { level: 'notice', event: 'token_refused', client: '203.0.113.7' },
    { level: 'notice', event: 'key_refused', client: '203.0.113.7' },
  ]);
});

import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { TooManyTries } from './rate-limits';
import { createSecurityLog, reportLimit } from './security-log';
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

it('Of refused tries the first of a window is reported, but for logins, which have their own event', async () => {
  const reported: unknown[] = [];
  const app = new Hono<StoreEnv>();
  app.get('/', (c) => {
    for (const error of [
      new TooManyTries('contactPerAddress', true, 60),
      new TooManyTries('contactPerAddress', false, 60),
      new TooManyTries('loginPerAddress', true, 60),
      new Error('away'),
    ])
      reportLimit((_c, event, email, details) => void reported.push([event, email, details]), error, c);
    return c.text('');
  });
  await app.request('/');
  expect(reported).toEqual([['limit_reached', null, { limit: 'contactPerAddress' }]]);
});

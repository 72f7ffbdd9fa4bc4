import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { ContractError } from '../../src/contract/contract-error';
import { NotSignedIn } from '../security/authentication';
import { errorReply } from './error-reply';
import { HttpProblem, Refusal } from './problems';
import type { StoreEnv } from './store-app';

const SECRET = 'select password_hash from users';

async function replyTo(error: Error) {
  const logged: Readonly<Record<string, unknown>>[] = [];
  const app = new Hono<StoreEnv>();
  app.onError((thrown, c) => errorReply((entry) => void logged.push(entry), 'https://shop.example', thrown, c));
  app.get('*', () => {
    throw error;
  });
  const response = await app.request('/api/cart?secret=1');
  return { status: response.status, headers: response.headers, body: (await response.json()) as unknown, logged };
}
const refusal = (message: string, data: unknown = null) => ({ status: 0, message, data, reply_to: '/cart' });

it.each([
  ['a refusal', new Refusal('Sold out', { left: 0 }), 200, refusal('Sold out', { left: 0 })],
  ['a refusal without data', new Refusal('Sold out'), 200, refusal('Sold out')],
  ['a problem', new HttpProblem(413, 'Too large'), 413, refusal('Too large')],
  ['a missing session', new NotSignedIn('Please log in'), 401, refusal('Please log in')],
  ['input of a wrong form', new ContractError(['a: missing', 'b: missing', 'a: too long']), 400, refusal('Missing or malformed: a, b')],
])('A call that ends in %s is answered by our envelope, and is nothing for the log', async (_what, error, status, body) => {
  const reply = await replyTo(error);
  expect([reply.status, reply.body, reply.logged]).toEqual([status, body, []]);
});

it('A problem sends the headers that go with it', async () => {
  const { headers } = await replyTo(new HttpProblem(429, 'Wait', { 'Retry-After': '30', Allow: 'GET' }));
  expect([headers.get('Retry-After'), headers.get('Allow')]).toEqual(['30', 'GET']);
});

it('Whatever ends a call, its reply is kept by nobody and runs nothing', async () => {
  for (const error of [new Refusal('no'), new HttpProblem(404, 'no'), new Error('no')]) {
    const { headers } = await replyTo(error);
    expect([headers.get('Cache-Control'), headers.get('X-Frame-Options')]).toEqual(['no-store', 'DENY']);
    expect(headers.get('Strict-Transport-Security')).not.toBeNull();
    expect(headers.get('Retry-After')).toBeNull();
  }
});

it('A fault that nobody expected is logged with its place and told without details', async () => {
  const reply = await replyTo(new TypeError(SECRET));
  expect([reply.status, reply.body]).toEqual([500, refusal('Something went wrong. Please try again.')]);
  expect(reply.logged).toMatchObject([{ level: 'error', path: '/api/cart', error: 'TypeError' }]);
  expect(JSON.stringify(reply.logged)).not.toContain(SECRET);
});

it.each([
  ['is away', { code: 'ECONNREFUSED', syscall: 'connect' }],
  ['has taken another password since', { code: '28P01' }],
  ['shows a certificate that is over', { code: 'CERT_HAS_EXPIRED' }],
])('A database that %s is told as one that is away, with when to come again, and is logged', async (_what, facts) => {
  const reply = await replyTo(Object.assign(new Error(SECRET), facts));
  expect([reply.status, reply.body, reply.headers.get('Retry-After')]).toEqual([
    503,
    refusal('The store is not available just now. Please try again in a moment.'),
    '5',
  ]);
  expect(reply.logged).toMatchObject([{ level: 'error', code: facts.code }]);
  expect(JSON.stringify(reply.body)).not.toContain(SECRET);
});

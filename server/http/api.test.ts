import { Hono } from 'hono';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import * as z from 'zod/mini';
import type { Database } from '../db/database';
import { CatalogueWatch } from './catalogue-watch';
import { createApi, type Api } from './api';
import { errorReply } from './error-reply';
import { Refusal } from './problems';
import { ReplyCache } from './reply-cache';
import type { StoreApp, StoreEnv } from './store-app';
import type * as authentication from '../security/authentication';
import { createXsrfTokens } from '../security/xsrf-tokens';
import { authenticate, authenticateEnded, NotSignedIn } from '../security/authentication';
import { codecOf } from '../../src/contract/codec';
import { endpoint } from '../../src/contract/define-endpoint';

vi.mock('../security/authentication', async (original) => ({
  ...(await original<typeof authentication>()),
  authenticate: vi.fn(),
  authenticateEnded: vi.fn(),
}));

const fields = codecOf(z.object({ size: z.string() }));
const output = codecOf(z.object({ size: z.string() }));
const GET = endpoint({ method: 'GET', path: '/get', auth: 'none', encoding: 'query', input: fields, output });
const POST = endpoint({ ...GET, method: 'POST', path: '/post', encoding: 'urlencoded' });
const BARE = endpoint({ ...GET, path: '/bare', encoding: 'none', input: codecOf(z.object({})) });
const MINE = endpoint({ ...GET, path: '/mine', auth: 'key' });
const NAME = 'Yk3vQ0aZx9-b';
const USER = { user: { id: 7 }, sessionId: 3, keyHash: 'hash' };

let app: StoreApp;
let api: Api;
let version: number;
let name: string;
let reported: unknown[];
let proved: string[];

beforeEach(() => {
  app = new Hono<StoreEnv>();
  [version, name, reported, proved] = [1, NAME, [], []];
  vi.mocked(authenticate)
    .mockReset()
    .mockResolvedValue(USER as never);
  vi.mocked(authenticateEnded)
    .mockReset()
    .mockResolvedValue(USER as never);
  app.onError((error, c) => errorReply(() => undefined, 'https://shop.example', error, c));
  api = createApi(app, {
    db: {} as Database,
    xsrfTokens: createXsrfTokens('secret'),
    now: () => 5,
    crossSite: {
      guard: (_c, next) => next(),
      guardDesk: (_c, next) => next(),
      refuseOtherSites: () => undefined,
      requireSessionToken: (_c, keyHash) => void proved.push(keyHash),
      giveToken: (c, key) => c.header('X-Token-Of', String(key)),
    },
    report: (_c, event, email) => void reported.push([event, email]),
    trustProxyHops: 1,
    publicReplies: new ReplyCache(
      new CatalogueWatch(
        async () => `${name}.${version}`,
        () => Date.now(),
      ),
      1_000_000,
    ),
    publicUrl: () => 'https://shop.example',
  });
});

async function ask(path: string, init: RequestInit = {}) {
  const response = await app.request(`/api${path}`, init);
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: (text === '' ? null : JSON.parse(text)) as unknown };
}
const success = (path: string, size: string, message = '') => ({ status: 1, message, data: { size }, reply_to: path });
const successOf = (number: number, path: string, size: string) => ({ ...success(path, size), version: `${NAME}.${number}` });

describe('A call of the contract', () => {
  it('gets what it carries, from the address or from the body, and answers by our envelope', async () => {
    api.handle(GET, async ({ size }) => ({ data: { size: `got ${size}` } }));
    api.handle(POST, async ({ size }) => ({ data: { size: `posted ${size}` }, message: 'Done' }));
    expect((await ask('/get?size=9')).body).toEqual(success('/get', 'got 9'));
    expect((await ask('/post', { method: 'POST', body: new URLSearchParams({ size: '9' }) })).body).toEqual(
      success('/post', 'posted 9', 'Done'),
    );
  });

  it('without input is not read for any', async () => {
    api.handle(BARE, async () => ({ data: { size: 'none' } }));
    expect((await ask('/bare?size=9')).body).toEqual(success('/bare', 'none'));
  });

  it('with input that the contract does not know answers 400 and is not carried out', async () => {
    const handler = vi.fn(async () => ({ data: { size: '' } }));
    api.handle(GET, handler);
    expect(await ask('/get')).toMatchObject({ status: 400, body: { status: 0, message: 'Missing or malformed: size' } });
    expect(handler).not.toHaveBeenCalled();
  });

  it.each(['POST', 'PUT', 'DELETE'])('made with %s answers 405 and says with what it is made', async (method) => {
    api.handle(GET, async () => ({ data: { size: '' } }));
    const { status, headers, body } = await ask('/get?size=9', { method });
    expect([status, headers.get('Allow'), body]).toEqual([
      405,
      'GET',
      { status: 0, message: 'This call is made with GET.', data: null, reply_to: '/get' },
    ]);
  });

  it('bound with another need of a session than the contract says ends the start of the server', () => {
    expect(() => api.handle(MINE, async () => ({ data: { size: '' } }))).toThrow(
      "/mine is bound as a call with auth 'none', but the contract says 'key'",
    );
    expect(() => api.handleSignedIn(GET, async () => ({ data: { size: '' } }))).toThrow("but the contract says 'none'");
  });

  it('hears who calls, and may set headers, cookies and tokens', async () => {
    api.handle(GET, async (_input, context) => {
      context.setHeader('X-Own', '1');
      context.setCookie('kept', context.cookie('sent') ?? '', { path: '/' });
      context.deleteCookie('gone', { path: '/' });
      context.giveXsrfToken('key');
      context.report('login_failed', 'ana@example.com');
      context.requireSessionToken('hash');
      return { data: { size: `${context.clientAddress} ${context.headers.get('x-sent')}` } };
    });
    const headers = { Cookie: 'sent=oak', 'X-Forwarded-For': '203.0.113.7', 'X-Sent': 'yes' };
    const reply = await ask('/get?size=9', { headers });
    expect(reply.body).toEqual(success('/get', '203.0.113.7 yes'));
    expect([reply.headers.get('X-Own'), reply.headers.get('X-Token-Of')]).toEqual(['1', 'key']);
    expect(reply.headers.getSetCookie()).toEqual(['kept=oak; Path=/', 'gone=; Max-Age=0; Path=/']);
    expect([reported, proved]).toEqual([[['login_failed', 'ana@example.com']], ['hash']]);
  });
});

describe('A call that needs a session', () => {
  const bind = (): void =>
    api.handleSignedIn(MINE, async ({ size }, { user, sessionId, clientAddress }) => ({
      data: { size: `${size} of ${user.id} in ${sessionId} at ${clientAddress}` },
    }));

  it('is carried out for who is signed in, once its token is the one of the session', async () => {
    bind();
    expect((await ask('/mine?size=9')).body).toEqual(success('/mine', '9 of 7 in 3 at in-process'));
    expect(proved).toEqual(['hash']);
    expect(vi.mocked(authenticate).mock.calls[0]?.[2]).toBe(5);
  });

  it('is refused before its input is read, and a key that opens nothing any more is told to the log', async () => {
    bind();
    vi.mocked(authenticate).mockRejectedValue(new NotSignedIn('Please log in', { email: 'ana@example.com' }));
    expect(await ask('/mine')).toMatchObject({ status: 401, body: { status: 0, message: 'Please log in' } });
    expect([reported, proved]).toEqual([[['key_refused', 'ana@example.com']], []]);
  });

  it('without a key, or with one that waits for its refresh, is nothing for the log; nor is a database that is away', async () => {
    bind();
    vi.mocked(authenticate).mockRejectedValueOnce(new NotSignedIn('No auth key found'));
    expect((await ask('/mine')).status).toBe(401);
    vi.mocked(authenticate).mockRejectedValueOnce(new Error('away'));
    expect((await ask('/mine')).status).toBe(500);
    expect(reported).toEqual([]);
  });

  it('to log out takes a key that has ended too', async () => {
    api.handleLogout(MINE, async ({ size }) => ({ data: { size } }));
    vi.mocked(authenticate).mockRejectedValue(new NotSignedIn('Please log in'));
    expect((await ask('/mine?size=9')).body).toEqual(success('/mine', '9'));
  });
});

describe('A public call', () => {
  let computed: string[];
  beforeEach(() => {
    computed = [];
  });
  const compute = async ({ size }: { readonly size: string }) => {
    computed.push(size);
    if (size === 'none') throw new Refusal('No such floor', { left: 0 });
    if (size === 'broken') throw new Error('broken');
    return { size };
  };

  it('is computed once for each input, with headers that let a browser ask whether it is still so', async () => {
    api.handlePublic(GET, compute);
    for (const size of ['9', '9', '8', '9']) expect((await ask(`/get?size=${size}`)).body).toEqual(successOf(1, '/get', size));
    expect(computed).toEqual(['9', '8']);
    const { headers } = await ask('/get?size=9');
    expect([headers.get('Content-Type'), headers.get('Cache-Control'), headers.get('X-Frame-Options')]).toEqual([
      'application/json',
      'no-cache',
      'DENY',
    ]);
    const again = await ask('/get?size=9', { headers: { 'If-None-Match': headers.get('ETag') ?? '' } });
    expect([again.status, again.body, again.headers.get('X-Question')]).toEqual([304, null, '/get?size=9']);
  });

  it('made with POST is kept by no HTTP cache, and is another reply than that of another call', async () => {
    api.handlePublic(GET, compute);
    api.handlePublic(POST, async ({ size }) => ({ size: `posted ${size}` }));
    await ask('/get?size=9');
    const posted = await ask('/post', { method: 'POST', body: new URLSearchParams({ size: '9' }) });
    expect([posted.body, posted.headers.get('Cache-Control')]).toEqual([successOf(1, '/post', 'posted 9'), 'no-store']);
    expect((await ask('/get?size=9', { method: 'HEAD' })).headers.get('Cache-Control')).toBe('no-cache');
  });

  it('that is refused says so by our envelope, and is not kept: made-up ones would fill the memory', async () => {
    api.handlePublic(GET, compute);
    for (let count = 0; count < 2; count += 1) {
      expect(await ask('/get?size=none')).toMatchObject({ status: 200, body: { status: 0, message: 'No such floor', data: { left: 0 } } });
    }
    expect(computed).toEqual(['none', 'none']);
  });

  it('names the version that it is of, refused or not, and the newer one after a change; nothing before the database has a name', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    onTestFinished(() => void vi.useRealTimers());
    api.handlePublic(GET, compute);
    for (const number of [1, 1, 2, 3]) {
      version = number;
      vi.advanceTimersByTime(1_000);
      expect((await ask('/get?size=9')).body).toEqual(successOf(number, '/get', '9'));
      expect((await ask('/get?size=none')).body).toMatchObject({ status: 0, version: `${NAME}.${number}` });
    }
    expect(computed.filter((size) => size === '9')).toHaveLength(3);
    name = '';
    vi.advanceTimersByTime(1_000);
    expect((await ask('/get?size=9')).body).toEqual(success('/get', '9'));
  });

  it('that fails is no reply of ours to keep', async () => {
    api.handlePublic(GET, compute);
    for (let count = 0; count < 2; count += 1) expect((await ask('/get?size=broken')).status).toBe(500);
    expect(computed).toHaveLength(2);
  });

  it('with one of many inputs of the same meaning is computed once for all of them', async () => {
    api.handlePublic(GET, compute, async ({ size }) => ({ size: size.toUpperCase() }));
    for (const size of ['a', 'A', 'a']) {
      const { body, headers } = await ask(`/get?size=${size}`);
      // Of what was asked, whoever's reply is sent.
      expect([body, headers.get('X-Question')]).toEqual([successOf(1, '/get', 'A'), `/get?size=${size}`]);
    }
    expect(computed).toEqual(['A']);
  });
});

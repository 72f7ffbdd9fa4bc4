import { Hono } from 'hono';
import { beforeEach, describe, expect, it } from 'vitest';
import { secretHash } from '../security/secrets';
import { createXsrfTokens } from '../security/xsrf-tokens';
import { createCrossSite } from './cross-site';
import { HttpProblem } from './problems';
import type { StoreEnv } from './store-app';

const SHOP = 'https://shop.example';
const APP = 'https://app.example';
const tokens = createXsrfTokens('secret');
const SESSION_TOKEN = tokens.forSession(secretHash('key'));

let reported: string[];
beforeEach(() => {
  reported = [];
});

interface Call {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cookies?: Readonly<Record<string, string>>;
  readonly publicUrl?: string;
  readonly path?: string;
}

/** A call to a store at https://shop.example that also lets https://app.example in. */
async function call({ method = 'POST', headers = {}, cookies = {}, publicUrl = SHOP, path = '/' }: Call) {
  const crossSite = createCrossSite({
    xsrfTokens: tokens,
    publicUrl: () => publicUrl,
    allowedOrigins: [APP],
    report: (_c, event) => void reported.push(event),
  });
  const app = new Hono<StoreEnv>();
  app.onError((error, c) => c.text(error.message, error instanceof HttpProblem ? error.httpStatus : 500));
  app.use(crossSite.guard);
  app.all('/signed-in', (c) => {
    crossSite.requireSessionToken(c, secretHash('key'));
    return c.text('done');
  });
  app.all('/login', (c) => {
    crossSite.giveToken(c, 'key');
    return c.text('done');
  });
  app.all('/logout', (c) => {
    crossSite.giveToken(c, null);
    return c.text('done');
  });
  app.all('/public', (c) => c.text('done', 200, { 'Cache-Control': 'no-cache' }));
  app.all('*', (c) => c.text('done'));
  const cookie = Object.entries(cookies)
    .map(([name, value]) => `${name}=${value}`)
    .join('; ');
  const response = await app.request(`http://10.0.0.5:8080${path}`, {
    method,
    headers: { ...headers, ...(cookie === '' ? {} : { Cookie: cookie }) },
  });
  const name = publicUrl.startsWith('https:') ? '__Host-XSRF-TOKEN' : 'XSRF-TOKEN';
  const given = response.headers.getSetCookie().find((text) => text.startsWith(`${name}=`)) ?? '';
  return {
    status: response.status,
    text: await response.text(),
    given,
    givenTimes: response.headers.getSetCookie().filter((text) => text.startsWith(`${name}=`)).length,
    token: /^[\w-]+=([^;]*)/.exec(given)?.[1] ?? null,
    /** What a page from before the guarded name is given under https, with its attributes. */
    earlier: response.headers.getSetCookie().find((text) => text.startsWith('XSRF-TOKEN=')) ?? null,
    cacheControl: response.headers.get('Cache-Control'),
  };
}

describe("A call of another site's page", () => {
  it.each([
    ['another site', { Origin: 'https://evil.example' }],
    ['our name under another scheme', { Origin: 'http://shop.example' }],
    ['our name on another port', { Origin: 'https://shop.example:444' }],
    ['a name that ends like ours', { Origin: 'https://evilshop.example' }],
    ['a name that begins like ours', { Origin: 'https://shop.example.evil' }],
    ['nowhere', { Origin: 'null' }],
    ['another site, without an origin', { 'Sec-Fetch-Site': 'cross-site' }],
    ['another site that says so twice', { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-site' }],
  ])('from %s is refused, and the log says so', async (_where, headers) => {
    expect(await call({ headers })).toMatchObject({ status: 403, text: 'This call comes from another site.' });
    expect(reported).toEqual(['origin_refused']);
  });

  it.each([
    ['the shop', { Origin: SHOP }],
    ['the address that was called', { Origin: 'http://10.0.0.5:8080' }],
    ['the host that a proxy passes on', { Origin: 'http://store.local', Host: 'store.local' }],
    ['an allowed app', { Origin: APP }],
    ['a page that its browser calls ours', { Origin: 'https://renamed.example', 'Sec-Fetch-Site': 'same-origin' }],
    ['a program that is no browser', {}],
    ['a page typed into the address bar', { 'Sec-Fetch-Site': 'none' }],
    ['a sister site, without an origin', { 'Sec-Fetch-Site': 'same-site' }],
  ])('is none from %s', async (_where, headers) => {
    expect((await call({ headers })).status).toBe(200);
    expect(reported).toEqual([]);
  });

  it.each(['GET', 'HEAD', 'OPTIONS'])('that only asks (%s) is let through: it changes nothing', async (method) => {
    expect((await call({ method, headers: { Origin: 'https://evil.example' }, cookies: { '__Host-XSRF-TOKEN': 'x' } })).status).toBe(200);
  });

  it.each(['PUT', 'PATCH', 'DELETE'])('is refused for a %s too', async (method) => {
    expect((await call({ method, headers: { Origin: 'https://evil.example' } })).status).toBe(403);
  });

  it('is still told apart where the shop has no address that can be read', async () => {
    expect((await call({ headers: { Origin: 'https://evil.example' }, publicUrl: 'shop' })).status).toBe(403);
    expect((await call({ headers: { Origin: 'http://10.0.0.5:8080' }, publicUrl: 'shop' })).status).toBe(200);
  });
});

describe('A call with our cookies', () => {
  const visitor = tokens.forVisitor();

  it('is let through when it repeats the signed cookie in its header', async () => {
    const reply = await call({ cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { 'X-XSRF-TOKEN': visitor } });
    expect([reply.status, reply.given, reported]).toEqual([200, '', []]);
  });

  it.each<[string, Call]>([
    ['without the header', { cookies: { '__Host-XSRF-TOKEN': visitor } }],
    ['with another header', { cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { 'X-XSRF-TOKEN': tokens.forVisitor() } }],
    ['with a pair that nobody signed', { cookies: { '__Host-XSRF-TOKEN': 'made-up' }, headers: { 'X-XSRF-TOKEN': 'made-up' } }],
    ['with the refresh cookie alone', { cookies: { '__Host-refresh_token': 'r' } }],
    ['with the refresh cookie and a header alone', { cookies: { '__Host-refresh_token': 'r' }, headers: { 'X-XSRF-TOKEN': visitor } }],
  ])('is refused %s, and the log says so', async (_how, made) => {
    expect(await call(made)).toMatchObject({ status: 403, text: 'The security token is missing or old. Please reload the page.' });
    expect(reported).toEqual(['token_refused']);
  });

  it('that is refused brings a token that opens, so that the page can send once more', async () => {
    const { token } = await call({ cookies: { '__Host-XSRF-TOKEN': 'made-up' } });
    expect(tokens.isSigned(token ?? '')).toBe(true);
    expect((await call({ cookies: { '__Host-XSRF-TOKEN': token ?? '' }, headers: { 'X-XSRF-TOKEN': token ?? '' } })).status).toBe(200);
  });

  it("with a visitor's signed token keeps it, and with a key gets the token of its session", async () => {
    expect((await call({ cookies: { '__Host-XSRF-TOKEN': visitor } })).given).toBe('');
    expect((await call({ cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { auth_key: 'key' } })).token).toBe(SESSION_TOKEN);
    expect((await call({ cookies: { '__Host-XSRF-TOKEN': 'made-up' }, headers: { auth_key: 'key' } })).token).toBe(SESSION_TOKEN);
  });

  it('needs no token from an allowed app, which cannot read our cookies: its browser names it', async () => {
    expect((await call({ cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { Origin: APP } })).status).toBe(200);
  });

  it('with the refresh cookie of a session needs the token too', async () => {
    expect((await call({ cookies: { '__Host-refresh_token': 'r' } })).status).toBe(403);
  });

  it('under the name of the refresh cookie of plain http is none where the shop has https', async () => {
    expect((await call({ cookies: { refresh_token: 'r' } })).status).toBe(200);
    expect((await call({ cookies: { refresh_token: 'r' }, publicUrl: 'http://shop.example' })).status).toBe(403);
  });
});

describe('The first reply', () => {
  it('gives a token that scripts of this origin may read, for a year, over https alone where the shop has it', async () => {
    const { given, token } = await call({ method: 'GET' });
    expect(tokens.isSigned(token ?? '')).toBe(true);
    expect(given.split('; ').slice(1).toSorted()).toEqual(['Max-Age=31536000', 'Path=/', 'SameSite=Lax', 'Secure']);
    const plain = await call({ method: 'GET', publicUrl: 'http://shop.example' });
    expect([plain.given.startsWith('XSRF-TOKEN='), plain.given.includes('Secure')]).toEqual([true, false]);
  });

  it('gives the token of the session to a call with a key', async () => {
    expect((await call({ method: 'GET', headers: { auth_key: 'key' } })).token).toBe(SESSION_TOKEN);
  });

  it('with a token is kept by no shared cache', async () => {
    expect((await call({ method: 'GET', path: '/public' })).cacheControl).toBe('private, no-cache');
    const known = { '__Host-XSRF-TOKEN': tokens.forVisitor() };
    expect(await call({ method: 'GET', path: '/public', cookies: known })).toMatchObject({ cacheControl: 'no-cache', given: '' });
    expect((await call({ method: 'GET' })).cacheControl).toBeNull();
  });

  it('does not replace the token that the call itself gave', async () => {
    expect(await call({ path: '/login' })).toMatchObject({ token: SESSION_TOKEN, givenTimes: 1 });
  });
});

it("A login gives the session's token, and a logout a visitor's", async () => {
  expect((await call({ path: '/login' })).token).toBe(SESSION_TOKEN);
  const { token } = await call({ path: '/logout' });
  expect([token?.startsWith('v'), tokens.isSigned(token ?? '')]).toEqual([true, true]);
});

describe('Under https, where the cookie has a name that browsers guard', () => {
  const earlier = tokens.forVisitor();
  const guarded = tokens.forVisitor();

  it("a page from before it writes with the specification's cookie, and the browser gets the guarded one", async () => {
    const reply = await call({ cookies: { 'XSRF-TOKEN': earlier }, headers: { 'X-XSRF-TOKEN': earlier } });
    expect([reply.status, tokens.isSigned(reply.token ?? ''), reply.earlier]).toEqual([200, true, null]);
    expect(reply.token).not.toBe(earlier);
  });

  it.each<[string, Call]>([
    ['sends the old value', { cookies: { '__Host-XSRF-TOKEN': guarded, 'XSRF-TOKEN': earlier }, headers: { 'X-XSRF-TOKEN': earlier } }],
    ['finds no cookie that it knows', { cookies: { '__Host-XSRF-TOKEN': guarded } }],
  ])('such a page that %s is refused once, and given the token under the name it reads, for a day', async (_how, made) => {
    const reply = await call(made);
    expect([reply.status, reply.earlier]).toEqual([403, `XSRF-TOKEN=${guarded}; Max-Age=86400; Path=/; Secure; SameSite=Lax`]);
    const both = { '__Host-XSRF-TOKEN': guarded, 'XSRF-TOKEN': guarded };
    expect((await call({ cookies: both, headers: { 'X-XSRF-TOKEN': guarded } })).status).toBe(200);
  });

  it('such a page that signed in is given the token of its session', async () => {
    const cookies = { '__Host-XSRF-TOKEN': SESSION_TOKEN, 'XSRF-TOKEN': earlier };
    const reply = await call({ cookies, headers: { 'X-XSRF-TOKEN': earlier, auth_key: 'key' } });
    expect([reply.status, reply.earlier?.split(';')[0]]).toEqual([403, `XSRF-TOKEN=${SESSION_TOKEN}`]);
  });

  it('nobody who plants the other cookie is listened to, and the page of today is never given it', async () => {
    const cookies = { '__Host-XSRF-TOKEN': guarded, 'XSRF-TOKEN': earlier };
    expect((await call({ cookies, headers: { 'X-XSRF-TOKEN': guarded } })).status).toBe(200);
    const late = await call({ cookies, headers: { 'X-XSRF-TOKEN': tokens.forVisitor() } });
    expect([late.status, late.earlier]).toEqual([403, null]);
    expect((await call({ method: 'GET' })).earlier).toBeNull();
  });

  it.each(['/login', '/logout'])('%s takes the other cookie away', async (path) => {
    const reply = await call({ path, method: 'GET', cookies: { '__Host-XSRF-TOKEN': guarded, 'XSRF-TOKEN': earlier } });
    expect(reply.earlier).toBe('XSRF-TOKEN=; Max-Age=0; Path=/; Secure');
  });
});

describe('A call that a session has proved', () => {
  const own = { '__Host-XSRF-TOKEN': SESSION_TOKEN };
  const visitor = tokens.forVisitor();

  it('needs no token where it brings no cookies: no browser sent it', async () => {
    expect((await call({ path: '/signed-in', method: 'GET' })).status).toBe(200);
  });

  it.each<[string, number, Call]>([
    ["the session's token in both", 200, { cookies: own, headers: { 'X-XSRF-TOKEN': SESSION_TOKEN } }],
    ["the session's token as a cookie alone", 403, { cookies: own }],
    ["a visitor's token in both", 403, { cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { 'X-XSRF-TOKEN': visitor } }],
    ["a visitor's token as cookie", 403, { cookies: { '__Host-XSRF-TOKEN': visitor }, headers: { 'X-XSRF-TOKEN': SESSION_TOKEN } }],
    ['the refresh cookie alone', 403, { cookies: { '__Host-refresh_token': 'r' } }],
    [
      "another session's token in both",
      403,
      { cookies: { '__Host-XSRF-TOKEN': tokens.forSession('x') }, headers: { 'X-XSRF-TOKEN': tokens.forSession('x') } },
    ],
  ])('with %s is answered with %i, and a refusal brings the right one', async (_what, status, made) => {
    const reply = await call({ path: '/signed-in', method: 'GET', ...made });
    expect([reply.status, reply.token]).toEqual([status, status === 200 ? null : SESSION_TOKEN]);
    expect(reported).toEqual(status === 200 ? [] : ['token_refused']);
  });
});

import { createServer, request, type IncomingMessage, type Server } from 'node:http';
import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { serveQuickReplies } from '../../server/http/quick-replies';
import { XSRF_COOKIE, XSRF_HEADER } from '../../src/contract/headers';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const FORM = 'application/x-www-form-urlencoded';
const ALL = 'product_category_id=ALL';

let store: TestStore;
let server: Server;
let url: string;
let token: string;
/** How many requests went the long way. */
let longWays = 0;

beforeAll(async () => {
  store = await openTestStore();
  const longWay = getRequestListener(store.app.fetch);
  server = createServer(
    serveQuickReplies(store.services, (request, response) => {
      longWays += 1;
      void longWay(request, response);
    }),
  ).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  url = `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}/api/beforeauth`;
  const first = await fetch(`${url}/setting`);
  token = new RegExp(`${XSRF_COOKIE}=([^;]+)`).exec(first.headers.getSetCookie()[0] ?? '')?.[1] ?? '';
});
afterAll(async () => {
  server.close();
  await store.close();
});

function ask(path: string, slug: string, headers: Readonly<Record<string, string>> = {}): Promise<Response> {
  const body = new FormData();
  body.append(path === 'getproduct' ? 'product_category_id' : 'slug', slug);
  return fetch(`${url}/${path}`, {
    method: 'POST',
    body,
    headers: { Cookie: `${XSRF_COOKIE}=${token}`, [XSRF_HEADER]: token, ...headers },
  });
}
/** Over a socket of its own; the next piece leaves when the last one has been handed over. Gives the reply's ETag. */
async function askInPieces(pieces: readonly string[]): Promise<string> {
  const headers = {
    Cookie: `${XSRF_COOKIE}=${token}`,
    [XSRF_HEADER]: token,
    'Content-Type': FORM,
    'Content-Length': pieces.join('').length,
  };
  const call = request(`${url}/getproduct`, { method: 'POST', headers });
  call.setNoDelay(true);
  for (const piece of pieces) await new Promise((sent) => call.write(piece, sent));
  call.end();
  const [reply]: IncomingMessage[] = await once(call, 'response');
  reply?.resume();
  return reply?.headers.etag ?? '';
}
async function counted(act: () => Promise<Response>): Promise<{ reply: Response; text: string; wasQuick: boolean }> {
  const before = longWays;
  const reply = await act();
  return { reply, text: await reply.text(), wasQuick: longWays === before };
}
/** On a machine so busy that the reply before took longer than the version counts, the next is the quick one. */
async function askedAgain(act: () => Promise<Response>): ReturnType<typeof counted> {
  for (let tries = 1; tries < 20; tries += 1) {
    const again = await counted(act);
    if (again.wasQuick) return again;
  }
  return counted(act);
}
const without = (headers: Headers): object =>
  Object.fromEntries([...headers].filter(([name]) => !['date', 'keep-alive', 'connection', 'transfer-encoding'].includes(name)));

describe('A public call that was answered before', () => {
  it('is answered at once, with the same bytes and headers', async () => {
    const slow = await counted(() => ask('getproduct', 'ALL'));
    const quick = await askedAgain(() => ask('getproduct', 'ALL'));
    expect([slow.wasQuick, quick.wasQuick]).toEqual([false, true]);
    expect(quick.text).toBe(slow.text);
    expect({ 'content-length': quick.reply.headers.get('content-length'), ...without(slow.reply.headers) }).toEqual(
      without(quick.reply.headers),
    );
    expect((await counted(() => ask('getproductdetails', 'family-20-coastal-maple'))).wasQuick).toBe(false);
  });

  it.each([
    ['another token in the header', { [XSRF_HEADER]: 'x' }, 403],
    ['a token nobody signed', { Cookie: `${XSRF_COOKIE}=planted`, [XSRF_HEADER]: 'planted' }, 403],
    ['another origin', { Origin: 'https://evil.example' }, 403],
    ['no cookie yet', { Cookie: '' }, 200],
  ])('goes the long way with %s', async (_what, headers, status) => {
    await ask('getproduct', 'ALL');
    const { reply, wasQuick } = await counted(() => ask('getproduct', 'ALL', headers));
    expect([wasQuick, reply.status]).toEqual([false, status]);
  });

  it.each([
    ['Host', (): string => new URL(url).host],
    ['Content-Type', (): string => FORM],
  ] as const)('goes the long way when it names its %s twice', async (name, value) => {
    const askAlso = (more: readonly string[]) => async (): Promise<Response> => {
      const headers = [
        'Host',
        new URL(url).host,
        'Content-Type',
        FORM,
        'Content-Length',
        String(ALL.length),
        'Cookie',
        `${XSRF_COOKIE}=${token}`,
        XSRF_HEADER,
        token,
        ...more,
      ];
      const [reply]: IncomingMessage[] = await once(request(`${url}/getproduct`, { method: 'POST', headers }).end(ALL), 'response');
      reply?.resume();
      return new Response();
    };
    expect((await askedAgain(askAlso([]))).wasQuick).toBe(true);
    expect((await counted(askAlso([name, value()]))).wasQuick).toBe(false);
  });

  it('is answered anew once the catalogue has changed, within a second', async () => {
    await ask('getproduct', '4');
    expect((await askedAgain(() => ask('getproduct', '4'))).wasQuick).toBe(true);
    await store.database.db.execute(`update products set title = 'Renamed' where category_id = 4`);
    await bumpCatalogueVersion(store.database.db);
    store.advance(1_000);
    const renewed = await counted(() => ask('getproduct', '4'));
    expect([renewed.wasQuick, renewed.text.includes('Renamed')]).toEqual([false, true]);
  });

  it('is answered at once without a body, and when its body comes in pieces', async () => {
    const categories = () =>
      fetch(`${url}/getproductcategory`, { method: 'POST', headers: { Cookie: `${XSRF_COOKIE}=${token}`, [XSRF_HEADER]: token } });
    const long = await counted(categories);
    const quick = await askedAgain(categories);
    expect([long.wasQuick, quick.wasQuick, quick.text === long.text]).toEqual([false, true, true]);
    const whole = await askInPieces([ALL]);
    expect(whole).toMatch(/^W\/"/);
    const inPieces = await askedAgain(async () => {
      expect(await askInPieces(['product_cat', 'egory_id', '=ALL'])).toBe(whole);
      return new Response();
    });
    expect(inPieces.wasQuick).toBe(true);
  });

  it('is logged like any other', async () => {
    const before = store.logged.length;
    await ask('getproduct', 'ALL');
    await ask('getproduct', 'ALL');
    expect(store.logged.slice(before)).toMatchObject([
      { path: '/api/beforeauth/getproduct', status: 200 },
      { path: '/api/beforeauth/getproduct', status: 200 },
    ]);
  });

  it('a refusal is never kept', async () => {
    await ask('getproductdetails', 'no-such-floor');
    expect((await counted(() => ask('getproductdetails', 'no-such-floor'))).wasQuick).toBe(false);
  });
});

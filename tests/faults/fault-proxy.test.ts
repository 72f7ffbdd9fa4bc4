import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { FOREIGN_JSON, PAGE_STATUSES, PORTAL_PATH, type Fault } from './fault-kinds';
import { openFaultProxy, type FaultProxy } from './fault-proxy';

const BODY = JSON.stringify({ status: 1, message: '', data: 'x'.repeat(200) });
const SILENCE_MS = 150;

let server: Server;
let proxy: FaultProxy;
/** What reached the server. */
let seen: string[];

beforeEach(async () => {
  seen = [];
  server = createServer(async (incoming, outgoing) => {
    let text = '';
    for await (const piece of incoming) text += String(piece);
    seen.push(`${incoming.method} ${incoming.url} ${text}`);
    outgoing.setHeader('Set-Cookie', ['a=1', 'b=2']);
    outgoing.setHeader('X-Nth', String(seen.length));
    if (incoming.headers['if-none-match'] === undefined) outgoing.end(BODY);
    else outgoing.writeHead(304).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  proxy = await openFaultProxy(`http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`);
});
afterEach(async () => {
  await proxy.close();
  server.closeAllConnections();
  server.close();
});

const always = (fault: Fault): void => proxy.choose(() => fault);
const post = (path = '/cart', signal?: AbortSignal) =>
  fetch(`${proxy.url}${path}`, { method: 'POST', body: 'boxes=3', ...(signal === undefined ? {} : { signal }) });
const isSilent = async (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => false,
    (error: unknown) => error instanceof Error && error.name === 'TimeoutError',
  );

describe('The fault proxy', () => {
  it('chooses by method, path and how often it was asked', async () => {
    proxy.choose(({ method, path, nth }) =>
      method === 'POST' && path === '/cart' && nth === 1 ? { kind: 'page', status: 502 } : { kind: 'none' },
    );
    const statuses = [await post(), await post(), await post('/other'), await fetch(`${proxy.url}/cart`)].map(({ status }) => status);
    expect(statuses).toEqual([502, 200, 200, 200]);
    expect(proxy.log.map(({ fault, nth }) => [fault, nth])).toEqual([
      ['page', 1],
      ['none', 2],
      ['none', 1],
      ['none', 1],
    ]);
  });

  it.each([
    [false, []],
    [true, ['POST /cart boxes=3']],
  ])('lets a request hang; the server sees it: %s', async (seenByServer, expected) => {
    always({ kind: 'hang', isSeen: seenByServer });
    const waiting = new AbortController();
    const isUnanswered = isSilent(post('/cart', waiting.signal));
    await expect.poll(() => [proxy.log.length, seen]).toEqual([1, expected]);
    setTimeout(() => waiting.abort(new DOMException('No reply', 'TimeoutError')), SILENCE_MS);
    expect(await isUnanswered).toBe(true);
    expect(seen).toEqual(expected);
  });

  it('breaks a connection before the server has seen the request', async () => {
    always({ kind: 'reset before' });
    await expect(post()).rejects.toThrow(TypeError);
    expect(seen).toEqual([]);
  });

  it('breaks a connection after the server has done its work, and hands the lost reply over', async () => {
    const lost: string[] = [];
    always({ kind: 'reset after', afterwards: async ({ body }) => void lost.push(new TextDecoder().decode(body)) });
    await expect(post()).rejects.toThrow(TypeError);
    expect([seen, lost]).toEqual([['POST /cart boxes=3'], [BODY]]);
  });

  it.each([false, true])('cuts a body short so that it looks whole (in chunks: %s)', async (isChunked) => {
    always({ kind: 'cut short', keptBytes: 40, isChunked });
    const reply = await post();
    expect([reply.status, await reply.text(), reply.headers.get('content-length')]).toEqual([
      200,
      BODY.slice(0, 40),
      isChunked ? null : '40',
    ]);
  });

  it('breaks off in the middle of a body', async () => {
    always({ kind: 'truncate', keptBytes: 40 });
    const reply = await post();
    expect([reply.status, reply.headers.get('content-length')]).toEqual([200, String(BODY.length)]);
    await expect(reply.text()).rejects.toThrow();
    expect(seen).toHaveLength(1);
  });

  it.each([
    ['first', '1'],
    ['last', '3'],
  ] as const)('delivers a request three times and gives the %s reply', async (which, nth) => {
    always({ kind: 'duplicate', times: 3, reply: which });
    expect((await post()).headers.get('x-nth')).toBe(nth);
    expect(seen).toEqual(Array.from({ length: 3 }, () => 'POST /cart boxes=3'));
  });

  it.each(PAGE_STATUSES)('answers with the page of a portal and status %s', async (status) => {
    always({ kind: 'page', status });
    const reply = await fetch(`${proxy.url}/cart`, { method: 'POST', redirect: 'manual' });
    expect([reply.status, reply.headers.get('location')]).toEqual([status, status === 302 ? PORTAL_PATH : null]);
    expect(await reply.text()).toContain('Welcome to Guest WiFi');
    expect(seen).toEqual([]);
  });

  it("answers a portal's own address, whatever happens to the others", async () => {
    always({ kind: 'page', status: 302 });
    const reply = await fetch(`${proxy.url}/cart`);
    expect([reply.status, reply.redirected, await reply.text()]).toEqual([200, true, expect.stringContaining('Guest WiFi')]);
  });

  it.each(FOREIGN_JSON)("answers with somebody else's JSON %s", async (body) => {
    always({ kind: 'foreign JSON', status: 200, body });
    const reply = await post();
    expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([200, 'application/json', body]);
    expect(seen).toEqual([]);
  });
});

describe('A network', () => {
  it('that is silent reads nothing, and what it held arrives late', async () => {
    proxy.setNetwork('silent');
    const late = post();
    expect(await isSilent(fetch(proxy.url, { signal: AbortSignal.timeout(SILENCE_MS) }))).toBe(true);
    expect([seen, proxy.log]).toEqual([[], []]);
    proxy.setNetwork('open');
    expect((await late).status).toBe(200);
  });

  it('that is down breaks what is open and what comes', async () => {
    always({ kind: 'hang', isSeen: false });
    const open = expect(post()).rejects.toThrow(TypeError);
    await expect.poll(() => proxy.log.length).toBe(1);
    proxy.setNetwork('down');
    await open;
    await expect(post()).rejects.toThrow(TypeError);
    proxy.setNetwork('open');
    always({ kind: 'none' });
    expect((await post()).status).toBe(200);
  });

  it('that is closed forgets the requests it held and the replies it had not sent', async () => {
    const [pieceMs, delayMs] = [10, 400];
    proxy.choose(({ path }) => (path === '/late' ? { kind: 'delay', ms: delayMs } : { kind: 'trickle', bytes: 1, everyMs: pieceMs }));
    const late = expect(post('/late')).rejects.toThrow(TypeError);
    const slow = expect((await post('/slow')).text()).rejects.toThrow(TypeError);
    expect(proxy.log.map(({ path }) => path).sort()).toEqual(['/late', '/slow']);
    await proxy.close();
    await Promise.all([late, slow]);
    await new Promise((resolve) => setTimeout(resolve, delayMs));
    expect(seen).toEqual(['POST /slow boxes=3']);
    proxy = await openFaultProxy(proxy.url);
  });

  it('that is closed leaves no connection and no port behind', async () => {
    always({ kind: 'hang', isSeen: false });
    const { port } = new URL(proxy.url);
    const hanging = request(`${proxy.url}/cart`).end();
    const broken = once(hanging, 'error');
    await expect.poll(() => proxy.log.length).toBe(1);
    await proxy.close();
    expect(await broken).toMatchObject([{ code: 'ECONNRESET' }]);
    await expect(once(connect(Number(port), '127.0.0.1'), 'connect')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    proxy = await openFaultProxy(proxy.url);
  });
});

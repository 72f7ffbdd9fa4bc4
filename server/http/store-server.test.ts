import { once } from 'node:events';
import { type RequestListener, Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test, it } from 'vitest';
import { createStoreServer, SERVER_LIMITS, closeServer } from './store-server';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function serverWith(limits: Partial<typeof SERVER_LIMITS>, listener: RequestListener, trustProxyHops = 0): Promise<number> {
  const server = createStoreServer(listener, { trustProxyHops, publicUrl: '', limits: { ...SERVER_LIMITS, checkEveryMs: 20, ...limits } });
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  return typeof address === 'object' ? (address?.port ?? 0) : 0;
}

async function open(port: number, bytes = '', localAddress = '127.0.0.1'): Promise<Socket> {
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  closing.push(() => socket.destroy());
  await once(socket, 'connect');
  if (bytes !== '') socket.write(bytes);
  return socket;
}

const GET = 'GET / HTTP/1.1\r\nHost: shop\r\n';
const HALF_A_FORM = 'POST / HTTP/1.1\r\nHost: shop\r\nContent-Length: 10\r\n\r\nq';
/** Answers what has arrived, as the store does. */
const answerWhole: RequestListener = (request, response) => void request.resume().once('end', () => response.end('answered'));

test.each([
  ['headers', 'POST / HTTP/1.1\r\nHost: sh'],
  ['body', HALF_A_FORM],
  ['first byte', ''],
])('A request whose %s does not come in time is ended by the server', async (_what, bytes) => {
  const port = await serverWith({ receiveMs: 100 }, answerWhole);
  expect(await text(await open(port, bytes))).toMatch(/^HTTP\/1\.1 408 /);
});

test('A form that comes slowly, but in time, is answered', async () => {
  const port = await serverWith({ receiveMs: 2_000 }, answerWhole);
  const socket = await open(port, HALF_A_FORM.replace('\r\n\r\n', '\r\nConnection: close\r\n\r\n'));
  const answer = text(socket);
  for (const byte of 'word=oaks') {
    await new Promise((resolve) => setImmediate(resolve));
    socket.write(byte);
  }
  expect(await answer).toContain('answered');
});

test('A download that goes on outlasts every limit, and one that nobody reads is ended', async () => {
  const part = 'x'.repeat(1_000_000);
  let hangUp: () => void = () => undefined;
  const hungUp = new Promise<void>((resolve) => {
    hangUp = resolve;
  });
  const port = await serverWith({ receiveMs: 100, quietMs: 300 }, (request, response) => {
    let left = 10;
    const sending = setInterval(() => {
      response.write(part);
      if (request.url === '/film' && (left -= 1) === 0) response.end('the end');
    }, 60);
    response.once('close', () => {
      clearInterval(sending);
      if (request.url === '/unread') hangUp();
    });
  });
  (await open(port, GET.replace('/ ', '/unread ') + '\r\n')).pause();
  expect(await text(await open(port, `${GET.replace('/ ', '/film ')}Connection: close\r\n\r\n`))).toContain('the end');
  await hungUp;
});

test('An address has its share of connections; what is beyond is closed, and another address is served', async () => {
  const port = await serverWith({ connections: { perAddress: 3, perNetwork: 3 } }, answerWhole);
  const first = await Promise.all([open(port), open(port), open(port)]);
  expect(await text(await open(port, `${GET}Connection: close\r\n\r\n`)).catch(() => '')).toBe('');
  expect(await text(await open(port, `${GET}Connection: close\r\n\r\n`, '127.0.0.2'))).toContain('answered');
  const gone = once(first[0], 'close');
  first[0].destroy();
  await gone;
  const again = async (): Promise<string> => text(await open(port, `${GET}Connection: close\r\n\r\n`)).catch(() => '');
  await expect.poll(again).toContain('answered');
});

test.each([
  ['an address', ['203.0.113.1', '203.0.113.1', '203.0.113.1'], '203.0.113.1', '203.0.113.2'],
  ['the addresses of one /64', ['2001:db8:7:1::1', '2001:db8:7:1::2', '2001:db8:7:1:9::3'], '2001:db8:7:1::4', '2001:db8:8:1::1'],
  ['the networks of one /48', ['1', '2', '3', '4', '5'].map((net) => `2001:db8:7:${net}::1`), '2001:db8:7:6::1', '2001:db8:8:1::1'],
])('Behind a proxy, half-sent requests of %s are limited, and others are served', async (_what, callers, caller, other) => {
  const port = await serverWith({ requests: { perAddress: 3, perNetwork: 5 } }, answerWhole, 1);
  const from = (address: string, bytes: string): Promise<Socket> =>
    open(port, bytes.replace('Host: shop', `Host: shop\r\nX-Forwarded-For: ${address}`));
  for (const each of callers) await from(each, HALF_A_FORM);
  const refused = await text(await from(caller, `${GET}Connection: close\r\n\r\n`));
  expect(refused).toMatch(/^HTTP\/1\.1 429 [^]*Retry-After: 1\r\n/);
  expect(refused).toContain('{"status":0,"message":"Too many requests at once. Please try again in a moment.","data":null}');
  expect(await text(await from(other, `${GET}Connection: close\r\n\r\n`))).toContain('answered');
});

test('Pipelined requests whose connection breaks are over: the next visitor of the address is answered', async () => {
  const requests = { perAddress: 3, perNetwork: 10 };
  const arrived: string[] = [];
  let all: () => void = () => undefined;
  const haveArrived = new Promise<void>((resolve) => {
    all = resolve;
  });
  const port = await serverWith({ requests }, (request, response) => {
    if (request.url === '/next') return void response.end('answered');
    arrived.push(request.url ?? '');
    if (arrived.length === requests.perAddress) all();
  });
  const socket = await open(port, `${GET}\r\n`.repeat(requests.perAddress));
  await haveArrived;
  socket.destroy();
  const ask = async (): Promise<string> => text(await open(port, `${GET.replace('/ ', '/next ')}Connection: close\r\n\r\n`));
  await expect.poll(ask).toContain('answered');
});

/** A server that responds when told to; `asked` resolves with the response to finish. */
async function slowServer() {
  const server = createServer();
  const asked = new Promise<ServerResponse>((done) => server.once('request', (_request, response) => done(response)));
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  return { server, asked, url: `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}` };
}

it('An open request is answered, and new ones are refused meanwhile', async () => {
  const { server, asked, url } = await slowServer();
  const open = fetch(url);
  const response = await asked;
  const closed = closeServer(server, 10_000);
  await expect(fetch(url)).rejects.toThrow('fetch failed');
  response.end('done');
  expect(await (await open).text()).toBe('done');
  await closed;
});

it('A request that is never answered is broken off after the limit', async () => {
  const { server, asked, url } = await slowServer();
  const open = fetch(url).then(
    () => 'replied',
    () => 'broken off',
  );
  await asked;
  await closeServer(server, 20);
  expect(await open).toBe('broken off');
});

/** Asks over the agent's connection, as a proxy does that keeps connections open. */
function askOver(agent: Agent, url: string): Promise<IncomingMessage> {
  return new Promise((done, fail) => {
    request(url, { agent, method: 'POST' }, (reply) => reply.resume().on('end', () => done(reply)))
      .on('error', fail)
      .end();
  });
}

it('What a proxy sends on a connection it held open is answered, and the connection is not used again', async () => {
  const { server, url } = await slowServer();
  server.on('request', (_request, response: ServerResponse) => response.writeHead(200, ['Content-Length', '4']).end('done'));
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await askOver(agent, url)).headers.connection).toBe('keep-alive');
  const closed = closeServer(server, 10_000, 5_000);
  const last = await askOver(agent, url);
  expect(last.statusCode).toBe(200);
  expect(last.headers.connection).toBe('close');
  await closed;
});

it('A connection on which nothing more comes does not hold up the end', async () => {
  const { server, url } = await slowServer();
  server.on('request', (_request, response: ServerResponse) => response.end('done'));
  await askOver(new Agent({ keepAlive: true }), url);
  let isBrokenOff = false;
  server.closeAllConnections = () => void (isBrokenOff = true);
  await closeServer(server, 10_000, 20);
  expect(isBrokenOff).toBe(false);
});

it('A connection whose last answer came late is closed after it', async () => {
  const { server, asked, url } = await slowServer();
  const open = askOver(new Agent({ keepAlive: true }), url);
  const response = await asked;
  const closed = closeServer(server, 10_000, 0);
  response.end('done');
  expect((await open).statusCode).toBe(200);
  await closed;
});

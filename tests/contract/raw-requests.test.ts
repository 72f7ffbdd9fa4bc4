import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { getCart } from '../../src/contract/cart';
import { login } from '../../src/contract/session';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let server: Server;
let port = 0;
beforeAll(async () => {
  store = await openTestStore({ env: { LOG: 'requests' } });
  server = createServer(getRequestListener(store.app.fetch)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  server.close();
  await store.close();
});

/** All that comes back on one connection for these bytes. */
async function send(bytes: string): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  let got = '';
  socket.on('data', (chunk: Buffer) => (got += chunk.toString('latin1')));
  socket.end(bytes);
  await once(socket, 'close');
  return got;
}

const HIDDEN = 'GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n';

test.each([
  ['both a length and chunks', `Content-Length: ${HIDDEN.length + 5}\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['two lengths', `Content-Length: 0\r\nContent-Length: ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['an encoding that nobody knows', `Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n${HIDDEN}`],
  ['a space before the colon', `Content-Length : ${HIDDEN.length}\r\n\r\n${HIDDEN}`],
  ['a header folded over two lines', `Transfer-Encoding:\r\n chunked\r\nContent-Length: 0\r\n\r\n${HIDDEN}`],
])('A request with %s hides no second one in its body', async (_what, rest) => {
  const got = await send(`POST /api${login.path} HTTP/1.1\r\nHost: x\r\n${rest}`);
  expect(got).toMatch(/^HTTP\/1\.1 400 /);
  expect(store.logged.filter(({ path }) => path === '/healthz')).toEqual([]);
});

test.each(['/', `/api${getCart.path}`, '/healthz'])('TRACE of %s does nothing, and tells nobody what a browser sent', async (path) => {
  const got = await send(`TRACE ${path} HTTP/1.1\r\nHost: x\r\nauth_key: a-secret-key\r\nConnection: close\r\n\r\n`);
  expect(got).toMatch(/^HTTP\/1\.1 40[45] /);
  expect(got).not.toContain('a-secret-key');
});

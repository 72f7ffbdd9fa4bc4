import { once } from 'node:events';
import type { Server } from 'node:http';
import { connect, type Socket } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createStoreServer } from '../../server/http/store-server';
import { getProducts } from '../../src/contract/catalogue';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let server: Server;
let port = 0;
beforeAll(async () => {
  store = await openTestStore({ env: { TRUST_PROXY_HOPS: '1' } });
  server = createStoreServer(getRequestListener(store.app.fetch), { trustProxyHops: 1, publicUrl: '' });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  port = typeof address === 'object' ? (address?.port ?? 0) : 0;
});
afterAll(async () => {
  server.close();
  server.closeAllConnections();
  await store.close();
});

const held: Socket[] = [];
afterEach(() => {
  for (const socket of held.splice(0)) socket.destroy();
});

const LIST = `/api${getProducts.path}`;

/** Sends the headers of a call and one byte of its body. */
async function sendHalf(caller: string): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined).resume();
  held.push(socket);
  await once(socket, 'connect');
  const headers = ['Host: shop', `X-Forwarded-For: ${caller}`, 'Content-Type: application/x-www-form-urlencoded', 'Content-Length: 60'];
  const sent = new Promise((resolve) => socket.write(`POST ${LIST} HTTP/1.1\r\n${headers.join('\r\n')}\r\n\r\np`, resolve));
  await sent;
}

const visit = (): Promise<Response> =>
  fetch(`http://127.0.0.1:${port}${LIST}`, { method: 'POST', headers: { 'X-Forwarded-For': '198.51.100.7' } });

test.each([
  ['four addresses', Array.from({ length: 800 }, (_, index) => `203.0.113.${index % 4}`)],
  [
    'one home with many IPv6 addresses',
    Array.from({ length: 800 }, (_, index) => `2001:db8:7:${(0x4200 + (index % 256)).toString(16)}::1`),
  ],
])('A visitor is answered while 800 half-sent requests from %s hold their connections', async (_what, callers) => {
  await Promise.all(callers.map(sendHalf));
  const reply = await visit();
  expect(reply.status).toBe(200);
  expect(await reply.json()).toMatchObject({ status: 1 });
});

test('Whoever holds back the rest of a body is served beside it, and the rest is taken when it comes', async () => {
  // More than an address may have in progress.
  await Promise.all(Array.from({ length: 100 }, () => sendHalf('198.51.100.7')));
  // What was sent before these has arrived when they are answered.
  for (let times = 0; times < 3; times += 1) expect((await visit()).status).toBe(200);
  const [socket] = held;
  if (socket === undefined) throw new Error('Nothing is held');
  const replied = once(socket, 'data');
  socket.write(`roduct_category_id=${'A'.repeat(40)}`);
  expect(String(await replied)).toMatch(/^HTTP\/1\.1 400 /);
});

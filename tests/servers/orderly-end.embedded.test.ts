import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makeTestFolder } from '../fixtures/test-database';
import { getCart, writeCartLine } from '../../src/contract/cart';
import type { FormFields } from '../../src/contract/define-endpoint';
import { AUTH_KEY_HEADER } from '../../src/contract/headers';
import { buildApiStore } from '../fixtures/build-api-store';
import { ContractClient, newShopper, storeAt } from '../fixtures/contract-client';
import { startStore } from '../fixtures/running-store';
import { until } from '../fixtures/until';

let built: Awaited<ReturnType<typeof buildApiStore>>;
let folder: string;
beforeAll(async () => {
  [built, folder] = await Promise.all([buildApiStore(), makeTestFolder()]);
});
afterAll(async () => {
  built.remove();
  await rm(folder, { recursive: true, maxRetries: 9, force: true });
});

it('A store told to stop finishes the request it has begun, refuses new ones, and ends well', async () => {
  const store = await startStore(folder, {}, undefined, built.program);
  const shopper = await newShopper(storeAt(store.url));
  const port = Number(new URL(store.url).port);
  const line = { lineId: null, productId: 107, pricePerBoxCents: 1, boxes: 9, isInstallationChosen: false };
  const body = new URLSearchParams(writeCartLine.input.encode(line) as FormFields).toString();
  const socket = connect(port, '127.0.0.1');
  const received = collect(socket);
  socket.write(
    `POST /api${writeCartLine.path} HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Type: application/x-www-form-urlencoded\r\nExpect: 100-continue\r\n` +
      `${AUTH_KEY_HEADER}: ${shopper.session.authKey}\r\nConnection: close\r\nContent-Length: ${body.length}\r\n\r\n`,
  );
  await until(async () => received().includes('100 Continue'));
  const stopped = store.stop();
  await until(() =>
    fetch(`${store.url}/healthz`).then(
      () => false,
      () => true,
    ),
  );
  socket.write(body);
  await once(socket, 'close');
  expect(received()).toContain('HTTP/1.1 200 OK');
  expect(received()).toMatch(/"status":1/);
  await stopped;
  expect(await store.ended).toBe(0);

  const again = await startStore(folder, {}, undefined, built.program);
  const client = new ContractClient(storeAt(again.url));
  client.authKey = shopper.session.authKey;
  expect(await client.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
  await again.stop();
}, 60_000);

function collect(socket: Socket): () => string {
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString()));
  return () => text;
}

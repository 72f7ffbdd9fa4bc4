import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { writeCartLine } from '../../src/contract/cart';
import type { Outbox } from '../../src/offline/outbox/outbox';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';

/** A device that needs a moment for each note of a change's end. */
const slowly = (outbox: Outbox): Outbox => ({
  ...outbox,
  resolve: async (entry, decide) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return outbox.resolve(entry, decide);
  },
});
const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

it('A change is sent once on a slow device: the drain waits until its end is noted', async () => {
  const server = createCartServer();
  const tab = await createDevice({ server, spoil: slowly }).openTab('elena');
  await tab.outbox.put(wish(1, 3));
  await tab.outbox.put(wish(2, 1));
  expect(await tab.drain()).toMatchObject({ sent: 2, waiting: 0 });
  expect([server.state.writes, tab.outbox.entries()]).toEqual([2, []]);
});

it('A refusal is told once on a slow device, and is on the screen when the drain ends', async () => {
  const server = createCartServer();
  server.missingProducts.add(1);
  const tab = await createDevice({ server, spoil: slowly }).openTab('elena');
  await tab.outbox.put(wish(1, 3));
  expect(await tab.drain()).toMatchObject({ waiting: 0, refused: [{ productId: 1, message: 'This product is no longer available.' }] });
  expect(tab.outbox.entries().map(({ state }) => state)).toEqual(['refused']);
});

it('A call goes out only once the device has noted that it may arrive: a crash in between must not make it look unsent', async () => {
  const server = createCartServer();
  const noted: (boolean | undefined)[] = [];
  const fetch: typeof server.fetch = async (url, init) => {
    if (url.endsWith(writeCartLine.path)) noted.push((await tab.outbox.read('elena'))[0]?.isInDoubt);
    return server.fetch(url, init);
  };
  const tab = await createDevice({ server: { ...server, fetch }, spoil: slowly }).openTab('elena');
  await tab.outbox.put(wish(1, 3));
  await tab.drain();
  expect(noted).toEqual([true]);
});

it('A change that the shopper takes back just before its call is not sent', async () => {
  const server = createCartServer();
  const takenBack = (outbox: Outbox): Outbox => ({
    ...outbox,
    resolve: async (entry, decide) => {
      await outbox.cancel(entry);
      return outbox.resolve(entry, decide);
    },
  });
  const tab = await createDevice({ server, spoil: takenBack }).openTab('elena');
  await tab.outbox.put(wish(1, 3));
  expect(await tab.drain()).toMatchObject({ sent: 0, waiting: 0 });
  expect([server.state.writes, server.boxesOf('elena').size]).toEqual([0, 0]);
});

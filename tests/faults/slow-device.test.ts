import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { writeCartLine } from '../../src/contract/cart';
import type { CartChanges } from '../../src/offline/cart';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';

/** A device that needs a moment for each note of a change's end. */
const slowly = (cartChanges: CartChanges): CartChanges => ({
  ...cartChanges,
  resolve: async (entry, decide) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return cartChanges.resolve(entry, decide);
  },
  settle: async (change) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    return cartChanges.settle(change);
  },
});
const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

it('A change is sent once on a slow device: the drain waits until its end is noted', async () => {
  const server = createCartServer();
  const tab = await createDevice({ server, spoil: slowly }).openTab('elena');
  await tab.cartChanges.put(wish(1, 3));
  await tab.cartChanges.put(wish(2, 1));
  expect(await tab.drain()).toMatchObject({ sent: 2, waiting: 0 });
  expect([server.state.writes, tab.cartChanges.entries()]).toEqual([2, []]);
});

it('A refusal is told once on a slow device, and is on the screen when the drain ends', async () => {
  const server = createCartServer();
  server.missingProducts.add(1);
  const tab = await createDevice({ server, spoil: slowly }).openTab('elena');
  await tab.cartChanges.put(wish(1, 3));
  expect(await tab.drain()).toMatchObject({ waiting: 0, refused: ['This product is no longer available.'] });
  expect(tab.cartChanges.entries().map(({ state }) => state)).toEqual(['refused']);
});

it('A call goes out only once the device has noted that it may arrive: a crash in between must not make it look unsent', async () => {
  const server = createCartServer();
  const noted: (boolean | undefined)[] = [];
  const fetch: typeof server.fetch = async (url, init) => {
    if (url.endsWith(writeCartLine.path)) noted.push((await tab.cartChanges.read('elena'))[0]?.isInDoubt);
    return server.fetch(url, init);
  };
  const tab = await createDevice({ server: { ...server, fetch }, spoil: slowly }).openTab('elena');
  await tab.cartChanges.put(wish(1, 3));
  await tab.drain();
  expect(noted).toEqual([true]);
});

it('A change that the shopper takes back just before its call is not sent', async () => {
  const server = createCartServer();
  const takenBack = (cartChanges: CartChanges): CartChanges => ({
    ...cartChanges,
    resolve: async (entry, decide) => {
      await cartChanges.cancel(entry);
      return cartChanges.resolve(entry, decide);
    },
  });
  const tab = await createDevice({ server, spoil: takenBack }).openTab('elena');
  await tab.cartChanges.put(wish(1, 3));
  expect(await tab.drain()).toMatchObject({ sent: 0, waiting: 0 });
  expect([server.state.writes, server.boxesOf('elena').size]).toEqual([0, 0]);
});

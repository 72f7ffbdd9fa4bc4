import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
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

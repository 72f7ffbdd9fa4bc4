import 'fake-indexeddb/auto';
import { expect, it } from 'vitest';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';

// What shoppers of other stores complained about, as far as it needs no screen; the others stand in tests/pages/complaints.test.tsx.

/** Longer than any pause between two tries. */
const LATER_MS = 10 * 60_000;
const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

it('A floor added offline is in the cart once, although the sending ran again because the answer was lost', async () => {
  const server = createCartServer();
  const device = createDevice({ server });
  const tab = await device.openTab('elena');
  await tab.cartChanges.put(wish(1, 12));
  server.state.fault = 'reply-lost';
  await tab.drain();
  device.clock.now += LATER_MS;
  await Promise.all([tab.drain(), tab.drain()]);
  expect([[...server.boxesOf('elena')], tab.cartChanges.entries()]).toEqual([[[1, 12]], []]);
});

it.each([500, 502, 503, 504, 429, 408])(
  'A queue that meets nothing but answers of %s keeps every change, and sends each once they stop',
  async (httpStatus) => {
    const server = createCartServer();
    const trouble = { isOn: true };
    const fetch: typeof server.fetch = (url, init) =>
      trouble.isOn ? Promise.resolve(new Response('<h1>Sorry</h1>', { status: httpStatus })) : server.fetch(url, init);
    const device = createDevice({ server: { ...server, fetch } });
    const tab = await device.openTab('elena');
    await tab.cartChanges.put(wish(1, 12));
    await tab.cartChanges.put(wish(2, 3));
    for (let round = 0; round < 20; round += 1) {
      await tab.drain();
      device.clock.now += LATER_MS;
    }
    expect(tab.cartChanges.entries().map(({ state, intent }) => [state, intent.boxes])).toEqual([
      ['waiting', 12],
      ['waiting', 3],
    ]);
    trouble.isOn = false;
    await tab.drain();
    expect([Object.fromEntries(server.boxesOf('elena')), tab.cartChanges.entries()]).toEqual([{ 1: 12, 2: 3 }, []]);
  },
);

it('Quantities stay what they are when the shopper signs in on a second tab with changes waiting', async () => {
  const server = createCartServer();
  const device = createDevice({ server });
  const first = await device.openTab('elena');
  await first.cartChanges.put(wish(1, 12));
  server.state.isOnline = false;
  await first.drain();
  device.clock.now += LATER_MS;
  const second = await device.openTab('elena');
  expect(second.cartChanges.entries().map(({ intent }) => intent.boxes)).toEqual([12]);
  server.state.isOnline = true;
  await Promise.all([second.drain(), first.drain()]);
  await second.cartChanges.open('elena');
  await Promise.all([first.drain(), second.drain()]);
  expect([[...server.boxesOf('elena')], server.state.writes]).toEqual([[[1, 12]], 1]);
});

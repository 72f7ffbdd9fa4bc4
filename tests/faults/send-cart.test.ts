import 'fake-indexeddb/auto';
import { silentOpening } from '../fixtures/refused-opening';
import { databaseCalled, troubledDatabase } from '../fixtures/device-database';
import { cartOn } from '../fixtures/cart-on-device';
import { keptDatabase } from '../../src/offline/kept/database';
import { describe, expect, it, vi } from 'vitest';
import { createCartServer, forever, productNumber } from './cart-server';
import { createDevice } from './device';

const wish = (id: number, boxes: number) => ({ product: productNumber(id), boxes, isInstallationChosen: false });

describe('Sending the changes of the cart', () => {
  it('sends fifty quick changes of one product as one call with the last quantity', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server }).openTab('elena');
    for (let boxes = 1; boxes <= 50; boxes += 1) await tab.cartChanges.put(wish(1, boxes));
    expect(tab.cartChanges.entries()).toHaveLength(1);
    const result = await tab.drain();
    expect([result.sent, result.waiting, server.state.writes, server.boxesOf('elena').get(1)]).toEqual([1, 0, 1, 50]);
  });

  it('sends a thousand changes of fifty products that are in the cart with fifty-one requests, in order', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server }).openTab('elena');
    const ids = Array.from({ length: 50 }, (_, index) => index + 1);
    for (const id of ids) await tab.cartChanges.put(wish(id, 1));
    await tab.drain();
    server.state.isOnline = false;
    for (let count = 0; count < 1000; count += 1) await tab.cartChanges.put(wish((count % 50) + 1, Math.floor(count / 50) + 2));
    expect(tab.cartChanges.entries()).toHaveLength(50);
    Object.assign(server.state, { isOnline: true, reads: 0, writes: 0 });
    const result = await tab.drain();
    expect([result.sent, result.waiting]).toEqual([50, 0]);
    expect(server.state.reads + server.state.writes).toBeLessThanOrEqual(51);
    expect([...server.boxesOf('elena').values()]).toEqual(ids.map(() => 21));
    // The last one sent is the one changed last: the server puts what it wrote last in front.
    expect([...server.boxesOf('elena').keys()]).toEqual(ids.toReversed());
  });

  it('keeps a change made while its older version was under way', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server }).openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    const draining = tab.drain();
    await tab.cartChanges.put(wish(1, 2));
    await draining;
    await tab.drain();
    expect(server.boxesOf('elena').get(1)).toBe(2);
    expect(tab.cartChanges.entries()).toEqual([]);
  });

  it('lets two tabs drain at once and sends each change once', async () => {
    const server = createCartServer();
    const device = createDevice({ server });
    const [one, two] = [await device.openTab('elena'), await device.openTab('elena')];
    await one.cartChanges.put(wish(1, 1));
    await two.cartChanges.put(wish(2, 2));
    await Promise.all([one.drain(), two.drain(), one.drain()]);
    expect(server.state.writes).toBe(2);
    expect([...server.boxesOf('elena')].sort()).toEqual([
      [1, 1],
      [2, 2],
    ]);
    await expect.poll(() => [one.cartChanges.entries().length, two.cartChanges.entries().length]).toEqual([0, 0]);
  });

  it('shows a refusal with the words of the server until it is dismissed, and sends the rest', async () => {
    const server = createCartServer();
    server.missingProducts.add(1);
    const tab = await createDevice({ server }).openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    await tab.cartChanges.put(wish(2, 1));
    const result = await tab.drain();
    expect(result.refused).toEqual(['This product is no longer available.']);
    expect(server.boxesOf('elena').get(2)).toBe(1);
    expect(tab.cartChanges.entries().map(({ state, refusal }) => [state, refusal])).toEqual([
      ['refused', 'This product is no longer available.'],
    ]);
    await tab.drain();
    expect(server.state.writes).toBe(2);
    await tab.cartChanges.dismiss(1);
    expect(tab.cartChanges.entries()).toEqual([]);
  });

  it('keeps everything when the key is dead, and sends it once the key works', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server }).openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    server.state.isKeyDead = true;
    expect(await tab.drain()).toMatchObject({ isUnauthenticated: true, waiting: 1 });
    server.state.isKeyDead = false;
    expect(await tab.drain()).toMatchObject({ isUnauthenticated: false, waiting: 0, sent: 1 });
  });

  it('gives up on a server that never answers and keeps the change', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server: { ...server, fetch: forever }, limitMs: 20 }).openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    expect(await tab.drain()).toMatchObject({ waiting: 1, sent: 0 });
  });

  it("never sends one shopper's changes as another's", async () => {
    const server = createCartServer();
    const device = createDevice({ server });
    const tab = await device.openTab('elena');
    await tab.cartChanges.put(wish(1, 1));
    const draining = tab.drain();
    await tab.cartChanges.open('marco');
    await draining;
    await tab.drain();
    expect([...server.boxesOf('marco')]).toEqual([]);
    expect(tab.cartChanges.entries()).toEqual([]);
    await tab.cartChanges.open('elena');
    await tab.drain();
    expect(server.boxesOf('elena').get(1)).toBe(1);
  });

  it('tells what the server holds before the changes settle, so that no line blinks', async () => {
    const server = createCartServer();
    const tab = await createDevice({ server }).openTab('elena');
    await tab.cartChanges.put(wish(1, 3));
    const seen: (readonly [number, number])[] = [];
    tab.cartChanges.subscribeServerCart((_accountId, lines) => seen.push([lines.length, tab.cartChanges.entries().length]));
    await tab.drain();
    expect(seen).toEqual([[1, 1]]);
  });
});

describe('Keeping changes', () => {
  it('a full device keeps nothing, the change is sent all the same, and the shopper is told', async () => {
    const { database, trouble } = troubledDatabase();
    const cartChanges = await cartOn(database);
    trouble.write = 'full';
    await cartChanges.put(wish(1, 1));
    expect([cartChanges.entries().length, cartChanges.isDurable()]).toEqual([1, false]);
  });

  it('without an answering IndexedDB the store goes on for the life of the page and says so', async () => {
    const silent = vi.spyOn(indexedDB, 'open').mockImplementation(silentOpening);
    const cartChanges = await cartOn(databaseCalled('silent', 20));
    await cartChanges.put(wish(1, 2));
    silent.mockRestore();
    expect(cartChanges.isDurable()).toBe(false);
    expect(cartChanges.entries().map(({ intent }) => intent.boxes)).toEqual([2]);
  });

  it('numbers rise across tabs and restarts, and a damaged record harms no other', async () => {
    const [one, two] = await Promise.all([cartOn(keptDatabase), cartOn(keptDatabase)]);
    const first = await one.put(wish(1, 1));
    const second = await two.put(wish(2, 1));
    await keptDatabase.write('cart', (records) => records.put({ v: 1, intent: 'half' }, 'elena 9'));
    const restarted = await cartOn(keptDatabase);
    const third = await restarted.put(wish(1, 2));
    expect([first, second, third].map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(restarted.entries().map(({ intent }) => [intent.product.id, intent.boxes])).toEqual([
      [2, 1],
      [1, 2],
    ]);
  });

  it('a logout leaves nothing of the account behind', async () => {
    const database = databaseCalled('logout');
    const cartChanges = await cartOn(database, 'marco');
    await cartChanges.put(wish(1, 1));
    await cartChanges.open('elena');
    await cartChanges.put(wish(1, 1));
    await cartChanges.noteCartVersion('elena', 3);
    await database.write('cart', (records) => records.put({ v: 1, intent: 'half' }, 'elena 9'));
    await cartChanges.discardAll();
    expect(cartChanges.entries()).toEqual([]);
    expect(await database.read('cart', (records) => records.getAllKeys())).toEqual(['device', 'marco 1']);
    await cartChanges.open('marco');
    expect(cartChanges.entries()).toHaveLength(1);
  });
});

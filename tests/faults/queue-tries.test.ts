import 'fake-indexeddb/auto';
import { databaseCalled } from '../fixtures/device-database';
import { deviceRooms } from '../fixtures/device-rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { setTransport } from '../../src/api/transport';
import { writeCartLine } from '../../src/contract/cart';
import { answering, successEnvelope } from '../../src/contract/envelope';
import { getProjects, saveProject } from '../../src/contract/projects';
import { writeAddress } from '../../src/contract/addresses';
import { newProject, withNewRoom } from '../../src/domain/rooms/edit-project';
import type { Due } from '../../src/offline/kept/queue';
import { createMessages, createSendMessages } from '../../src/offline/messages';
import { callsInBackground, createRoomsExchange } from '../../src/offline/exchange-rooms';
import type { EarlyReason } from '../../src/offline/sync/backoff';
import { createQueuePace } from '../../src/offline/sync/queue-pace';
import { createCartServer, productNumber } from './cart-server';
import { createDevice } from './device';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const START = 1_800_000_000_000;
let databases = 0;
let now: number;
let triedAt: number[];

beforeEach(() => {
  [now, triedAt] = [START, []];
  databases += 1;
});

const lost = (): Promise<never> => {
  triedAt.push(now);
  return Promise.reject(new TypeError('fetch failed'));
};
const mostInAMinute = (): number =>
  Math.max(0, ...triedAt.map((at) => triedAt.filter((other) => other >= at && other < at + MINUTE_MS).length));

/** Wakes every tab whenever its queue is due, and now and then for a better reason. */
async function pass(ms: number, tabs: readonly ((reason?: EarlyReason) => Promise<Due>)[]): Promise<void> {
  for (let round = 0; now < START + ms && triedAt.length < 1_000; round += 1) {
    const reason = round % 7 === 3 ? 'return' : round % 11 === 5 ? 'person' : undefined;
    const due: number[] = [];
    for (const tab of tabs) due.push(Number((await tab(reason)) ?? HOUR_MS));
    now += Math.max(500, Math.min(...due, 20_000));
  }
}

describe('While nothing arrives, all that waits is tried at most 6 times in any minute', () => {
  it('in the cart, with 20 changes, on three tabs', async () => {
    const server = createCartServer();
    const device = createDevice({
      server: { ...server, fetch: (url, init) => (url.endsWith(writeCartLine.path) ? lost() : server.fetch(url, init)) },
    });
    const tabs = await Promise.all([1, 2, 3].map(() => device.openTab('elena')));
    for (let id = 1; id <= 20; id += 1)
      await tabs[0]?.cartChanges.put({ product: productNumber(id), boxes: 1, isInstallationChosen: false });
    await pass(
      HOUR_MS,
      tabs.map((tab) => async (reason) => {
        device.clock.now = now;
        return (await tab.drain(reason)).dueInMs;
      }),
    );
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    expect(triedAt.length).toBeGreaterThan(10);
  });

  it('of messages and orders of samples, with 20 of them, on two tabs', async () => {
    setTransport({ baseUrl: '/api', authKey: () => null, xsrfToken: () => null, fetch: lost });
    const messages = createMessages({
      database: databaseCalled(`queue-${databases}`),
      channel: { post: () => undefined, listen: () => undefined },
      now: () => now,
    });
    await messages.open();
    for (let id = 0; id < 20; id += 1)
      await messages.save(`m${id}`, { firstName: 'Ana', lastName: 'Diaz', email: 'ana@shopper.example', message: 'Hello' }, null);
    const pace = createQueuePace(undefined, () => now);
    const tab = () => createSendMessages({ messages, runLocked: (_name, work) => work(), limitMs: 20_000, now: () => now, pace });
    await pass(HOUR_MS, [tab(), tab()]);
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    expect(triedAt.length).toBeGreaterThan(10);
  });

  it.each<[string, (asked: string) => Promise<Response>]>([
    ['meets no answer', lost],
    [
      'gets one page again and again',
      async (asked) => {
        // The first one brings something.
        if (asked !== '0') triedAt.push(now);
        const projects = [newProject('Home', { at: 1, newId: () => 'p1' })];
        return Response.json(successEnvelope(getProjects.output, { projects, version: 5, hasMore: true }));
      },
    ],
  ])('of rooms, with 5 projects, on two tabs that wake all the time, when the exchange %s', async (_what, reply) => {
    const fetch = async (url: string, { body }: RequestInit): Promise<Response> => {
      if (reply === lost || !url.endsWith(saveProject.path)) return reply(body instanceof FormData ? String(body.get('since')) : '');
      return Response.json({ status: 1, message: '', data: null });
    };
    setTransport({ baseUrl: '/api', authKey: () => 'key', xsrfToken: () => null, fetch });
    const device = deviceRooms(databaseCalled(`queue-rooms-${databases}`));
    const calls = callsInBackground(new AbortController().signal);
    let ids = 0;
    const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
    for (let count = 0; count < 5; count += 1) await device.save('ana', withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 }));
    const pace = createQueuePace(undefined, () => now);
    const tab = () => createRoomsExchange('ana', { rooms: device.all, calls, runLocked: (_name, work) => work(), pace, now: () => now });
    await pass(
      5 * MINUTE_MS,
      [tab(), tab()].map((exchange) => async (reason) => {
        await exchange.run(reason);
        return 5_000;
      }),
    );
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    expect(triedAt.length).toBeGreaterThan(5);
  });
});

describe('A cart change whose write gets the reply to another call', () => {
  it('has not happened: it waits, and arrives once the network says what the store said', async () => {
    const server = createCartServer();
    let isSwapped = true;
    const swapped = (): Response => Response.json(answering(writeAddress.path, { status: 1, message: 'Address saved', data: {} }));
    const device = createDevice({
      server: {
        ...server,
        fetch: (url, init) => (isSwapped && url.endsWith(writeCartLine.path) ? Promise.resolve(swapped()) : server.fetch(url, init)),
      },
    });
    const tab = await device.openTab('elena');
    await tab.cartChanges.put({ product: productNumber(1), boxes: 3, isInstallationChosen: false });
    expect(await tab.drain()).toMatchObject({ sent: 0, waiting: 1, refused: [] });
    isSwapped = false;
    device.clock.now += MINUTE_MS;
    expect(await tab.drain()).toMatchObject({ sent: 1, waiting: 0 });
    expect(server.boxesOf('elena').get(1)).toBe(3);
  });
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { answering, successEnvelope } from '../../src/contract/envelope';
import { getProjects, saveProject } from '../../src/contract/projects';
import { writeCartLine } from '../../src/contract/cart';
import { sendContactMessage } from '../../src/contract/site';
import { withNewRoom } from '../../src/domain/rooms/edit-project';
import { whileTimePasses } from '../fixtures/while-time-passes';
import { createCartServer, productNumber } from './cart-server';

const MINUTE_MS = 60_000;
const OUTAGE_MS = 22_000;
const HEALED_MS = 10_000;
const ANA = { firstName: 'Ana', lastName: 'Ruiz', email: 'ana@shop.example', message: 'Stairs?' };
const WRITES = { cart: writeCartLine.path, messages: sendContactMessage.path, rooms: saveProject.path };

let isDown: boolean;
let triedAt: number[];
let arrivedAt: number[];

beforeEach(async () => {
  vi.resetModules();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  vi.stubGlobal('indexedDB', new IDBFactory());
  // Without it, the pages of the other tests would reply.
  vi.stubGlobal('BroadcastChannel', undefined);
  localStorage.clear();
  [isDown, triedAt, arrivedAt] = [true, [], []];
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Advances the time, and lets the database finish its work. */
const pass = (ms: number): Promise<void> => whileTimePasses(new Promise<void>((resolve) => void setTimeout(resolve, ms)));
const mostInAMinute = (): number =>
  Math.max(0, ...triedAt.map((at) => triedAt.filter((other) => other >= at && other < at + MINUTE_MS).length));

/** A page of Elena's in which one queue runs. */
async function openPage(queue: keyof typeof WRITES) {
  const { setTransport } = await import('../../src/api/transport');
  const { cartChanges } = await import('../../src/offline/cart');
  const { connection } = await import('../../src/offline/connection/connection');
  const carts = createCartServer();
  const replyTo = (url: string, init: RequestInit): Response | Promise<Response> => {
    if (url.endsWith(getProjects.path))
      return Response.json(answering(getProjects.path, successEnvelope(getProjects.output, { projects: [], version: 1, hasMore: false })));
    return queue === 'cart' ? carts.fetch(url, init) : Response.json({ status: 1, message: '', data: null });
  };
  setTransport({
    baseUrl: '/api',
    authKey: () => cartChanges.accountId(),
    xsrfToken: () => 'token',
    fetch: async (url, init) => {
      if (isDown) {
        triedAt.push(Date.now());
        throw new TypeError('fetch failed');
      }
      if (url.endsWith(WRITES[queue])) arrivedAt.push(Date.now());
      return replyTo(url, init);
    },
  });
  await whileTimePasses(cartChanges.open('elena'));
  /** One change more. */
  const change = {
    cart: async () => {
      const { sendCart } = await import('../../src/offline/send-cart');
      const { startWakeUps } = await import('../../src/offline/sync/wake-ups');
      let made = 0;
      startWakeUps({ drain: sendCart, subscribe: cartChanges.subscribe, newest: cartChanges.newest });
      return () => cartChanges.put({ product: productNumber((made += 1)), boxes: 1, isInstallationChosen: false });
    },
    messages: async () => {
      const { messages } = await import('../../src/offline/messages');
      const { startMessages } = await import('../../src/offline/start-messages');
      let made = 0;
      await whileTimePasses(startMessages());
      return () => messages.save(`m${(made += 1)}`, ANA, null);
    },
    rooms: async () => {
      const { rooms } = await import('../../src/offline/rooms');
      const { startRooms } = await import('../../src/offline/start-rooms');
      await whileTimePasses(rooms.open('elena'));
      startRooms();
      return async () => {
        rooms.create(withNewRoom);
        await rooms.saved();
      };
    },
  } satisfies Record<keyof typeof WRITES, () => Promise<() => Promise<unknown>>>;
  const makeOne = await change[queue]();
  return { returned: connection.returned, makeChange: (): Promise<unknown> => whileTimePasses<unknown>(makeOne()) };
}

describe.each(['cart', 'messages', 'rooms'] as const)('What waits in the queue of %s', (queue) => {
  it.each([0, 0.5, 0.999])('leaves within ten seconds of the return of a connection that was away for 22 (chance %d)', async (chance) => {
    vi.spyOn(Math, 'random').mockReturnValue(chance);
    const page = await openPage(queue);
    await page.makeChange();
    await pass(OUTAGE_MS);
    expect(triedAt.length).toBeGreaterThan(1);
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    const healedAt = Date.now();
    isDown = false;
    page.returned();
    await pass(HEALED_MS);
    expect(arrivedAt[0]).toBeLessThanOrEqual(healedAt + HEALED_MS);
  });

  it('leaves within ten seconds of the return also where six changes were made five seconds apart meanwhile', async () => {
    const page = await openPage(queue);
    for (let made = 0; made < 6; made += 1) {
      await page.makeChange();
      await pass(5_000);
    }
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    isDown = false;
    page.returned();
    await pass(HEALED_MS);
    expect(arrivedAt.length).toBeGreaterThanOrEqual(6);
  });

  it('is tried at most six times in any minute while the connection comes back again and again and nothing arrives', async () => {
    const page = await openPage(queue);
    await page.makeChange();
    for (let returns = 0; returns < 40; returns += 1) {
      await pass(3_000);
      page.returned();
    }
    expect(mostInAMinute()).toBeLessThanOrEqual(6);
    expect(triedAt.length).toBeGreaterThan(6);
  });
});

// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { deleteCartLine, getCart, writeCartLine } from '../../src/contract/cart';
import { createCartServer, productNumber } from './cart-server';
import { NO_FAULT, type Fault, type LoggedRequest } from './fault-kinds';
import { faultyFetch } from './faulty-fetch';

const MINUTE_MS = 60_000;
const STEP_MS = 250;
const MOST_IN_FIRST_MINUTE = 6;
const MOST_IN_FIRST_HOUR = 30;
/** Far more than may be asked for: the play ends there, so that a loop without pauses does not hang the test. */
const ENOUGH = 500;

const isWrite = ({ path }: { readonly path: string }): boolean => path.endsWith(writeCartLine.path) || path.endsWith(deleteCartLine.path);

/** A page of the store that has just been opened, with changes waiting, and a network that fails calls of some paths. */
async function openPage(paths: readonly string[], fault: Fault, changes = 1) {
  vi.resetModules();
  const { setTransport } = await import('../../src/api/transport');
  const { connection } = await import('../../src/offline/connection/connection');
  const { cartOn, NO_DATABASE } = await import('../fixtures/cart-on-device');
  const { createSendCart } = await import('../../src/offline/send-cart');
  const { startWakeUps } = await import('../../src/offline/sync/wake-ups');
  const log: LoggedRequest[] = [];
  const choose = ({ path }: { readonly path: string }): Fault => {
    if (log.length > ENOUGH) return { kind: 'hang', isSeen: false };
    return paths.some((faulty) => path.endsWith(faulty)) ? fault : NO_FAULT;
  };
  setTransport({
    baseUrl: '/api',
    authKey: () => 'elena',
    xsrfToken: () => 'token',
    fetch: faultyFetch(createCartServer().fetch, choose, log),
    onReply: connection.sawReply,
  });
  const flips: boolean[] = [];
  connection.subscribe(() => flips.push(connection.get().isOnline));
  const cartChanges = await cartOn(NO_DATABASE, 'elena', () => Date.now());
  for (let id = 1; id <= changes; id += 1) await cartChanges.put({ product: productNumber(id), boxes: 2, isInstallationChosen: false });
  startWakeUps({
    drain: createSendCart({ changes: cartChanges, runLocked: (_lock, work) => work(), limitMs: 20_000 }),
    subscribe: cartChanges.subscribe,
    newest: cartChanges.newest,
  });
  return { log, flips };
}

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Lets that much time go by, in steps, with everything done that was due in each. */
async function pass(ms: number, log: readonly LoggedRequest[]): Promise<void> {
  for (let gone = 0; gone < ms && log.length <= ENOUGH; gone += STEP_MS) {
    await vi.advanceTimersByTimeAsync(STEP_MS);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
  }
}

it.each<[string, readonly string[], Fault]>([
  ['writes are reset and reads work', [writeCartLine.path, deleteCartLine.path], { kind: 'reset before' }],
  ['writes meet a page of 502 and reads work', [writeCartLine.path], { kind: 'page', status: 502 }],
  ['everything is reset', [writeCartLine.path, getCart.path], { kind: 'reset before' }],
])(
  'Changes of the cart, one or twenty, are tried at most 6 times in a minute and 30 times in an hour when %s',
  async (_name, paths, fault) => {
    for (const changes of [1, 5, 20]) await countTries(changes, paths, fault);
  },
);

async function countTries(changes: number, paths: readonly string[], fault: Fault): Promise<void> {
  const { log, flips } = await openPage(paths, fault, changes);
  const tried = (): number => Math.max(log.filter(isWrite).length, log.filter(({ path }) => path.endsWith(getCart.path)).length);
  await pass(MINUTE_MS, log);
  expect(tried()).toBeGreaterThan(1);
  expect(tried()).toBeLessThanOrEqual(MOST_IN_FIRST_MINUTE);
  // The status pill says 'away' once, and no more.
  expect(flips.length).toBeLessThanOrEqual(1);
  await pass(59 * MINUTE_MS, log);
  expect(tried()).toBeLessThanOrEqual(MOST_IN_FIRST_HOUR);
}

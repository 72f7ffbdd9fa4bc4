// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** The connection of a newly opened page. */
const openedPage = () => import('./connection');
const tell = (event: 'online' | 'offline'): unknown => window.dispatchEvent(new Event(event));

it('A page that nobody has told otherwise assumes a connection, and has heard nothing yet', async () => {
  const { connection, ASSUMED_CONNECTION } = await openedPage();
  expect(connection.get()).toEqual({ isOnline: true, lastResponseAt: null });
  expect(ASSUMED_CONNECTION).toEqual({ isOnline: true, lastResponseAt: null });
});

it('A page that is opened in airplane mode knows it from the browser, and when it was heard last', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  const { connection } = await openedPage();
  connection.sawResponseAt(1_000);
  expect(connection.get()).toEqual({ isOnline: false, lastResponseAt: 1_000 });
});

it('The browser says that the network is gone and back: the screens hear both, what waits hears of the return, once', async () => {
  const { connection } = await openedPage();
  connection.sawResponseAt(1_000);
  const told: boolean[] = [];
  const returned = vi.fn<() => void>();
  connection.subscribe(() => told.push(connection.get().isOnline));
  const stop = connection.subscribeReturn(returned);
  tell('offline');
  expect(returned).not.toHaveBeenCalled();
  tell('online');
  expect([told, returned.mock.calls.length]).toEqual([[false, true], 1]);
  expect(connection.get()).toEqual({ isOnline: true, lastResponseAt: 1_000 });
  stop();
  tell('online');
  expect(returned).toHaveBeenCalledOnce();
});

it('A reply to what was asked before the network went, told late, does not bring the connection back; one to a later question does', async () => {
  const { connection } = await openedPage();
  connection.get();
  const askedAt = performance.now();
  tell('offline');
  connection.sawReply(true, askedAt - 1);
  expect(connection.get().isOnline).toBe(false);
  connection.sawReply(true, performance.now());
  expect(connection.get().isOnline).toBe(true);
});

it('A reply that was on its way when the page found itself in airplane mode does not bring the connection back', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValueOnce(false);
  const { connection } = await openedPage();
  const askedAt = performance.now() - 1;
  expect(connection.get().isOnline).toBe(false);
  connection.sawReply(true, askedAt);
  expect(connection.get().isOnline).toBe(false);
});

it('A call that failed before the probe was there is a doubt for it; without one there is none', async () => {
  const { connection } = await openedPage();
  const early = vi.fn<() => void>();
  const stop = connection.watchDoubts(early);
  connection.sawReply(true);
  expect(early).not.toHaveBeenCalled();
  stop();
  connection.sawReply(false);
  expect(early).not.toHaveBeenCalled();
  const doubted = vi.fn<() => void>();
  connection.watchDoubts(doubted);
  expect(doubted).toHaveBeenCalledOnce();
  expect(connection.get().isOnline).toBe(true);
});

it('The screens hear of a store that goes or comes back, once, until they stop', async () => {
  const { connection } = await openedPage();
  const told: boolean[] = [];
  const stop = connection.subscribe(() => told.push(connection.get().isOnline));
  connection.sawSilence();
  connection.sawSilence();
  connection.sawReply(true);
  stop();
  connection.sawSilence();
  expect(told).toEqual([false, true]);
});

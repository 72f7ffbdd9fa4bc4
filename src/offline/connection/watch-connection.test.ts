import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { connection, watchConnection } from './connection';

const isOnline = (): boolean => connection.get().isOnline;
/** A call over this network. */
const call = (network: () => Promise<Response>, signal: AbortSignal | null = null): Promise<unknown> =>
  watchConnection(network)('/api', { signal }).catch((error: unknown) => error);
const refuses = (): Promise<Response> => Promise.reject(new TypeError('network'));
const portal = async (): Promise<Response> => new Response('<h1>Guest WiFi</h1>', { headers: { 'Content-Type': 'text/html' } });

const doubted = vi.fn<() => void>();
let stop = (): void => undefined;
beforeEach(() => {
  connection.sawResponse();
  stop = connection.watchDoubts(doubted);
  doubted.mockClear();
});
afterEach(() => stop());

it('JSON of whatever status says that the store is there, and when', async () => {
  connection.sawSilence();
  expect(await call(async () => Response.json({ status: 0 }, { status: 503 }))).toBeInstanceOf(Response);
  expect([isOnline(), (connection.get().lastResponseAt ?? 0) > 0]).toEqual([true, true]);
  expect(doubted).not.toHaveBeenCalled();
});

it.each([
  ['network that refuses', refuses],
  ["portal's page", portal],
])('A %s is a doubt for the probe, not yet a store that is away', async (_what, network) => {
  await call(network);
  expect(doubted).toHaveBeenCalledOnce();
  expect(isOnline()).toBe(true);
});

it('A call fails as it would without a look at it', async () => {
  expect(await call(refuses)).toEqual(new TypeError('network'));
});

it('A call that the store itself breaks off says nothing about the network', async () => {
  await call(refuses, AbortSignal.abort());
  expect(doubted).not.toHaveBeenCalled();
  await call(refuses, new AbortController().signal);
  expect(doubted).toHaveBeenCalledOnce();
});

it('A call that was broken off since nothing came in time is a doubt', async () => {
  await call(refuses, AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(doubted).toHaveBeenCalledOnce();
});

it('The screens hear of a store that goes or comes back, once, until they stop', async () => {
  const told: boolean[] = [];
  const stopTelling = connection.subscribe(() => void told.push(isOnline()));
  connection.sawSilence();
  connection.sawSilence();
  await call(async () => Response.json({}));
  stopTelling();
  connection.sawSilence();
  expect(told).toEqual([false, true]);
});

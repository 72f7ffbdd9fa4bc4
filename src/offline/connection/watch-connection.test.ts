import { beforeEach, expect, it } from 'vitest';
import { connection, watchConnection } from './connection';

const isOnline = (): boolean => connection.get().isOnline;
/** A call whose network behaves so. */
const call = (network: () => Promise<Response>, signal: AbortSignal | null = null): Promise<unknown> =>
  watchConnection(network)('/api', { signal }).catch((error: unknown) => error);
const refuses = (): Promise<Response> => Promise.reject(new TypeError('network'));

beforeEach(() => connection.sawResponse());

it('A response of whatever kind says that the network is there, and when', async () => {
  connection.sawNoResponse();
  expect(await call(async () => new Response('', { status: 503 }))).toBeInstanceOf(Response);
  expect([isOnline(), (connection.get().lastResponseAt ?? 0) > 0]).toEqual([true, true]);
});

it('A network that refuses is away, and the call fails as it would without a look at it', async () => {
  expect(await call(refuses)).toEqual(new TypeError('network'));
  expect(isOnline()).toBe(false);
});

it('A call that the store itself breaks off says nothing about the network', async () => {
  await call(refuses, AbortSignal.abort());
  expect(isOnline()).toBe(true);
  await call(refuses, new AbortController().signal);
  expect(isOnline()).toBe(false);
});

it('A call that was broken off since nothing came in time says that the network is away', async () => {
  await call(refuses, AbortSignal.abort(new DOMException('late', 'TimeoutError')));
  expect(isOnline()).toBe(false);
});

it('The screens hear of a network that goes or comes back, once, until they stop', async () => {
  const told: boolean[] = [];
  const stop = connection.subscribe(() => void told.push(isOnline()));
  await call(refuses);
  await call(refuses);
  await call(async () => new Response());
  stop();
  await call(refuses);
  expect(told).toEqual([false, true]);
});

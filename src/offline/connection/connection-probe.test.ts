// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setTransport } from '../../api/transport';
import { connection } from './connection';
import { startConnectionProbe } from './connection-probe';

const settings = (): Response => Response.json({ status: 1, message: '', data: {} });
const portal = (): Response => new Response('<h1>Guest WiFi</h1>', { headers: { 'Content-Type': 'text/html' } });
const foreign = (): Response => Response.json({ message: 'Service temporarily unavailable' });
/** It ends with the call's signal, as a body in a browser does. */
const endless = (init: RequestInit): Response =>
  new Response(new ReadableStream({ start: (body) => init.signal?.addEventListener('abort', () => body.error(init.signal?.reason)) }), {
    headers: { 'Content-Type': 'application/json' },
  });
const busy = (): Response => Response.json({ status: 0, message: 'Back in a minute', data: null }, { status: 503 });

let isReachable: boolean;
let reply: (init: RequestInit) => Response | Promise<Response>;
let asked: number;
let returns: number;
let stops: (() => unknown)[];

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  [isReachable, asked, returns] = [true, 0, 0];
  setTransport({
    baseUrl: '/api',
    authKey: () => null,
    xsrfToken: () => 'token',
    onReply: connection.sawReply,
    fetch: async (_url, init) => {
      asked += 1;
      if (!isReachable) throw new TypeError('fetch failed');
      return reply(init);
    },
  });
  reply = settings;
  connection.sawResponse();
  vi.advanceTimersByTime(60_000);
  stops = [startConnectionProbe(), connection.subscribeReturn(() => (returns += 1))];
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const stop of stops) stop();
  vi.useRealTimers();
});

const pass = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** A call of the page, and whether the store responded to it. */
const call = (isFromStore: boolean): void => connection.sawReply(isFromStore);

it('One call that always fails says nothing about the rest', async () => {
  for (let times = 0; times < 5; times += 1) {
    call(false);
    await pass(6_000);
    expect(connection.get().isOnline).toBe(true);
  }
  expect([asked, returns]).toEqual([5, 0]);
});

it('When neither a call nor the probe is answered the page is offline, until the probe is', async () => {
  isReachable = false;
  call(false);
  await pass(0);
  expect(connection.get().isOnline).toBe(false);
  isReachable = true;
  await pass(7_000);
  expect([connection.get().isOnline, returns]).toEqual([true, 1]);
});

it.each([
  ['that refuses', () => Promise.reject(new TypeError('fetch failed'))],
  ["with a portal's page", portal],
  ['with JSON of somebody else', foreign],
  ['whose replies begin and do not end', endless],
])(
  'A network %s is asked at most 6 times in a minute and 30 times in an hour, and the page is offline all the while',
  async (_what, response) => {
    const flips: boolean[] = [];
    stops.push(connection.subscribe(() => flips.push(connection.get().isOnline)));
    reply = response;
    call(false);
    await pass(60_000);
    expect(asked).toBeLessThanOrEqual(6);
    await pass(59 * 60_000);
    expect(asked).toBeGreaterThan(10);
    expect(asked).toBeLessThanOrEqual(30);
    expect([flips, returns]).toEqual([[false], 0]);
  },
);

it('A response of the last five seconds outweighs a probe that fails', async () => {
  isReachable = false;
  call(true);
  call(false);
  await pass(0);
  expect([asked, connection.get().isOnline]).toEqual([1, true]);
  await pass(6_000);
  call(false);
  await pass(0);
  expect([asked, connection.get().isOnline]).toEqual([2, false]);
});

it('A clock that was set back since the last response does not make a silent network one that was just heard', async () => {
  call(true);
  vi.setSystemTime(Date.now() - 60 * 60_000);
  isReachable = false;
  call(false);
  await pass(0);
  expect(connection.get().isOnline).toBe(false);
});

it('A call that is answered after silence makes the probe ask, whose answer wakes what waits', async () => {
  isReachable = false;
  call(false);
  await pass(60_000);
  isReachable = true;
  call(true);
  expect([connection.get().isOnline, returns]).toEqual([true, 0]);
  await pass(5_000);
  expect(returns).toBe(1);
});

it('A probe that alone fails while other calls are answered leaves the page online, and wakes what waits', async () => {
  isReachable = false;
  call(false);
  await pass(60_000);
  const flips: boolean[] = [];
  stops.push(connection.subscribe(() => flips.push(connection.get().isOnline)));
  for (let times = 0; times < 20; times += 1) {
    call(true);
    await pass(3_000);
  }
  expect([flips, returns]).toEqual([[true], 1]);
});

it('A page that is online asks nothing; one that is offline from the start asks at once', async () => {
  await pass(60_000);
  expect(asked).toBe(0);
  stops[0]?.();
  connection.sawSilence();
  stops.push(startConnectionProbe());
  await pass(0);
  expect([asked, connection.get().isOnline, returns]).toEqual([1, true, 1]);
});

it('Calls that fail while a probe is on its way do not send another', async () => {
  reply = () => new Promise(() => undefined);
  for (let times = 0; times < 9; times += 1) {
    call(false);
    await pass(1_000);
  }
  expect(asked).toBe(1);
});

it('Calls that keep failing while the page is offline do not make it ask more often', async () => {
  isReachable = false;
  for (let times = 0; times < 60; times += 1) {
    call(false);
    await pass(1_000);
  }
  expect(asked).toBeLessThanOrEqual(6);
});

it('A probe that gets an error in words of the store finds the server back', async () => {
  isReachable = false;
  call(false);
  await pass(0);
  [isReachable, reply] = [true, busy];
  await pass(60_000);
  expect([connection.get().isOnline, returns]).toEqual([true, 1]);
});

describe('A page in the background', () => {
  const see = (state: DocumentVisibilityState): void => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  };

  it('asks nothing, and asks when it is looked at again', async () => {
    isReachable = false;
    call(false);
    await pass(0);
    see('hidden');
    await pass(10 * 60_000);
    expect(asked).toBe(1);
    isReachable = true;
    see('visible');
    await pass(0);
    expect([asked, connection.get().isOnline]).toEqual([2, true]);
  });

  it('that was online does not ask when it is looked at again, nor does one whose probe has ended', async () => {
    see('hidden');
    see('visible');
    await pass(60_000);
    expect(asked).toBe(0);
    stops[0]?.();
    connection.sawSilence();
    see('visible');
    await pass(60_000);
    expect(asked).toBe(0);
  });
});

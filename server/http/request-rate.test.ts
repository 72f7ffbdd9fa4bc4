import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { HttpBindings } from '@hono/node-server';
import { Hono } from 'hono';
import { afterEach, expect, test, vi, beforeEach } from 'vitest';
import { errorReply } from './error-reply';
import { createRequestPace, createRequestRate, createSlowedCallers } from './request-rate';
import type { StoreEnv } from './store-app';

test('A client that asks without end is told to wait, others are not, and the next minute it is served again', async () => {
  let now = 0;
  const app = new Hono<StoreEnv>();
  app.onError((error, c) => errorReply(() => undefined, '', error, c));
  app.use(createRequestRate(1, () => now, { requests: 3, windowMs: 60_000 }));
  app.get('/feed', (c) => c.text('part'));
  const ask = async (client: string) => app.request('/feed', { headers: { 'X-Forwarded-For': client } });
  for (let times = 0; times < 3; times += 1) expect((await ask('203.0.113.1')).status).toBe(200);
  now += 20_000;
  const refused = await ask('203.0.113.1');
  expect([refused.status, refused.headers.get('Retry-After')]).toEqual([429, '40']);
  expect((await ask('203.0.113.2')).status).toBe(200);
  now += 40_000;
  expect((await ask('203.0.113.1')).status).toBe(200);
});

afterEach(() => {
  vi.useRealTimers();
});

function pacedStore() {
  const app = new Hono<StoreEnv>();
  app.onError((error, c) => errorReply(() => undefined, '', error, c));
  app.use(createRequestPace(1, Date.now, { requests: 3, windowMs: 100, pauseMs: 10 }));
  app.get('/call', (c) => c.text('reply'));
  const served: string[] = [];
  const ask = async (client: string, env: Partial<HttpBindings> = { incoming: new IncomingMessage(new Socket()) }) => {
    const { status } = await app.request('/call', { headers: { 'X-Forwarded-For': client } }, env);
    served.push(client);
    return status;
  };
  return { ask, served };
}

test('A client that asks faster than a shop does is served one call after the other, everybody else and documents at once', async () => {
  vi.useFakeTimers();
  const { ask, served } = pacedStore();
  for (let times = 0; times < 3; times += 1) await ask('203.0.113.1');
  const line = [ask('203.0.113.1'), ask('203.0.113.1')];
  await ask('203.0.113.2');
  await ask('203.0.113.1', {});
  expect(served).toHaveLength(5);
  await vi.advanceTimersByTimeAsync(10);
  expect(served).toHaveLength(6);
  await vi.advanceTimersByTimeAsync(10);
  expect(served).toHaveLength(7);
  await Promise.all(line);
  await vi.advanceTimersByTimeAsync(101);
  await ask('203.0.113.1');
  expect(served).toHaveLength(8);
});

test('As many wait as a window serves, more are told to come again; a line goes on into the next window', async () => {
  vi.useFakeTimers();
  const { ask, served } = pacedStore();
  const burst = Array.from({ length: 3 + 10 }, () => ask('203.0.113.1'));
  await vi.advanceTimersByTimeAsync(0);
  expect(await ask('203.0.113.1')).toBe(429);
  expect(await ask('203.0.113.2')).toBe(200);
  await vi.advanceTimersByTimeAsync(99);
  expect(served.filter((client) => client === '203.0.113.1')).toHaveLength(3 + 9 + 1);
  const later = ask('203.0.113.1');
  await vi.advanceTimersByTimeAsync(1);
  expect(await Promise.all(burst)).toEqual(Array.from({ length: 13 }, () => 200));
  // The window is new, the line is not: who asks now stands behind it.
  const last = ask('203.0.113.1');
  const before = served.length;
  await vi.advanceTimersByTimeAsync(9);
  expect(served).toHaveLength(before);
  await vi.advanceTimersByTimeAsync(1);
  expect(await later).toBe(200);
  expect(served).toHaveLength(before + 1);
  await vi.advanceTimersByTimeAsync(10);
  expect(await last).toBe(200);
});

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('A caller who was refused gets one turn after the other, and everybody else goes on at once', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  const passed: string[] = [];
  const pass = (caller: string) => callers.turn(caller).then(() => passed.push(caller));
  await pass('guesser');
  callers.slow('guesser');
  const waiting = [pass('guesser'), pass('guesser'), pass('guesser')];
  await pass('neighbour');
  expect(passed).toEqual(['guesser', 'neighbour']);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).toEqual(['guesser', 'neighbour', 'guesser', 'guesser']);
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all(waiting);
});

test('It ends by itself', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  callers.slow('guesser');
  await vi.advanceTimersByTimeAsync(60_001);
  let isThrough = false;
  void callers.turn('guesser').then(() => (isThrough = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isThrough).toBe(true);
});

test('It ends at its time, although the caller had turns until then', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  callers.slow('guesser');
  await vi.advanceTimersByTimeAsync(59_000);
  const turn = callers.turn('guesser');
  await vi.advanceTimersByTimeAsync(1_001);
  await turn;
  let isThrough = false;
  void callers.turn('guesser').then(() => (isThrough = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isThrough).toBe(true);
});

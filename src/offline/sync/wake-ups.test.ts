// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connection } from '../connection/connection';
import type { EarlyReason } from './backoff';
import { startWakeUps } from './wake-ups';

const SECOND_MS = 1_000;

/** Empties the queues of earlier tests, which still receive the document's events. */
const empties: (() => unknown)[] = [];

/** A queue of changes that drains send; each drain ends when the test lets it. */
function queue() {
  const listeners: (() => void)[] = [];
  const drains: {
    readonly reason: EarlyReason | undefined;
    readonly end: (dueInMs: number | null) => Promise<void>;
    readonly breakOff: () => Promise<void>;
  }[] = [];
  let newest = '';
  empties.push(() => (newest = ''));
  startWakeUps({
    drain: (reason) =>
      new Promise((resolve, reject) => {
        drains.push({
          reason,
          breakOff: async () => {
            reject(new Error('The storage fails'));
            await vi.advanceTimersByTimeAsync(0);
          },
          end: async (dueInMs) => {
            resolve(dueInMs);
            await vi.advanceTimersByTimeAsync(0);
          },
        });
      }),
    subscribe: (listener) => listeners.push(listener),
    newest: () => newest,
  });
  return {
    drains,
    /** A change is made in this tab or another; an earlier one may be reported again. */
    change(id: string): void {
      newest = id;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  for (const empty of empties) empty();
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The page becomes visible or hidden. */
const see = (state: DocumentVisibilityState): void => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('A change that is made while a drain is under way is sent after it, though that drain has found nothing left', async () => {
  const { drains, change } = queue();
  change('first');
  await drains[0]?.end(null);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(drains).toHaveLength(2);
  change('second');
  await drains[1]?.end(null);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(drains).toHaveLength(3);
  change('');
  await drains[2]?.end(null);
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS);
  expect(drains).toHaveLength(3);
});

test('A change that waits once more, after nothing had waited, is sent again without another event', async () => {
  const { drains, change } = queue();
  await drains[0]?.end(null);
  for (const count of [2, 3]) {
    change('refused once');
    await vi.advanceTimersByTimeAsync(SECOND_MS);
    expect(drains).toHaveLength(count);
    change('');
    await drains.at(-1)?.end(null);
  }
});

test('Quick changes are sent as one', async () => {
  const { drains, change } = queue();
  await drains[0]?.end(null);
  for (const id of ['one', 'two', 'three']) change(id);
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(drains.map(({ reason }) => reason)).toEqual(['return', undefined]);
});

test('A change that is told again while it waits does not put off its sending', async () => {
  const { drains, change } = queue();
  await drains[0]?.end(null);
  change('one');
  await vi.advanceTimersByTimeAsync(SECOND_MS - 1);
  change('one');
  await vi.advanceTimersByTimeAsync(1);
  expect(drains).toHaveLength(2);
});

test('What is due in a minute is sent then, not before', async () => {
  const { drains, change } = queue();
  change('one');
  await drains[0]?.end(60 * SECOND_MS);
  await vi.advanceTimersByTimeAsync(60 * SECOND_MS - 1);
  expect(drains).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(drains.map(({ reason }) => reason)).toEqual(['return', undefined]);
});

test('A drain that the storage broke off is tried again with pauses, which begin anew after one that worked', async () => {
  const { drains } = queue();
  const pauses: number[] = [];
  for (let time = 0; time < 3; time += 1) {
    const before = drains.length;
    await drains.at(-1)?.breakOff();
    let gone = 0;
    for (; drains.length === before && gone < 60; gone += 1) await vi.advanceTimersByTimeAsync(SECOND_MS);
    pauses.push(gone);
    if (time === 1) {
      await drains.at(-1)?.end(SECOND_MS);
      await vi.advanceTimersByTimeAsync(SECOND_MS);
    }
  }
  expect(pauses[0]).toBeLessThanOrEqual(9);
  expect(pauses[1]).toBeGreaterThanOrEqual(10);
  expect(pauses[2]).toBeLessThanOrEqual(9);
  expect(pauses[0]).toBeGreaterThanOrEqual(5);
});

test('The return of the connection and of the shopper start what waits at once', async () => {
  const { drains, change } = queue();
  change('one');
  await drains[0]?.end(60 * SECOND_MS);
  connection.returned();
  expect(drains.map(({ reason }) => reason)).toEqual(['return', 'return']);
  await drains[1]?.end(60 * SECOND_MS);
  see('visible');
  expect(drains.map(({ reason }) => reason)).toEqual(['return', 'return', 'return']);
});

test('A page that is left while a change waits asks the browser to wake the worker, and sends nothing itself', async () => {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  const { drains, change } = queue();
  await drains[0]?.end(null);
  see('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect(register).not.toHaveBeenCalled();
  change('one');
  see('hidden');
  await vi.advanceTimersByTimeAsync(0);
  expect([register.mock.calls.length, drains.length]).toEqual([1, 1]);
});

test('What waits on after a drain is left to the worker too', async () => {
  const register = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: async () => ({ sync: { register } }) } });
  const { drains } = queue();
  await drains[0]?.end(60 * SECOND_MS);
  expect(register).toHaveBeenCalledOnce();
});

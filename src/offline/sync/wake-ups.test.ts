// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { EarlyReason } from './backoff';
import { startWakeUps } from './wake-ups';

const SECOND_MS = 1_000;

/** A queue of changes that are sent by drains; each drain ends when the test says so. */
function queue() {
  const listeners: (() => void)[] = [];
  const drains: { readonly reason: EarlyReason | undefined; readonly end: (dueInMs: number | null) => Promise<void> }[] = [];
  let newest = '';
  startWakeUps({
    drain: (reason) =>
      new Promise((resolve) => {
        drains.push({
          reason,
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
    change(id: string): void {
      newest = id;
      for (const listener of listeners) listener();
    },
  };
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

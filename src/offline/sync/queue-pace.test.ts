import 'fake-indexeddb/auto';
import { keptDatabase } from '../kept/database';
import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createQueuePace, storedPace, type QueuePace } from './queue-pace';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
let now: number;
let pace: QueuePace;

beforeEach(() => {
  now = NOW;
  pace = createQueuePace(undefined, () => now);
});

/** A round over `count` changes that all fail. Gives the number that was tried, and when the queue may try again. */
async function allFail(count: number, isNew = false): Promise<{ readonly tried: number; readonly waitMs: number }> {
  const round = pace.round();
  let tried = 0;
  for (let index = 0; index < count; index += 1) {
    if ((await round.begin(isNew)) > 0) break;
    tried += 1;
    if (await round.failed()) break;
  }
  await round.end();
  return { tried, waitMs: await pace.round().begin() };
}

describe('A queue whose tries fail', () => {
  it('tries three of what waits, then one at a time, after pauses that double', async () => {
    const tried: (readonly [atMs: number, count: number])[] = [];
    for (let waitMs = 0; now < NOW + MINUTE_MS; now += Math.max(1, waitMs)) {
      const at = now - NOW;
      const round = await allFail(20);
      if (round.tried > 0) tried.push([at, round.tried]);
      ({ waitMs } = round);
    }
    expect(tried[0]).toEqual([0, 3]);
    expect(tried.slice(1).every(([, count]) => count === 1)).toBe(true);
    expect(tried.reduce((sum, [, count]) => sum + count, 0)).toBeLessThanOrEqual(6);
  });

  it('makes at most 6 tries in any minute, however many wait, are new, or are asked for early', async () => {
    const event = fc.record({
      afterMs: fc.integer({ min: 0, max: 12_000 }),
      count: fc.integer({ min: 1, max: 20 }),
      isNew: fc.boolean(),
      reason: fc.constantFrom('person' as const, 'return' as const, undefined),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(event, { minLength: 20, maxLength: 60 }), async (events) => {
        pace = createQueuePace(undefined, () => now);
        const at: number[] = [];
        for (const { afterMs, count, isNew, reason } of events) {
          now += afterMs;
          if (reason !== undefined) await pace.bringForward(reason);
          const round = pace.round();
          for (let index = 0; index < count && (await round.begin(isNew)) === 0; index += 1) {
            at.push(now);
            if (await round.failed()) break;
          }
          await round.end();
        }
        for (const start of at) expect(at.filter((other) => other >= start && other < start + MINUTE_MS).length).toBeLessThanOrEqual(6);
      }),
    );
  });

  it('tries a new change, and one for which somebody asks, five seconds after the last try', async () => {
    await allFail(5);
    now += 4_999;
    expect((await allFail(5, true)).tried).toBe(0);
    now += 1;
    expect((await allFail(5, true)).tried).toBe(1);
    now += 5_000;
    await pace.bringForward('person');
    expect((await allFail(5)).tried).toBe(1);
  });

  it('has no pause any more once one arrives, and a queue that works has none at all', async () => {
    await allFail(1);
    now += 20_000;
    for (let change = 0; change < 50; change += 1) {
      const round = pace.round();
      expect([await round.begin(), await round.begin()]).toEqual([0, 0]);
      await round.end();
    }
    expect((await allFail(1)).tried).toBe(1);
  });

  it('does not wait because the clock was set back', async () => {
    await allFail(1);
    now -= 24 * 60 * MINUTE_MS;
    expect(await pace.round().begin()).toBe(0);
  });

  it('counts a try during which the page was killed', async () => {
    await pace.round().begin();
    expect(await pace.round().begin()).toBeGreaterThanOrEqual(5_000);
  });
});

describe('The pace of a queue on a device', () => {
  beforeEach(async () => {
    vi.useFakeTimers({ now: NOW, toFake: ['Date'] });
    await keptDatabase.write('tries', (records) => records.clear());
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });

  it('is one for all tabs and the worker, and another for each queue', async () => {
    const [tab, worker] = [storedPace('cart'), storedPace('cart')];
    const round = tab.round();
    await round.begin();
    await round.failed();
    expect(await worker.round().begin()).toBeGreaterThanOrEqual(5_000);
    expect(await storedPace('messages').round().begin()).toBe(0);
    await worker.bringForward('return');
    expect(await tab.round().begin()).toBe(5_000);
  });

  it('lasts as long as the page where the device stores nothing', async () => {
    pace = createQueuePace({ revise: () => Promise.reject(new Error('no room')) }, () => now);
    expect((await allFail(5)).tried).toBe(3);
    expect((await allFail(5)).tried).toBe(0);
  });
});

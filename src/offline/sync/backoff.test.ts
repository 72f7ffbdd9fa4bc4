import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  broughtForward,
  createPace,
  dueInMs,
  failedTry,
  NO_TRIES,
  readTries,
  SPACING_MS,
  startedTry,
  type Tries,
  triesOfNext,
  untilPressCounts,
} from './backoff';

const NOW = 1_800_000_000_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const random = fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true });

/** The start times of tries that all fail, each started when it is due. */
function starts(forMs: number, jitter: () => number): readonly number[] {
  const began: number[] = [];
  let tries: Tries = NO_TRIES;
  for (let now = NOW; now < NOW + forMs; now += Math.max(1, dueInMs(tries, now))) {
    began.push(now - NOW);
    tries = failedTry(startedTry(tries, now, jitter), now, 0, jitter);
  }
  return began;
}

describe('Tries that all fail', () => {
  it('are 7, 14, 28 seconds apart and so on, up to five minutes', () => {
    const began = starts(HOUR_MS, () => 0.5);
    const pauses = began.slice(1).map((at, index) => at - (began[index] ?? 0));
    expect(pauses.slice(0, 8)).toEqual([7_000, 14_000, 28_000, 56_000, 112_000, 224_000, 300_000, 300_000]);
  });

  it('are spread by a quarter to either side, so that devices do not come back together', () => {
    const firstPause = (jitter: number): number =>
      dueInMs(
        failedTry(startedTry(NO_TRIES, NOW), NOW, 0, () => jitter),
        NOW,
      );
    expect([firstPause(0), firstPause(0.25), firstPause(1)]).toEqual([5_250, 6_125, 8_750]);
  });

  it('are at most 6 in the first minute and 30 in the first hour, whatever the jitter', () => {
    fc.assert(
      fc.property(fc.infiniteStream(random), (jitters) => {
        const began = starts(HOUR_MS, () => jitters.next().value ?? 0);
        expect(began.filter((at) => at < MINUTE_MS).length).toBeLessThanOrEqual(6);
        expect(began.length).toBeLessThanOrEqual(30);
        expect(began.length).toBeGreaterThanOrEqual(10);
      }),
    );
  });

  it('are never closer than five seconds, whoever asks for them', () => {
    const event = fc.record({
      afterMs: fc.integer({ min: 0, max: 20_000 }),
      reason: fc.constantFrom('person' as const, 'return' as const, undefined),
      retryAfterMs: fc.constantFrom(0, 0, 7_000, 3_600_000),
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 60 }), (events) => {
        let now = NOW;
        let tries: Tries = NO_TRIES;
        let lastAt = Number.NEGATIVE_INFINITY;
        for (const { afterMs, reason, retryAfterMs } of events) {
          now += afterMs;
          if (reason !== undefined) tries = broughtForward(tries, reason);
          if (dueInMs(tries, now) > 0) continue;
          expect(now - lastAt).toBeGreaterThanOrEqual(SPACING_MS);
          lastAt = now;
          tries = failedTry(startedTry(tries, now), now, retryAfterMs);
        }
      }),
    );
  });
});

describe('A try', () => {
  const failed = failedTry(startedTry(NO_TRIES, NOW), NOW, HOUR_MS);

  it('waits for a longer Retry-After, which only a person may overrule', () => {
    expect(dueInMs(failed, NOW)).toBe(HOUR_MS);
    expect(dueInMs(broughtForward(failed, 'return'), NOW)).toBe(HOUR_MS);
    expect(dueInMs(broughtForward(failed, 'person'), NOW)).toBe(SPACING_MS);
  });

  it('does not wait longer for a Retry-After that is shorter, nor more than a day for any', () => {
    expect(dueInMs(failedTry(startedTry(NO_TRIES, NOW), NOW, 1), NOW)).toBeGreaterThanOrEqual(5_250);
    expect(dueInMs(failedTry(startedTry(NO_TRIES, NOW), NOW, 1e12), NOW)).toBe(24 * HOUR_MS);
  });

  it('that begins counts as failed, since the page may be killed under it', () => {
    expect(dueInMs(startedTry(NO_TRIES, NOW), NOW)).toBeGreaterThanOrEqual(5_250);
    expect(dueInMs(broughtForward(startedTry(NO_TRIES, NOW), 'return'), NOW)).toBeLessThanOrEqual(SPACING_MS);
  });

  it('of a newer change starts at once, but five seconds after the last one', () => {
    expect(triesOfNext(NO_TRIES)).toEqual(NO_TRIES);
    expect(dueInMs(triesOfNext(failed), NOW)).toBe(SPACING_MS);
    expect(triesOfNext(failed).attempts).toBe(0);
  });

  it('without a Retry-After notes none', () => {
    expect(failedTry(startedTry(NO_TRIES, NOW), NOW).retryAt).toBe(0);
    expect(failed.retryAt).toBe(NOW + HOUR_MS);
  });

  it('that says it waits for years, in a damaged record, is due', () => {
    expect(dueInMs({ ...NO_TRIES, notBefore: NOW + 25 * HOUR_MS }, NOW)).toBe(0);
    expect(dueInMs({ ...NO_TRIES, notBefore: NOW + 24 * HOUR_MS }, NOW)).toBe(24 * HOUR_MS);
  });

  it('that begins this moment waits its time', () => {
    expect(dueInMs({ ...NO_TRIES, lastTryAt: NOW, notBefore: NOW + 7_000 }, NOW)).toBe(7_000);
    expect(dueInMs({ ...NO_TRIES, lastTryAt: NOW - 9_000, notBefore: NOW - 2_000 }, NOW)).toBe(0);
  });

  it('does not wait because the clock was set back', () => {
    expect(dueInMs(failed, NOW - 365 * 24 * HOUR_MS)).toBe(0);
    expect(dueInMs(failed, NOW - 1)).toBe(0);
  });

  it.each([undefined, null, 7, 'x', {}, { attempts: 'many', lastTryAt: -1, notBefore: Number.NaN, retryAt: null }])(
    'stored as %j is none',
    (stored) => expect(readTries(stored)).toEqual(NO_TRIES),
  );

  it('is read as it was stored', () => {
    expect(readTries(structuredClone(failed))).toEqual(failed);
  });
});

describe("A person's press", () => {
  beforeEach(() => vi.useFakeTimers({ now: NOW, toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
  afterEach(() => vi.useRealTimers());

  /** The time until the press counts. */
  async function pressedMs(waiting: readonly Tries[]): Promise<number> {
    let isDone = false;
    void untilPressCounts(waiting).then(() => (isDone = true));
    for (let ms = 0; ms < 60_000; ms += 1_000) {
      await vi.advanceTimersByTimeAsync(ms === 0 ? 0 : 1_000);
      if (isDone) return ms;
    }
    return Number.POSITIVE_INFINITY;
  }
  const triedBefore = (ms: number): Tries => failedTry(startedTry(NO_TRIES, NOW - ms), NOW - ms, HOUR_MS);

  it('counts at once where nothing waits, or nothing was tried', async () => {
    expect(await pressedMs([])).toBe(0);
    expect(await pressedMs([NO_TRIES])).toBe(0);
  });

  it('counts five seconds after the last try, whatever the server asks for', async () => {
    expect(await pressedMs([triedBefore(1_000)])).toBe(4_000);
  });

  it('counts five seconds after the last try of several: they share one pace', async () => {
    expect(await pressedMs([triedBefore(1_000), triedBefore(3_000)])).toBe(4_000);
  });
});

describe('The pace of one thing on a page', () => {
  it('is due at first, waits from the start of a try and from its end, and begins anew after one that worked', () => {
    let now = NOW;
    const pace = createPace(
      () => now,
      () => 0.5,
    );
    expect(pace.dueInMs()).toBe(0);
    pace.started();
    expect(pace.dueInMs()).toBe(7_000);
    now += 3_000;
    pace.failed();
    expect(pace.dueInMs()).toBe(7_000);
    pace.bringForward('return');
    expect(pace.dueInMs()).toBe(2_000);
    now += 2_000;
    pace.started();
    pace.failed(HOUR_MS);
    expect(pace.dueInMs()).toBe(HOUR_MS);
    pace.bringForward('return');
    expect(pace.dueInMs()).toBe(HOUR_MS);
    pace.bringForward('person');
    expect(pace.dueInMs()).toBe(SPACING_MS);
    pace.succeeded();
    expect(pace.dueInMs()).toBe(0);
  });
});

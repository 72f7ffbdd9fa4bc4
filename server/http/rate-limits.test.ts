import { beforeEach, expect, it, vi } from 'vitest';
import type { Database } from '../db/database';
import { HttpProblem } from './problems';
import { createLimitRate, TooManyTries, type LimitRate, type RATE_LIMITS } from './rate-limits';
import type * as windows from '../repositories/rate-windows';

const counted = vi.hoisted(() => ({ windows: new Map<string, { hits: number; endsAt: number }>() }));
vi.mock('../repositories/rate-windows', (): typeof windows => ({
  countHit: async (_db, bucket, windowMs, now) => {
    const open = counted.windows.get(bucket);
    const window = open === undefined || open.endsAt <= now ? { hits: 1, endsAt: now + windowMs } : { ...open, hits: open.hits + 1 };
    counted.windows.set(bucket, window);
    return window;
  },
  giveHitBack: async (_db, bucket) => {
    const open = counted.windows.get(bucket);
    if (open !== undefined) counted.windows.set(bucket, { ...open, hits: open.hits - 1 });
  },
}));

const MINUTE_MS = 60_000;
let now: number;
let limitRate: LimitRate;
type Name = keyof typeof RATE_LIMITS;

/** Hits until one is refused; gives the refusal. */
async function refusalAfter(hits: number, name: Name, subject: string): Promise<HttpProblem> {
  for (let hit = 0; hit < hits; hit += 1) await limitRate(name, subject);
  const refusal = await limitRate(name, subject).catch((error: unknown) => error);
  if (!(refusal instanceof HttpProblem)) throw new Error(`${name} let ${hits + 1} tries through`);
  return refusal;
}

beforeEach(() => {
  counted.windows.clear();
  now = 1_000_000;
  limitRate = createLimitRate({} as Database, () => now);
});

it.each<[Name, number, number]>([
  ['loginPerAddressAndAccount', 5, 15],
  ['loginPerAccount', 50, 60],
  ['loginPerDevice', 10, 15],
  ['loginPerAddress', 20, 15],
  ['passwordCheckPerAccount', 5, 15],
  ['signUpPerAddress', 60, 60],
  ['forgotPerAccount', 3, 60],
  ['forgotPerAddress', 30, 60],
  ['resetPerAddress', 30, 60],
  ['unknownPromoPerAddress', 20, 60],
  ['contactPerAddress', 20, 60],
  ['samplesPerAddress', 20, 60],
  ['paymentPerAccount', 40, 15],
  ['writesPerAccount', 3_000, 15],
  ['placesPerAccount', 200, 60],
  ['accountingPerAddress', 20, 15],
  ['quotesPerAddress', 1_000, 15],
  ['routesPerAddress', 300, 60],
])('%s lets %d tries through in %d minutes, refuses the next, and opens again after that', async (name, hits, minutes) => {
  const refusal = await refusalAfter(hits, name, 'ana');
  expect([refusal.httpStatus, refusal.headers]).toEqual([429, { 'Retry-After': String(minutes * 60) }]);
  now += minutes * MINUTE_MS - 1;
  await expect(limitRate(name, 'ana')).rejects.toThrow('Too many tries. Please wait a minute, then try again.');
  now += 1;
  await limitRate(name, 'ana');
});

it('The wait is told in minutes, rounded up, and in seconds to programs, one at least', async () => {
  expect((await refusalAfter(5, 'loginPerAddressAndAccount', 'ana')).message).toBe(
    'Too many tries. Please wait 15 minutes, then try again.',
  );
  for (const [leftMs, words, seconds] of [
    [14 * MINUTE_MS, '14 minutes', '840'],
    [61_000, '2 minutes', '61'],
    [60_000, 'a minute', '60'],
    [1, 'a minute', '1'],
  ] as const) {
    now = 1_000_000 + 15 * MINUTE_MS - leftMs;
    const refusal = await refusalAfter(0, 'loginPerAddressAndAccount', 'ana');
    expect([refusal.message, refusal.headers['Retry-After']]).toEqual([`Too many tries. Please wait ${words}, then try again.`, seconds]);
  }
});

it('One subject and one kind of call do not use up the tries of another, and who it was is not written down', async () => {
  await refusalAfter(3, 'forgotPerAccount', 'ana@example.com');
  await limitRate('forgotPerAccount', 'eva@example.com');
  await limitRate('forgotPerAddress', 'ana@example.com');
  expect([...counted.windows.keys()].some((bucket) => bucket.includes('ana'))).toBe(false);
});

it('A try that turned out to be honest is given back', async () => {
  for (let round = 0; round < 20; round += 1) await (await limitRate('forgotPerAccount', 'ana')).giveBack();
  await refusalAfter(3, 'forgotPerAccount', 'ana');
});

it('A subject that is refused and hammers on is not counted with each try', async () => {
  await refusalAfter(5, 'loginPerAddressAndAccount', 'ana');
  const hits = (): readonly number[] => [...counted.windows.values()].map((window) => window.hits);
  expect(hits()).toEqual([6]);
  for (let times = 0; times < 100; times += 1)
    await expect(limitRate('loginPerAddressAndAccount', 'ana')).rejects.toThrow('Too many tries');
  expect(hits()).toEqual([6]);
  now += 1_000;
  await expect(limitRate('loginPerAddressAndAccount', 'ana')).rejects.toThrow('Too many tries');
  expect(hits()).toEqual([7]);
});

it('Of the refusals of one window the first is marked, for the log, and no other', async () => {
  const isFirst = async (): Promise<unknown> => {
    const refusal = await limitRate('forgotPerAccount', 'ana').catch((error: unknown) => error);
    return refusal instanceof TooManyTries ? [refusal.limit, refusal.isFirst] : 'let through';
  };
  for (let hit = 0; hit < 3; hit += 1) expect(await isFirst()).toBe('let through');
  expect(await isFirst()).toEqual(['forgotPerAccount', true]);
  expect(await isFirst()).toEqual(['forgotPerAccount', false]);
  now += 1_000;
  expect(await isFirst()).toEqual(['forgotPerAccount', false]);
});

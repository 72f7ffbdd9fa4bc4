import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency';

test('Two at a time run, the rest waits in order, and a failure makes room too', async () => {
  const limited = limitConcurrency(2);
  const begun: number[] = [];
  const ends: ((failed: boolean) => void)[] = [];
  const all = [0, 1, 2, 3].map((number) =>
    limited(
      () =>
        new Promise<number>((resolve, reject) => {
          begun.push(number);
          ends.push((failed) => (failed ? reject(new Error('failed')) : resolve(number)));
        }),
    ).catch(() => -1),
  );
  await Promise.resolve();
  expect(begun).toEqual([0, 1]);
  ends[0]?.(true);
  expect(await all[0]).toBe(-1);
  await Promise.resolve();
  expect(begun).toEqual([0, 1, 2]);
  ends[1]?.(false);
  ends[2]?.(false);
  await all[2];
  await Promise.resolve();
  ends[3]?.(false);
  expect(await Promise.all(all)).toEqual([-1, 1, 2, 3]);
});

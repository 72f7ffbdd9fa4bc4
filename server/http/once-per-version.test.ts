import { beforeEach, expect, it } from 'vitest';
import { CatalogueWatch } from './catalogue-watch';
import { oncePerVersion } from './once-per-version';

let version: number;
let nowMs: number;
let asked: number;
/** What the next reads do; after them, each gives its number. */
let reads: (() => Promise<string>)[];

const create = () =>
  oncePerVersion(
    new CatalogueWatch(
      async () => String(version),
      () => nowMs,
    ),
    () => {
      asked += 1;
      return reads.shift()?.() ?? Promise.resolve(`read ${asked}`);
    },
  );
function changeCatalogue(): void {
  version += 1;
  nowMs += 60_000;
}

beforeEach(() => {
  [version, nowMs, asked, reads] = [1, 0, 0, []];
});

it('A value is read once for a version of the catalogue, also for callers at one moment', async () => {
  const value = create();
  expect(await Promise.all([value(), value()])).toEqual(['read 1', 'read 1']);
  expect(await value()).toBe('read 1');
  changeCatalogue();
  expect(await value()).toBe('read 2');
  expect(asked).toBe(2);
});

it('A failure is told and not kept: the next caller reads again', async () => {
  const value = create();
  reads = [() => Promise.reject(new Error('away'))];
  await expect(value()).rejects.toThrow('away');
  expect(await value()).toBe('read 2');
});

it('A late failure of an earlier version leaves the value of the present one', async () => {
  const value = create();
  let fail = (_error: Error): void => undefined;
  reads = [
    () =>
      new Promise((_resolve, reject) => {
        fail = reject;
      }),
  ];
  const earlier = value().catch(() => 'failed');
  await expect.poll(() => asked).toBe(1);
  changeCatalogue();
  expect(await value()).toBe('read 2');
  fail(new Error('away'));
  expect(await earlier).toBe('failed');
  expect(await value()).toBe('read 2');
});

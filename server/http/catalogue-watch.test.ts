import { describe, expect, it, beforeEach } from 'vitest';
import { CatalogueWatch, oncePerVersion } from './catalogue-watch';

function watchWith() {
  const database = { version: 1, asked: 0, isAway: false };
  const clock = { now: 10_000 };
  const watch = new CatalogueWatch(
    async () => {
      database.asked += 1;
      if (database.isAway) throw new Error('database away');
      return String(database.version);
    },
    () => clock.now,
  );
  return { watch, database, clock };
}

describe('The watch on the catalogue', () => {
  it('asks the database once for all who ask in the same half second', async () => {
    const { watch, database, clock } = watchWith();
    await Promise.all([watch.version(), watch.version()]);
    clock.now += 499;
    expect([await watch.version(), database.asked]).toEqual(['1', 1]);
  });

  it('looks again before the second is over, while nobody waits', async () => {
    const { watch, database, clock } = watchWith();
    await watch.version();
    database.version = 2;
    clock.now += 500;
    expect(await watch.version()).toBe('1');
    await Promise.resolve();
    await Promise.resolve();
    expect([await watch.version(), database.asked]).toEqual(['2', 2]);
  });

  it('never says what is a second old', async () => {
    const { watch, database, clock } = watchWith();
    await watch.version();
    database.version = 2;
    clock.now += 1_000;
    expect(await watch.version()).toBe('2');
  });

  it('looks anew when the clock was set back', async () => {
    const { watch, database, clock } = watchWith();
    await watch.version();
    database.version = 2;
    clock.now -= 5_000;
    expect(await watch.version()).toBe('2');
  });

  it('fails those who have to wait while the database is away, and recovers', async () => {
    const { watch, database, clock } = watchWith();
    await watch.version();
    database.isAway = true;
    clock.now += 700;
    expect(await watch.version()).toBe('1');
    clock.now += 300;
    await expect(watch.version()).rejects.toThrow('database away');
    database.isAway = false;
    expect(await watch.version()).toBe('1');
  });
});

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

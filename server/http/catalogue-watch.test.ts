import { describe, expect, it } from 'vitest';
import { CatalogueWatch } from './catalogue-watch';

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

import type * as FileSystem from 'node:fs';
import { cpSync, mkdtempSync, readdirSync, rmSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../tests/fixtures/test-database';
import { startDurableEngine } from './durable-file-system';

const synced = vi.hoisted(() => ({ count: 0 }));
vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof FileSystem>();
  const fsyncSync = (descriptor: number): void => {
    fs.fsyncSync(descriptor);
    synced.count += 1;
  };
  return { ...fs, fsyncSync };
});

let database: TestDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await database.db.execute(sql`create table kept (value integer)`);
});
afterAll(() => database.close());

/** How often the disk was told to keep what it got. */
async function syncsDuring(work: () => Promise<unknown>): Promise<number> {
  const before = synced.count;
  await work();
  return synced.count - before;
}

describe('A commit on the embedded engine', () => {
  it('is on the disk before it is acknowledged: one fsync each', async () => {
    for (let value = 0; value < 20; value += 1) {
      const syncs = await syncsDuring(() => database.db.execute(sql`insert into kept values (${value})`));
      expect(syncs).toBeGreaterThanOrEqual(1);
    }
    const many = await syncsDuring(() =>
      Promise.all(Array.from({ length: 10 }, (_, value) => database.db.execute(sql`insert into kept values (${value})`))),
    );
    expect(many).toBeGreaterThanOrEqual(10);
  });

  it('needs one fsync for a whole transaction, and none for one that is undone', async () => {
    const writes = (undo: boolean) =>
      database.db.transaction(async (tx) => {
        for (let value = 0; value < 10; value += 1) await tx.execute(sql`insert into kept values (${value})`);
        if (undo) throw new Error('undone');
      });
    const committed = await syncsDuring(() => writes(false));
    expect(committed).toBeGreaterThanOrEqual(1);
    expect(committed).toBeLessThan(10);
    expect(await syncsDuring(() => writes(true).catch(() => undefined))).toBe(0);
  });

  it('costs no fsync when it only reads', async () => {
    await database.db.execute(sql`select count(*) from kept`);
    const syncs = await syncsDuring(async () => {
      for (let count = 0; count < 20; count += 1) await database.db.execute(sql`select * from kept where value = ${count}`);
    });
    expect(syncs).toBe(0);
  });

  it('runs with the settings that ask for it', async () => {
    const result = await database.db.execute(
      sql`select current_setting('fsync') as fsync, current_setting('wal_sync_method') as method, current_setting('synchronous_commit') as commit`,
    );
    expect(result).toMatchObject({ rows: [{ fsync: 'on', method: 'fsync', commit: 'on' }] });
  });
});

it('A commit that the disk does not take is not acknowledged', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-disk-'));
  let isDiskWell = true;
  const engine = await startDurableEngine(folder, () => {
    if (!isDiskWell) throw new Error('EIO');
  });
  await engine.exec('create table kept (value integer)');
  isDiskWell = false;
  await expect(engine.query('insert into kept values (1)')).rejects.toThrow('could not fsync file');
  rmSync(folder, { recursive: true, maxRetries: 9, force: true });
});

it('A start after a sudden end keeps the folder in one go, and what it writes itself by fsync', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'store-cut-'));
  await database.db.execute(sql`insert into kept values (77)`);
  cpSync(join(database.dataDir, 'db'), folder, { recursive: true });
  const hour = new Date(Date.now() - 3_600_000);
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' })) utimesSync(join(folder, path), hour, hour);
  let engine: PGlite | undefined;
  const syncs = await syncsDuring(async () => {
    engine = await startDurableEngine(folder);
  });
  expect(syncs).toBeGreaterThanOrEqual(1);
  expect(syncs).toBeLessThan(100);
  expect((await engine?.query('select value from kept where value = 77'))?.rows).toEqual([{ value: 77 }]);
  await engine?.close();
  rmSync(folder, { recursive: true, maxRetries: 9, force: true });
});

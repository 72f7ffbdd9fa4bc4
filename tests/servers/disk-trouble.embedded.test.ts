import { randomBytes } from 'node:crypto';
import { cpSync, existsSync, readdirSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openSeededDatabase } from '../../server/seed/seed-database';
import { getCart, writeCartLine } from '../../src/contract/cart';
import { getProducts } from '../../src/contract/catalogue';
import { buildApiStore } from '../fixtures/build-api-store';
import { ContractClient } from '../fixtures/contract-client';
import { shopperWithFloor } from '../fixtures/floor-purchase';
import { spawnStore } from '../fixtures/running-store';
import { openSmallDisk, type SmallDisk } from '../fixtures/small-disk';
import { makeTestFolder } from '../fixtures/test-database';
import { openTestStore } from '../fixtures/test-store';
import { until } from '../fixtures/until';

let built: Awaited<ReturnType<typeof buildApiStore>>;
let shop: string;
beforeAll(async () => {
  [built, shop] = await Promise.all([buildApiStore(), makeTestFolder()]);
});
afterAll(() => {
  built.remove();
  rmSync(shop, { recursive: true, maxRetries: 9, force: true });
});

async function start(dataDir: string): Promise<{ readonly exitCode: number | null; readonly text: string }> {
  const store = await spawnStore(built.program, dataDir);
  return { exitCode: await store.ended, text: store.output() };
}

describe('A start on a damaged folder says in one sentence what to do, and ends with 1', () => {
  it.each<[string, (db: string) => void]>([
    ['the control file is noise', (db) => writeFileSync(join(db, 'global/pg_control'), randomBytes(8_192))],
    [
      'the log is empty',
      (db) =>
        readdirSync(join(db, 'pg_wal'))
          .filter((name) => name.startsWith('0'))
          .forEach((name) => truncateSync(join(db, 'pg_wal', name))),
    ],
    ['a folder of it is gone', (db) => rmSync(join(db, 'base'), { recursive: true })],
    ['it is of another version', (db) => writeFileSync(join(db, 'PG_VERSION'), '12\n')],
  ])('where %s', async (_what, damage) => {
    const dataDir = `${shop}-damaged`;
    cpSync(shop, dataDir, { recursive: true });
    damage(join(dataDir, 'db'));
    const { exitCode, text } = await start(dataDir);
    rmSync(dataDir, { recursive: true, maxRetries: 9 });
    expect([exitCode, text]).toEqual([
      1,
      `The database in ${join(dataDir, 'db')} cannot be opened: it is damaged, or of another version. Move that folder away, then restore a backup: npm run store -- restore FILE\n`,
    ]);
  });

  it('where the folder holds something else', async () => {
    const dataDir = `${shop}-other`;
    cpSync(shop, dataDir, { recursive: true });
    rmSync(join(dataDir, 'db/PG_VERSION'));
    const { exitCode, text } = await start(dataDir);
    rmSync(dataDir, { recursive: true, maxRetries: 9 });
    expect([exitCode, text]).toEqual([1, expect.stringMatching(/^The folder \S+ holds files that are no database of this store\. .*\n$/)]);
  });
});

const trial = openSmallDisk(1);
trial?.remove();

/** Needs a disk of its own: Linux, as root. */
describe.runIf(trial !== null)('On a disk of its own', () => {
  const withDisk = async (megabytes: number, work: (disk: SmallDisk) => Promise<void>): Promise<void> => {
    const disk = openSmallDisk(megabytes);
    if (disk === null) throw new Error('This machine gave a disk before');
    try {
      await work(disk);
    } finally {
      disk.remove();
    }
  };

  it('that is full or read-only a start says so in one sentence, and ends with 1', () =>
    withDisk(100, async (disk) => {
      expect(await start(disk.folder)).toEqual({
        exitCode: 1,
        text: expect.stringMatching(/^The disk that holds \S+ is full: \d+ MB are free, and .*\n$/),
      });
      cpSync(shop, disk.folder, { recursive: true });
      disk.fill();
      expect(await start(disk.folder)).toEqual({
        exitCode: 1,
        text: expect.stringMatching(/^The data folder cannot be used: \S+ \(ENOSPC\)\. Make room, .*\n$/),
      });
      disk.makeRoom();
      disk.setReadOnly();
      expect(await start(disk.folder)).toEqual({
        exitCode: 1,
        text: expect.stringMatching(/^The data folder cannot be used: \S+ \(EROFS\)\. Correct .*\n$/),
      });
    }));

  it('that fills up while it is open a store refuses to write in words, serves what is read, loses nothing, and writes again', () =>
    withDisk(240, async (disk) => {
      cpSync(shop, disk.folder, { recursive: true });
      const opened = await openSeededDatabase({ databaseUrl: null, dataDir: disk.folder });
      const store = await openTestStore({ database: { ...opened, dataDir: disk.folder, url: null } });
      const shopper = await shopperWithFloor(store);
      const write = (boxes: number) =>
        shopper.call(writeCartLine, { lineId: null, productId: 101, pricePerBoxCents: 1, boxes, isInstallationChosen: false });
      const health = async (): Promise<number> => (await store.app.request('/healthz')).status;
      disk.fill();
      await until(async () => (await health()) === 503);
      expect(await (await store.app.request('/healthz')).json()).toEqual({ status: 'unavailable', reason: 'full' });
      for (let boxes = 1; boxes <= 20; boxes += 1) {
        const { httpStatus, headers, outcome } = await write(boxes);
        expect([httpStatus, headers.get('Retry-After')]).toEqual([503, '5']);
        expect(outcome).toMatchObject({
          kind: 'refused',
          message: 'The store cannot save anything just now. Please try again in a moment.',
        });
      }
      expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 9, product: { id: 107 } }]);
      expect(await new ContractClient(store).data(getProducts, 'ALL')).toHaveLength(48);
      disk.makeRoom();
      await until(async () => (await health()) === 200);
      expect((await write(4)).httpStatus).toBe(200);
      expect(await shopper.data(getCart, undefined)).toMatchObject([{ boxes: 4 }, { boxes: 9 }]);
      await store.close();
      const again = await openSeededDatabase({ databaseUrl: null, dataDir: disk.folder });
      expect(await again.health()).toBe('ok');
      await again.close();
    }));

  it('that fills up at once, before a look at it, keeps nobody waiting: the log goes on in room that was kept for it', () =>
    withDisk(240, async (disk) => {
      cpSync(shop, disk.folder, { recursive: true });
      const opened = await openSeededDatabase({ databaseUrl: null, dataDir: disk.folder });
      const kept = join(disk.folder, 'db.kept-room');
      expect(existsSync(kept)).toBe(true);
      disk.fill();
      // More than one part of the log. Without room for the next one the engine waits for ever, and the whole process with it.
      for (let times = 0; times < 20; times += 1)
        await opened.db.execute(sql`select pg_logical_emit_message(true, 'test', repeat('a', 1000000))`);
      expect(existsSync(kept)).toBe(false);
      await until(async () => (await opened.health()) === 'full');
      await expect(opened.db.execute(sql`create table more (number int)`)).rejects.toThrow();
      disk.makeRoom();
      await until(async () => (await opened.health()) === 'ok');
      expect(existsSync(kept)).toBe(true);
      await opened.db.execute(sql`create table more (number int)`);
      await opened.close();
    }));
});

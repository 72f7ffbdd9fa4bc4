import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SHOP_TABLES } from '../../server/repositories/shop-tables';
import { restoreCommand } from '../../server/cli/backup-commands';
import { runCommand } from '../../server/cli/run-command';
import { openTestDatabase, type TestDatabase } from '../fixtures/test-database';
import { fillShop, ownerTool, PICTURE, tableContents } from '../fixtures/filled-shop';
import { openTestStore } from '../fixtures/test-store';

let target: TestDatabase;
let file: string;
let whole: Buffer;
beforeAll(async () => {
  const store = await openTestStore();
  await fillShop(store);
  await ownerTool(store.database, 'backup', 'whole.backup');
  whole = await readFile(join(store.database.dataDir, 'whole.backup'));
  await store.close();
  target = await openTestDatabase();
  file = join(target.dataDir, 'given.backup');
});
afterAll(() => target.close());

/** The backup with its text changed. With `isSealed` the checksum fits again, as a skilled hand would see to. */
function changed(change: (text: string) => string, isSealed: boolean): Buffer {
  const text = gunzipSync(whole).toString('utf8');
  const end = text.lastIndexOf('\n{"sha256":') + 1;
  const body = change(text.slice(0, end));
  expect(body).not.toBe(text.slice(0, end));
  const seal = isSealed ? `${JSON.stringify({ sha256: createHash('sha256').update(body).digest('hex') })}\n` : text.slice(end);
  return gzipSync(body + seal);
}

describe('A backup is refused, and nothing changes, when it', { timeout: 120_000 }, () => {
  it.each<[string, () => Buffer | null, string]>([
    ['is not there', () => null, 'There is no file'],
    ['was cut short', () => whole.subarray(0, Math.floor(whole.length * 0.7)), 'ends in the middle'],
    [
      'was cut between two lines',
      () =>
        gzipSync(
          gunzipSync(whole)
            .toString('utf8')
            .split('\n')
            .slice(0, 40)
            .map((line) => `${line}\n`)
            .join(''),
        ),
      'ends in the middle',
    ],
    [
      'has a byte that flipped',
      () => Buffer.from(whole.map((byte, index) => (index === Math.floor(whole.length / 2) ? byte ^ 1 : byte))),
      'damaged',
    ],
    ['was altered', () => changed((text) => text.replace('"price_per_box_cents":7541', '"price_per_box_cents":1'), false), 'altered'],
    ['lost a row', () => changed((text) => text.replace(/\n\{"code":"PRO15".*\n/, '\n'), false), 'altered'],
    ['is no backup', () => gzipSync('{"name":"something else"}\n'), 'no backup'],
    ['is not compressed', () => Buffer.from('slug,title\n'), 'no backup'],
    ['is of a later format', () => changed((text) => text.replace('"version":1', '"version":2'), true), 'version 2'],
    [
      'comes from a newer store',
      () => changed((text) => text.replace('"migrations":[', '"migrations":["9999_later",'), true),
      'newer version',
    ],
    [
      'comes from an earlier store',
      () => changed((text) => text.replace(/"migrations":\["0000_initial",?/, '"migrations":['), true),
      'earlier version',
    ],
    [
      'holds a picture that leads out of the folder',
      () => changed((text) => text.replace(`"file":"${PICTURE}"`, '"file":"media/../../stolen.avif"'), true),
      'altered',
    ],
    [
      'holds a row that belongs to nobody',
      () => changed((text) => text.replace('"user_id":1,"product_id":101', '"user_id":77,"product_id":101'), true),
      'did not take',
    ],
  ])('%s', async (_what, content, words) => {
    const before = await tableContents(target.db);
    const bytes = content();
    if (bytes !== null) await writeFile(file, bytes);
    const reply = await ownerTool(target, 'restore', bytes === null ? 'nothing.backup' : file);
    expect(reply).toMatchObject({ exitCode: 2, text: expect.stringContaining(words) });
    expect(await tableContents(target.db)).toEqual(before);
    expect(existsSync(join(target.dataDir, PICTURE))).toBe(false);
  });
});

describe('A restore', () => {
  it('into a new folder looks at the file before it makes a shop there', async () => {
    await writeFile(file, whole.subarray(0, 2_000));
    const ask = (name: string) => restoreCommand.beforeNewShop?.({ args: ['restore', name], workingDir: target.dataDir });
    expect(await ask('given.backup')).toMatchObject({ exitCode: 2, text: expect.stringContaining('ends in the middle') });
    await writeFile(file, whole);
    expect(await ask('given.backup')).toBeNull();
  });

  it('waits for nobody while the store is open: it asks to stop it', async () => {
    await writeFile(file, whole);
    const context = { db: target.db, dataDir: target.dataDir, workingDir: target.dataDir, showProgress: () => undefined };
    expect(await runCommand({ ...context, isStoreOpen: true }, ['restore', file])).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('Stop it'),
    });
  });

  it('cleans the HTML of a backup that somebody gave a new checksum', async () => {
    const other = await openTestDatabase();
    await writeFile(
      file,
      changed((text) => text.replace('<p>Ours', '<script>steal()</script><p onclick=\\"steal()\\">Ours'), true),
    );
    expect(await ownerTool(other, 'restore', file)).toMatchObject({ exitCode: 0 });
    const [settings] = (await tableContents(other.db)).get('documents')?.filter((row) => row.includes('"key": "settings"')) ?? [];
    expect(settings).toContain('<p>Ours &amp; <b>only</b> ours</p>');
    expect(settings).not.toContain('steal');
    await other.close();
  });
});

describe('A backup', () => {
  it('brings every table of the shop but logins, reset links, mails on their way, counts of tries, remembered replies and what is found anew', async () => {
    const all = [...(await tableContents(target.db)).keys()].sort();
    const left = [
      'applied_migrations',
      'catalogue_entries',
      'catalogue_feed',
      'outgoing_mails',
      'password_resets',
      'known_devices',
      'rate_windows',
      'request_replies',
      'sessions',
      'staff_challenges',
      'staff_invitations',
      'staff_sessions',
    ];
    expect([...SHOP_TABLES.map(({ name }) => name), ...left].sort()).toEqual(all);
  });

  it('does not write over a file unless that is said, and then only when the new one is whole', async () => {
    await writeFile(file, whole);
    expect(await ownerTool(target, 'backup', file)).toMatchObject({ exitCode: 2, text: expect.stringContaining('--overwrite') });
    const stopped = new AbortController();
    stopped.abort();
    const context = { db: target.db, dataDir: target.dataDir, workingDir: target.dataDir, showProgress: () => undefined };
    expect(await runCommand({ ...context, signal: stopped.signal }, ['backup', file, '--overwrite'])).toMatchObject({
      exitCode: 1,
      text: expect.stringContaining('stopped'),
    });
    expect((await readFile(file)).equals(whole)).toBe(true);
    expect((await readdir(target.dataDir)).filter((name) => name.includes('unfinished'))).toEqual([]);
    expect(await target.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    expect(await ownerTool(target, 'backup', file, '--overwrite')).toMatchObject({ exitCode: 0 });
  });

  it('says what is wrong with the place it is to be written to', async () => {
    await mkdir(join(target.dataDir, 'folder'), { recursive: true });
    expect(await ownerTool(target, 'backup', 'no/such/folder/one.backup')).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('no such file or folder'),
    });
    expect(await ownerTool(target, 'backup', 'folder', '--overwrite')).toMatchObject({
      exitCode: 2,
      text: expect.stringContaining('folder'),
    });
    expect(await ownerTool(target, 'backup')).toMatchObject({ exitCode: 2, text: expect.stringContaining('Name one file') });
    expect(await ownerTool(target, 'backup', 'one', 'two')).toMatchObject({ exitCode: 2 });
  });
});

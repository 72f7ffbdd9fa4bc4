import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../db/open-database';
import { DirectoryInUseError } from '../db/directory-lock';
import { categories } from '../db/schema/catalogue';
import { openSeededDatabase } from './seed-database';
import { openTestDatabase } from '../../tests/fixtures/test-database';
import { readProducts } from '../repositories/catalogue';

const dataDir = mkdtempSync(join(tmpdir(), 'store-open-'));
afterAll(() => rmSync(dataDir, { recursive: true, maxRetries: 9, force: true }));

describe('The embedded database', () => {
  it('is made, migrated and seeded in an empty folder, and opens again as it was', async () => {
    const first = await openSeededDatabase({ databaseUrl: null, dataDir });
    expect(first.engine).toBe('embedded');
    expect(await first.health()).toBe('ok');
    await first.db.execute('update products set is_active = false where id = 101');
    await first.close();
    const again = await openSeededDatabase({ databaseUrl: null, dataDir });
    expect(await readProducts(again.db, null)).toHaveLength(47);
    await again.close();
  });

  it('tells the error of a migration or the seed as it is, and has let go of the folder then', async () => {
    const wrong = new Error('A category of the seed is missing');
    const failing = openDatabase({ databaseUrl: null, dataDir }, () => Promise.reject(wrong));
    await expect(failing).rejects.toBe(wrong);
    const again = await openSeededDatabase({ databaseUrl: null, dataDir });
    expect(await again.health()).toBe('ok');
    await again.close();
  });

  it('calls a folder damaged that the engine cannot open, and keeps what the engine said', async () => {
    const damaged = mkdtempSync(join(tmpdir(), 'store-damaged-'));
    cpSync(dataDir, damaged, { recursive: true });
    rmSync(join(damaged, 'db/global/pg_control'));
    const refusal: unknown = await openSeededDatabase({ databaseUrl: null, dataDir: damaged }).catch((error: unknown) => error);
    rmSync(damaged, { recursive: true, maxRetries: 9 });
    expect(refusal).toMatchObject({
      name: 'DataFolderProblem',
      message: expect.stringContaining('it is damaged'),
      cause: expect.anything(),
    });
  });

  it.each(['categories', 'pg_namespace'])(
    'calls a folder damaged where the file of %s is gone, and has let go of it then',
    async (table) => {
      const damaged = mkdtempSync(join(tmpdir(), 'store-damaged-'));
      cpSync(dataDir, damaged, { recursive: true });
      const whole = await openSeededDatabase({ databaseUrl: null, dataDir: damaged });
      const [file] = await whole.db
        .select({ path: sql<string>`pg_relation_filepath(${table})` })
        .from(categories)
        .limit(1);
      await whole.close();
      rmSync(join(damaged, 'db', file?.path ?? ''));
      const open = () => openSeededDatabase({ databaseUrl: null, dataDir: damaged });
      const isDamaged = { name: 'DataFolderProblem', message: expect.stringContaining('it is damaged'), cause: expect.anything() };
      for (let tries = 0; tries < 2; tries += 1) await expect(open()).rejects.toMatchObject(isDamaged);
      rmSync(damaged, { recursive: true, maxRetries: 9 });
    },
  );

  it('refuses a second store on its folder and serves the first one on', async () => {
    const first = await openTestDatabase();
    const second = openSeededDatabase({ databaseUrl: null, dataDir: first.dataDir });
    await expect(second).rejects.toBeInstanceOf(DirectoryInUseError);
    expect(await readProducts(first.db, null)).toHaveLength(48);
    await first.close();
  });
});

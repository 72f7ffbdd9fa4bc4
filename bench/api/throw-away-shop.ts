import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { importCatalogue } from '../../server/catalogue-files/import-catalogue';
import type { Database } from '../../server/db/database';
import { openDatabase } from '../../server/db/open-database';
import { rateWindows } from '../../server/db/schema/people';
import { products as seeded } from '../../server/seed/products';
import { manyFloorsCsv } from '../../tests/fixtures/many-floors';

export interface ThrowAwayShop {
  readonly dataDir: string;
  remove(): Promise<void>;
}

/** A seeded shop in a folder of its own, or in the PostgreSQL database at this address, with generated products up to `productCount`, brought in as its owner would. */
export async function makeShop(productCount: number, databaseUrl: string | null): Promise<ThrowAwayShop> {
  const dataDir = await mkdtemp(join(tmpdir(), 'store-bench-'));
  const database = await openDatabase({ databaseUrl, dataDir });
  if (productCount > seeded.length) await importFloors(database.db, dataDir, productCount - seeded.length);
  await database.close();
  return { dataDir, remove: () => rm(dataDir, { recursive: true, force: true }) };
}

async function importFloors(db: Database, dataDir: string, count: number): Promise<void> {
  const path = join(dataDir, 'floors.csv');
  await writeFile(path, manyFloorsCsv(count));
  const { isDone, text } = await importCatalogue({
    db,
    dataDir,
    path,
    isDryRun: false,
    retiresMissing: false,
    mayAddCategories: false,
    showProgress: () => undefined,
    signal: new AbortController().signal,
  });
  if (!isDone) throw new Error(text);
}

/** Single-row commits a second that the shop's database makes with nothing around them. */
export async function bareInserts(dataDir: string, databaseUrl: string | null, seconds: number): Promise<number> {
  const database = await openDatabase({ databaseUrl, dataDir });
  const insert = database.db
    .insert(rateWindows)
    .values({ bucket: sql.placeholder('bucket'), startedAt: new Date(), hits: 1 })
    .prepare('');
  const startedAt = performance.now();
  let commits = 0;
  for (; performance.now() - startedAt < seconds * 1000; commits += 1) await insert.execute({ bucket: `bench ${startedAt} ${commits}` });
  const perSecond = commits / ((performance.now() - startedAt) / 1000);
  await database.close();
  return perSecond;
}

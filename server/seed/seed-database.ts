import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { catalogueVersion, categories as categoryTable } from '../db/schema/catalogue';
import { seedCatalogue } from './seed-catalogue';
import { seedContent } from './seed-content';

const SEED_LOCK = 7_210_034;

/** In one transaction. Promo dates are relative to `now` (milliseconds since 1970). */
export async function seedWhenEmpty(db: Database, now: number): Promise<void> {
  if (await hasCategories(db)) return;
  // Protected by: its own advisory lock.
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`);
    if (await hasCategories(tx)) return;
    await seedCatalogue(tx);
    await seedContent(tx, now);
    await tx.insert(catalogueVersion).values({ id: 1, version: 1 });
  });
}

async function hasCategories(db: Database): Promise<boolean> {
  return (await db.select({ id: categoryTable.id }).from(categoryTable).limit(1)).length > 0;
}

import { and, eq, gt, lte, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { catalogueVersion } from '../db/schema/catalogue';
import { articles, documents } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import { lockCatalogue } from './catalogue-changes';

const PUBLISHED_DAY_KEY = 'published-day';

/** `day` is the shop's, YYYY-MM-DD. The owner's version, which a running import compares, stays. True when there were some. */
export async function publishDueArticles(db: Database, day: string): Promise<boolean> {
  if ((await readPublishedDay(db)) === day) return false;
  // Protected by: the catalogue's row lock.
  return db.transaction(async (tx) => {
    await lockCatalogue(tx);
    // The first run publishes nothing: pages show the articles up to today already.
    const before = (await readPublishedDay(tx)) ?? day;
    await tx
      .insert(documents)
      .values({ key: PUBLISHED_DAY_KEY, value: day })
      .onConflictDoUpdate({ target: documents.key, set: { value: day } });
    const [due] = await tx
      .select({ slug: articles.slug })
      .from(articles)
      .where(and(gt(articles.date, before), lte(articles.date, day)))
      .limit(1);
    if (due === undefined) return false;
    await bumpCatalogueVersion(tx);
    await tx.update(catalogueVersion).set({ stockMoves: sql`${catalogueVersion.stockMoves} + 1` });
    return true;
  });
}

async function readPublishedDay(db: Database): Promise<string | null> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, PUBLISHED_DAY_KEY));
  return row === undefined ? null : z.string().parse(row.value);
}

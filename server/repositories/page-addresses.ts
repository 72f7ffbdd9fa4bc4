import { eq, lte } from 'drizzle-orm';
import type { Database } from '../db/database';
import { categories, products } from '../db/schema/catalogue';
import { articles, guides } from '../db/schema/content';

/** `day` as YYYY-MM-DD. */
export async function readPageAddresses(db: Database, day: string): Promise<ReadonlySet<string>> {
  const floors = await db.select({ slug: products.slug }).from(products).where(eq(products.isActive, true));
  const lists = await db.select({ id: categories.id }).from(categories);
  const told = await db.select({ slug: articles.slug }).from(articles).where(lte(articles.date, day));
  const guided = await db.select({ slug: guides.slug }).from(guides);
  return new Set([
    '/products/category/ALL',
    ...lists.map(({ id }) => `/products/category/${id}`),
    ...floors.map(({ slug }) => `/products/${slug}`),
    ...told.map(({ slug }) => `/blog/${slug}`),
    ...guided.map(({ slug }) => `/installation/${slug}`),
  ]);
}

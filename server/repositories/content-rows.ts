import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { categories, pictures, products } from '../db/schema/catalogue';
import { articles, documents, guides } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import {
  aboutDocument,
  bannersDocument,
  homeDocument,
  testimonialsDocument,
  type AboutDocument,
  type BannerDocument,
  type HomeDocument,
  type TestimonialDocument,
  readDocument,
} from './content-document-shapes';

export interface CategoryRow {
  /** Null for a new one. */
  readonly id: number | null;
  readonly title: string;
  readonly descriptionHtml: string;
  readonly pictureName: string | null;
}

export interface GuideRow {
  readonly slug: string;
  readonly title: string;
  readonly pictureNames: readonly string[];
  readonly youtubeUrl: string | null;
  readonly descriptionHtml: string;
}

export interface ArticleRow {
  readonly slug: string;
  readonly title: string;
  readonly date: string;
  readonly pictureName: string | null;
  readonly descriptionHtml: string;
}

/** Pictures by name, in the order of the pages. */
export interface ContentRows {
  readonly banner: readonly BannerDocument[];
  readonly home: HomeDocument;
  readonly categories: readonly CategoryRow[];
  readonly guides: readonly GuideRow[];
  readonly articles: readonly ArticleRow[];
  readonly reviews: readonly TestimonialDocument[];
  readonly about: AboutDocument;
}

const names = z.array(z.string());

/** As the owner wrote them, for the export; pictures by name. */
export async function readContentRows(db: Database): Promise<ContentRows> {
  const guideRows = await db.select().from(guides).orderBy(asc(guides.position), asc(guides.id));
  const articleRows = await db.select().from(articles).orderBy(desc(articles.date), desc(articles.id));
  const categoryRows = await db.select().from(categories).orderBy(asc(categories.position), asc(categories.id));
  return {
    banner: await readDocument(db, 'banners', bannersDocument),
    home: await readDocument(db, 'home', homeDocument),
    categories: categoryRows.map(({ id, title, descriptionHtml, pictureName }) => ({ id, title, descriptionHtml, pictureName })),
    guides: guideRows.map(({ slug, title, pictureNames, youtubeUrl, descriptionHtml }) => ({
      slug,
      title,
      pictureNames: names.parse(pictureNames),
      youtubeUrl,
      descriptionHtml,
    })),
    articles: articleRows.map(({ slug, title, date, pictureName, descriptionHtml }) => ({
      slug,
      title,
      date,
      pictureName,
      descriptionHtml,
    })),
    reviews: await readDocument(db, 'testimonials', testimonialsDocument),
    about: await readDocument(db, 'about', aboutDocument),
  };
}

/** `onSale` counts products by category id. */
export async function readFloorPlaces(
  db: Database,
): Promise<{ readonly idBySlug: ReadonlyMap<string, number>; readonly onSale: ReadonlyMap<number, number> }> {
  const rows = await db
    .select({ id: products.id, slug: products.slug, categoryId: products.categoryId, isActive: products.isActive })
    .from(products);
  const onSale = new Map<number, number>();
  for (const { categoryId, isActive } of rows) if (isActive) onSale.set(categoryId, (onSale.get(categoryId) ?? 0) + 1);
  return { idBySlug: new Map(rows.map(({ slug, id }) => [slug, id])), onSale };
}

/** The subset of these pictures that the store has. */
export async function findHeldPictures(db: Database, wanted: readonly string[]): Promise<ReadonlySet<string>> {
  if (wanted.length === 0) return new Set();
  const rows = await db
    .select({ name: pictures.name })
    .from(pictures)
    .where(inArray(pictures.name, [...wanted]));
  return new Set(rows.map(({ name }) => name));
}

const DOCUMENT_KEYS = { banner: 'banners', home: 'home', reviews: 'testimonials', about: 'about' } as const;

/** Absent kinds stay. Call in a transaction. Withdrawn products of a removed category move to the first remaining one. */
export async function replaceContent(tx: Database, content: Partial<ContentRows>): Promise<void> {
  for (const kind of ['banner', 'home', 'reviews', 'about'] as const) {
    const value = content[kind];
    if (value !== undefined) await tx.update(documents).set({ value }).where(eq(documents.key, DOCUMENT_KEYS[kind]));
  }
  if (content.guides !== undefined) await replaceGuides(tx, content.guides);
  if (content.articles !== undefined) await replaceArticles(tx, content.articles);
  if (content.categories !== undefined) await replaceCategories(tx, content.categories);
  await bumpCatalogueVersion(tx);
}

async function replaceGuides(tx: Database, rows: readonly GuideRow[]): Promise<void> {
  const before = new Map((await tx.select({ id: guides.id, slug: guides.slug }).from(guides)).map(({ id, slug }) => [slug, id]));
  const gone = [...before].filter(([slug]) => !rows.some((row) => row.slug === slug)).map(([, id]) => id);
  if (gone.length > 0) await tx.delete(guides).where(inArray(guides.id, gone));
  for (const [position, row] of rows.entries()) {
    const id = before.get(row.slug);
    const values = { ...row, pictureNames: [...row.pictureNames], position };
    await (id === undefined ? tx.insert(guides).values(values) : tx.update(guides).set(values).where(eq(guides.id, id)));
  }
}

async function replaceArticles(tx: Database, rows: readonly ArticleRow[]): Promise<void> {
  const before = new Map((await tx.select({ id: articles.id, slug: articles.slug }).from(articles)).map(({ id, slug }) => [slug, id]));
  const gone = [...before].filter(([slug]) => !rows.some((row) => row.slug === slug)).map(([, id]) => id);
  if (gone.length > 0) await tx.delete(articles).where(inArray(articles.id, gone));
  // The newest id of a day is shown first.
  for (const row of rows.toReversed()) {
    const id = before.get(row.slug);
    await (id === undefined ? tx.insert(articles).values(row) : tx.update(articles).set(row).where(eq(articles.id, id)));
  }
}

async function replaceCategories(tx: Database, rows: readonly CategoryRow[]): Promise<void> {
  const kept: number[] = [];
  for (const [position, { id, ...row }] of rows.entries()) {
    const [written] =
      id === null
        ? await tx
            .insert(categories)
            .values({ ...row, position })
            .returning({ id: categories.id })
        : await tx
            .update(categories)
            .set({ ...row, position })
            .where(eq(categories.id, id))
            .returning({ id: categories.id });
    if (written !== undefined) kept.push(written.id);
  }
  const gone = (await tx.select({ id: categories.id }).from(categories)).map(({ id }) => id).filter((id) => !kept.includes(id));
  const [first] = kept;
  if (gone.length === 0 || first === undefined) return;
  await tx
    .update(products)
    .set({ categoryId: first })
    .where(and(inArray(products.categoryId, gone), eq(products.isActive, false)));
  await tx.delete(categories).where(inArray(categories.id, gone));
}

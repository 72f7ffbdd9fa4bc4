import { and, asc, desc, eq, lte } from 'drizzle-orm';
import * as z from 'zod';
import type { ListOrder } from '../../src/domain/catalogue-changes';
import type { About, Article, Guide, HomeContent } from '../../src/domain/content';
import type { Database } from '../db/database';
import { articles, guides } from '../db/schema/content';
import { pictures, categories, products } from '../db/schema/catalogue';
import { readCategoriesInEnglish, readProductsById } from './catalogue';
import { aboutDocument, bannersDocument, homeDocument, testimonialsDocument, readDocument } from './content-document-shapes';
import { shownTexts } from './filled-texts';
import { pictureFrom, readPictures, videoAddress, type PictureRow } from './pictures';

/** Throws when the shop's content was never seeded. */
export async function readHome(db: Database): Promise<HomeContent> {
  const texts = await readDocument(db, 'home', homeDocument);
  const banners = await readDocument(db, 'banners', bannersDocument);
  const testimonials = await readDocument(db, 'testimonials', testimonialsDocument);
  const names = [
    ...banners.flatMap((banner) => [banner.pictureName, banner.tallPictureName]),
    ...testimonials.map((said) => said.pictureName),
  ];
  const held = await readPictures(db, names);
  const floors = await readProductsById(
    db,
    banners.flatMap(({ productId }) => productId ?? []),
  );
  const pictureNamed = (name: string | null) => (name === null ? null : pictureFrom(held.get(name)));
  return shownTexts(db, {
    ...texts,
    categories: await readCategoriesInEnglish(db),
    banner: banners.map((banner) => ({
      type: banner.type === 'Image' ? 'image' : 'video',
      picture: pictureFrom(held.get(banner.pictureName)),
      tallPicture: pictureNamed(banner.tallPictureName),
      videoSrc: banner.videoName === null ? null : videoAddress(banner.videoName),
      title: banner.title,
      subtitle: banner.subtitle,
      floor: (banner.productId === null ? undefined : floors.get(banner.productId)) ?? null,
    })),
    testimonials: testimonials.map(({ pictureName, ...said }) => ({ ...said, picture: pictureNamed(pictureName) })),
  } satisfies HomeContent);
}

/** Throws when the shop's content was never seeded. */
export async function readAbout(db: Database): Promise<About> {
  const { pictureName, ...about } = await readDocument(db, 'about', aboutDocument);
  const held = await readPictures(db, [pictureName]);
  return shownTexts(db, { ...about, picture: pictureFrom(held.get(pictureName)) });
}

/** Newest first, without articles dated after `day` (YYYY-MM-DD). */
export async function readArticles(db: Database, day: string): Promise<readonly Article[]> {
  const rows = await db
    .select()
    .from(articles)
    .leftJoin(pictures, eq(pictures.name, articles.pictureName))
    .where(lte(articles.date, day))
    .orderBy(desc(articles.date), desc(articles.id));
  return shownTexts(
    db,
    rows.map((row) => articleFrom(row.articles, row.pictures)),
  );
}

/** Null also before its day. */
export async function readArticle(db: Database, slug: string, day: string): Promise<Article | null> {
  const [row] = await db
    .select()
    .from(articles)
    .leftJoin(pictures, eq(pictures.name, articles.pictureName))
    .where(and(eq(articles.slug, slug), lte(articles.date, day)));
  return row === undefined ? null : shownTexts(db, articleFrom(row.articles, row.pictures));
}

function articleFrom(row: typeof articles.$inferSelect, pictureRow: PictureRow | null): Article {
  const picture = pictureFrom(pictureRow, row.title);
  return {
    id: row.id,
    slug: row.slug,
    title: row.title,
    date: row.date,
    picture,
    thumbnail: picture,
    descriptionHtml: row.descriptionHtml,
  };
}

/** In the shop's order. */
export async function readGuides(db: Database): Promise<readonly Guide[]> {
  return guidesFrom(db, await db.select().from(guides).orderBy(asc(guides.position), asc(guides.id)));
}

/** By slug. */
export async function readGuideOrder(db: Database): Promise<ReadonlyMap<string, ListOrder>> {
  const rows = await db.select({ slug: guides.slug, position: guides.position, id: guides.id }).from(guides);
  return new Map(rows.map(({ slug, position, id }) => [slug, [position, id]]));
}

/** Null for an unknown slug. */
export async function readGuide(db: Database, slug: string): Promise<Guide | null> {
  const [guide] = await guidesFrom(db, await db.select().from(guides).where(eq(guides.slug, slug)));
  return guide ?? null;
}

const namesShape = z.array(z.string());

async function guidesFrom(db: Database, rows: readonly (typeof guides.$inferSelect)[]): Promise<readonly Guide[]> {
  const held = await readPictures(
    db,
    rows.flatMap((row) => namesShape.parse(row.pictureNames)),
  );
  const read = rows.map(({ id, slug, title, pictureNames, youtubeUrl, descriptionHtml }): Guide => {
    const gallery = namesShape.parse(pictureNames).map((name) => pictureFrom(held.get(name), title));
    return {
      id,
      slug,
      title,
      descriptionHtml,
      picture: gallery[0] ?? pictureFrom(null, title),
      media: [
        ...gallery.map((picture) => ({ type: 'image' as const, picture })),
        ...(youtubeUrl === null ? [] : [{ type: 'youtube' as const, url: youtubeUrl }]),
      ],
    };
  });
  return shownTexts(db, read);
}

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

import { and, asc, eq, exists, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import * as z from 'zod';
import type { Category, Media, Product, ProductDetails, SpecificationGroup } from '../../src/domain/catalogue';
import type { ListOrder } from '../../src/domain/catalogue-changes';
import { withFacts } from '../../src/domain/read-floor-facts';
import type { RoomFloor } from '../../src/domain/room-floor';
import type { Database } from '../db/database';
import {
  catalogueFeed,
  catalogueVersion,
  categories,
  pictures,
  productMedia,
  products,
  productStock,
  specificationGroups,
} from '../db/schema/catalogue';
import { groupedBy, specificationRows } from './catalogue-products';
import { shownTexts } from './filled-texts';
import { pictureFrom, videoAddress, type PictureRow } from './pictures';
import { stockFrom, type StockRow } from './stock-rows';
import { inSpokenLanguage } from './translations';

/** The specification rows of a long list never fill the memory at once. */
const ROWS_AT_ONCE = 500;

/** After every bestseller: the database stores ranks as 32-bit numbers. */
const UNRANKED = 2 ** 31;

/** Single boards or tiles, joined beside the products' own pictures. */
const sheets = alias(pictures, 'sheets');

/** Rises with every change of catalogue, content or settings; 0 before the first. */
export async function readCatalogueVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: catalogueVersion.version }).from(catalogueVersion).limit(1);
  return row?.version ?? 0;
}

/**
 * 'NAME.VERSION' as in the names of the catalogue's states, '.VERSION' before the database has its name. A database that a backup was
 * restored into has another name.
 */
export async function readVersionName(db: Database): Promise<string> {
  const [row] = await db
    .select({ version: catalogueVersion.version, name: catalogueFeed.name })
    .from(catalogueVersion)
    .leftJoin(catalogueFeed, eq(catalogueFeed.id, catalogueVersion.id))
    .limit(1);
  return `${row?.name ?? ''}.${row?.version ?? 0}`;
}

/** Without the changes of orders and due articles: it rises when a person changes something. */
export const OWNERS_VERSION = sql<number>`${catalogueVersion.version} - ${catalogueVersion.stockMoves}`;

/** Reads the owner's version. */
export async function readOwnersVersion(db: Database): Promise<number> {
  const [row] = await db.select({ version: OWNERS_VERSION }).from(catalogueVersion).limit(1);
  return row?.version ?? 0;
}

/** Call in the transaction of every such change. */
export async function bumpCatalogueVersion(db: Database): Promise<void> {
  // Protected by: its row lock, which is the catalogue's: it counts in the write.
  await db
    .insert(catalogueVersion)
    .values({ id: 1, version: 1 })
    .onConflictDoUpdate({ target: catalogueVersion.id, set: { version: sql`${catalogueVersion.version} + 1` } });
}

/** Those with a floor on sale, in the shop's order: an empty one would lead shoppers nowhere. */
export async function readCategories(db: Database): Promise<readonly Category[]> {
  return shownTexts(db, await readCategoriesInEnglish(db));
}

/** As the owner wrote them, for what is translated as a whole. */
export async function readCategoriesInEnglish(db: Database): Promise<readonly Category[]> {
  const onSale = db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.categoryId, categories.id), eq(products.isActive, true)));
  const rows = await db
    .select()
    .from(categories)
    .leftJoin(pictures, eq(pictures.name, categories.pictureName))
    .where(exists(onSale))
    .orderBy(asc(categories.position), asc(categories.id));
  return rows.map(({ categories: { id, title, descriptionHtml }, pictures: picture }) => ({
    id,
    title,
    descriptionHtml,
    picture: pictureFrom(picture, title),
  }));
}

/** On sale, bestsellers first; of all categories when null. */
export async function readProducts(db: Database, categoryId: number | null): Promise<readonly Product[]> {
  const rows = await productsWithPicture(db)
    .where(and(eq(products.isActive, true), categoryId === null ? undefined : eq(products.categoryId, categoryId)))
    .orderBy(sql`${products.bestsellerRank} asc nulls last`, asc(products.position), asc(products.id));
  // The facts are read from the English rows.
  return inSpokenLanguage(db, await withFactsOf(db, rows.map(productFrom)));
}

async function withFactsOf(db: Database, listed: readonly Product[]): Promise<readonly Product[]> {
  const done: Product[] = [];
  for (let start = 0; start < listed.length; start += ROWS_AT_ONCE) {
    const some = listed.slice(start, start + ROWS_AT_ONCE);
    const groupsOf = await readGroups(
      db,
      some.map(({ id }) => id),
    );
    for (const product of some) done.push(withFacts(product, groupsOf.get(product.id)));
  }
  return done;
}

async function readGroups(db: Database, productIds: readonly number[]): Promise<ReadonlyMap<number, readonly SpecificationGroup[]>> {
  const rows = await db
    .select()
    .from(specificationGroups)
    .where(inArray(specificationGroups.productId, [...productIds]))
    .orderBy(asc(specificationGroups.position));
  return groupedBy(rows, (row) => row.productId, groupFrom);
}

/** Those on sale only, in English. */
export async function readProductsById(db: Database, ids: readonly number[]): Promise<ReadonlyMap<number, Product>> {
  if (ids.length === 0) return new Map();
  const rows = await productsWithPicture(db).where(and(inArray(products.id, [...ids]), eq(products.isActive, true)));
  return new Map(rows.map((row) => [row.products.id, productFrom(row)]));
}

/** Null when unknown or withdrawn. */
export async function readProductDetails(db: Database, slug: string): Promise<ProductDetails | null> {
  const [found] = await productsWithPicture(db).where(and(eq(products.slug, slug), eq(products.isActive, true)));
  if (found === undefined) return null;
  const product = productFrom(found);
  const specifications = (await readGroups(db, [product.id])).get(product.id) ?? [];
  return inSpokenLanguage(db, { product: withFacts(product, specifications), media: await readMedia(db, product), specifications });
}

function productsWithPicture(db: Database) {
  return db
    .select()
    .from(products)
    .leftJoin(productMedia, and(eq(productMedia.productId, products.id), eq(productMedia.position, 0)))
    .leftJoin(pictures, eq(pictures.name, productMedia.name))
    .leftJoin(sheets, eq(sheets.name, sql`${products.facts} ->> 'boards'`))
    .leftJoin(productStock, eq(productStock.productId, products.id))
    .$dynamic();
}

interface FoundProduct {
  readonly products: typeof products.$inferSelect;
  readonly pictures: PictureRow | null;
  readonly sheets: PictureRow | null;
  readonly product_stock: StockRow | null;
}

function productFrom({ products: row, pictures: picture, sheets: sheet, product_stock: stockRow }: FoundProduct): Product {
  const roomFloor = roomFloorFrom(row.facts, sheet);
  const stock = stockFrom(stockRow);
  const { id, categoryId, title, slug, priceCentsPerSqft, mainPriceCentsPerSqft, saveLabel, pricePerBoxCents, descriptionHtml } = row;
  return {
    id,
    categoryId,
    title,
    slug,
    priceCentsPerSqft,
    mainPriceCentsPerSqft,
    saveLabel,
    pricePerBoxCents,
    descriptionHtml,
    sqftPerBox: row.sqftPerBoxHundredths,
    picture: pictureFrom(picture, title),
    ...(roomFloor === undefined ? {} : { roomFloor }),
    ...(stock === undefined ? {} : { stock }),
  };
}

async function readMedia(db: Database, product: Product): Promise<readonly Media[]> {
  const rows = await mediaRows(db).where(eq(productMedia.productId, product.id)).orderBy(asc(productMedia.position));
  return rows.flatMap((row) => mediaFrom(row, product));
}

function mediaRows(db: Database) {
  return db.select().from(productMedia).leftJoin(pictures, eq(pictures.name, productMedia.name)).$dynamic();
}

function mediaFrom(
  { product_media: entry, pictures: picture }: { product_media: typeof productMedia.$inferSelect; pictures: PictureRow | null },
  product: Product,
): readonly Media[] {
  if (entry.kind === 'image') return [{ type: 'image', picture: pictureFrom(picture, product.title) }];
  if (entry.kind === 'video' && entry.name !== null) return [{ type: 'video', src: videoAddress(entry.name), poster: product.picture }];
  return entry.url === null ? [] : [{ type: 'youtube', url: entry.url }];
}

function groupFrom(row: typeof specificationGroups.$inferSelect): SpecificationGroup {
  return { id: row.id, title: row.title, rows: specificationRows(row.rows) };
}

/** Unknown and withdrawn ones are absent. */
export async function readManyProductDetails(
  db: Database,
  slugs: readonly string[],
): Promise<readonly { readonly order: ListOrder; readonly details: ProductDetails }[]> {
  if (slugs.length === 0) return [];
  const found = await productsWithPicture(db).where(and(inArray(products.slug, [...slugs]), eq(products.isActive, true)));
  const ids = found.map((row) => row.products.id);
  if (ids.length === 0) return [];
  const media = await mediaRows(db).where(inArray(productMedia.productId, ids)).orderBy(asc(productMedia.position));
  const mediaOf = groupedBy(
    media,
    (row) => row.product_media.productId,
    (row) => row,
  );
  const groupsOf = await readGroups(db, ids);
  const all = found.map((each) => {
    const { products: row } = each;
    const specifications = groupsOf.get(row.id) ?? [];
    const product = withFacts(productFrom(each), specifications);
    return {
      order: [row.bestsellerRank ?? UNRANKED, row.position, row.id],
      details: {
        product,
        media: (mediaOf.get(row.id) ?? []).flatMap((entry) => mediaFrom(entry, product)),
        specifications,
      },
    };
  });
  return inSpokenLanguage(db, all);
}

/** `boards` names the picture of single boards or tiles. */
const roomFacts = z.object({
  boards: z.string(),
  plankLengthMm: z.number().positive(),
  plankWidthMm: z.number().positive(),
  lay: z.string().optional(),
  rowStep: z.number().min(0).lt(1).optional(),
  sheen: z.number().min(0).max(1).catch(0.4),
});

/** By the fact `lay`, the usual pattern first. */
const PATTERNS: Readonly<Record<string, RoomFloor['patterns']>> = {
  herringbone: ['herringbone'],
  'glue-down': ['straight', 'diagonal', 'herringbone'],
};

/** Undefined without a picture of its boards or without their size. */
export function roomFloorFrom(facts: unknown, sheet: PictureRow | null): RoomFloor | undefined {
  const read = roomFacts.safeParse(facts);
  if (!read.success || sheet === null) return undefined;
  const { plankLengthMm: lengthMm, plankWidthMm: widthMm, lay = '', rowStep = null, sheen } = read.data;
  return { sheet: pictureFrom(sheet), lengthMm, widthMm, patterns: PATTERNS[lay] ?? ['straight', 'diagonal'], rowStep, sheen };
}

import { and, asc, eq, gt, lte } from 'drizzle-orm';
import * as z from 'zod';
import type { SpecificationRow } from '../../src/domain/catalogue';
import type { Database } from '../db/database';
import { categories, pictures, productMedia, products, productStock, specificationGroups } from '../db/schema/catalogue';

export interface CatalogueProduct {
  readonly slug: string;
  readonly title: string;
  /** The category's title. */
  readonly category: string;
  readonly priceCentsPerSqft: number | null;
  readonly mainPriceCentsPerSqft: number | null;
  readonly pricePerBoxCents: number | null;
  readonly sqftPerBoxHundredths: number | null;
  readonly saveLabel: string | null;
  readonly descriptionHtml: string;
  readonly bestsellerRank: number | null;
  /** In lists, after the bestsellers. */
  readonly position: number;
  readonly isOnSale: boolean;
  /** Null when the owner does not count them. */
  readonly boxesOnHand: number | null;
  /** YYYY-MM-DD; null when unknown. */
  readonly backOn: string | null;
  readonly pictures: readonly NamedPicture[];
  /** Single boards or tiles, which the room view lays. Stored as the fact `boards`. */
  readonly floorPhoto: string | null;
  readonly videoName: string | null;
  readonly youtubeUrl: string | null;
  readonly specifications: readonly { readonly title: string; readonly rows: readonly SpecificationRow[] }[];
  /** Sorted by name, without `boards`. */
  readonly facts: Readonly<Record<string, string | number>>;
}

export interface NamedPicture {
  readonly name: string;
  readonly alt: string;
}

export interface StoredProduct {
  readonly id: number;
  readonly product: CatalogueProduct;
}

/** Few enough that a running store responds in between. */
const AT_ONCE = 200;

const factsShape = z.record(z.string(), z.union([z.string(), z.number()]).catch(''));

/** Withdrawn ones too, ordered by id. */
export async function* readAllProducts(db: Database): AsyncGenerator<readonly StoredProduct[]> {
  for (let after = 0; ;) {
    const rows = await db
      .select()
      .from(products)
      .innerJoin(categories, eq(categories.id, products.categoryId))
      .leftJoin(productStock, eq(productStock.productId, products.id))
      .where(gt(products.id, after))
      .orderBy(asc(products.id))
      .limit(AT_ONCE);
    const last = rows.at(-1);
    if (last === undefined) return;
    const media = await readGalleries(db, after, last.products.id);
    const specifications = await readSpecifications(db, after, last.products.id);
    after = last.products.id;
    yield rows.map((row) => ({
      id: row.products.id,
      product: {
        ...productFrom(row.products, row.categories.title, media.get(row.products.id) ?? [], specifications.get(row.products.id) ?? []),
        boxesOnHand: row.product_stock?.boxesOnHand ?? null,
        backOn: row.product_stock?.backOn ?? null,
      },
    }));
  }
}

type MediaRow = typeof productMedia.$inferSelect & { readonly alt: string | null };
type Specifications = CatalogueProduct['specifications'];

function productFrom(
  row: typeof products.$inferSelect,
  category: string,
  media: readonly MediaRow[],
  specifications: Specifications,
): Omit<CatalogueProduct, 'boxesOnHand' | 'backOn'> {
  const {
    slug,
    title,
    priceCentsPerSqft,
    mainPriceCentsPerSqft,
    pricePerBoxCents,
    sqftPerBoxHundredths,
    saveLabel,
    descriptionHtml,
    bestsellerRank,
    position,
  } = row;
  const { boards, ...facts } = factsShape.parse(row.facts);
  return {
    slug,
    title,
    category,
    priceCentsPerSqft,
    mainPriceCentsPerSqft,
    pricePerBoxCents,
    sqftPerBoxHundredths,
    saveLabel,
    descriptionHtml,
    bestsellerRank,
    position,
    isOnSale: row.isActive,
    pictures: media.flatMap(({ kind, name, alt }) => (kind === 'image' && name !== null ? [{ name, alt: alt ?? '' }] : [])),
    floorPhoto: typeof boards === 'string' && boards !== '' ? boards : null,
    videoName: media.find(({ kind }) => kind === 'video')?.name ?? null,
    youtubeUrl: media.find(({ kind }) => kind === 'youtube')?.url ?? null,
    specifications,
    facts: inOrder(facts),
  };
}

/** By name: the database does not keep their order. */
export function inOrder(facts: Readonly<Record<string, string | number>>): Readonly<Record<string, string | number>> {
  return Object.fromEntries(Object.entries(facts).sort(([a], [b]) => (a < b ? -1 : 1)));
}

async function readGalleries(db: Database, after: number, last: number): Promise<ReadonlyMap<number, readonly MediaRow[]>> {
  const rows = await db
    .select()
    .from(productMedia)
    .leftJoin(pictures, eq(pictures.name, productMedia.name))
    .where(and(gt(productMedia.productId, after), lte(productMedia.productId, last)))
    .orderBy(asc(productMedia.productId), asc(productMedia.position));
  return groupedBy(
    rows,
    (row) => row.product_media.productId,
    (row) => ({ ...row.product_media, alt: row.pictures?.alt ?? null }),
  );
}

async function readSpecifications(db: Database, after: number, last: number): Promise<ReadonlyMap<number, Specifications>> {
  const rows = await db
    .select()
    .from(specificationGroups)
    .where(and(gt(specificationGroups.productId, after), lte(specificationGroups.productId, last)))
    .orderBy(asc(specificationGroups.productId), asc(specificationGroups.position));
  return groupedBy(
    rows,
    (row) => row.productId,
    (row) => ({ title: row.title, rows: specificationRows(row.rows).map(({ title, value }) => ({ title, value })) }),
  );
}

/** Rows keep their order. */
export function groupedBy<Row, Value>(
  rows: readonly Row[],
  keyOf: (row: Row) => number,
  valueOf: (row: Row) => Value,
): ReadonlyMap<number, readonly Value[]> {
  const groups = new Map<number, Value[]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? [];
    groups.set(keyOf(row), group);
    group.push(valueOf(row));
  }
  return groups;
}

/** As the store shows it at its widest. */
export interface HeldPicture {
  readonly alt: string;
  readonly widthPx: number;
  readonly heightPx: number;
}

/** What a catalogue file may refer to. */
export interface CatalogueNames {
  readonly categories: readonly { readonly id: number; readonly title: string }[];
  /** By name. */
  readonly pictures: ReadonlyMap<string, HeldPicture>;
  readonly videoNames: ReadonlySet<string>;
}

/** The names of the products' videos. */
export async function readVideoNames(db: Database): Promise<ReadonlySet<string>> {
  const videos = await db.selectDistinct({ name: productMedia.name }).from(productMedia).where(eq(productMedia.kind, 'video'));
  return new Set(videos.flatMap(({ name }) => name ?? []));
}

/** What an owner's file may refer to. */
export async function readCatalogueNames(db: Database): Promise<CatalogueNames> {
  const held = await db
    .select({ name: pictures.name, alt: pictures.alt, widthPx: pictures.widthPx, heightPx: pictures.heightPx })
    .from(pictures);
  return {
    categories: await db
      .select({ id: categories.id, title: categories.title })
      .from(categories)
      .orderBy(asc(categories.position), asc(categories.id)),
    pictures: new Map(held.map(({ name, ...picture }) => [name, picture])),
    videoNames: await readVideoNames(db),
  };
}

const rowsShape = z.array(z.object({ title: z.string(), value: z.string() }));

/** Throws when malformed. */
export function specificationRows(stored: unknown): readonly SpecificationRow[] {
  return rowsShape.parse(stored);
}

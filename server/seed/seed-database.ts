import { sql } from 'drizzle-orm';
import type { DatabaseConfig, OpenDatabase, Database } from '../db/database';
import { openDatabase } from '../db/open-database';
import {
  catalogueVersion,
  categories as categoryTable,
  productMedia,
  products as productTable,
  specificationGroups,
} from '../db/schema/catalogue';
import { writeTranslations } from '../repositories/translations';
import { spanishOfSample } from './es/translations';
import { seedContent } from './seed-content';
import { categories } from './categories';
import { products } from './products';
import type { ProductSeed } from './seed-shapes';

/** Fills an empty database with the sample shop. Throws as `openDatabase` does. */
export function openSeededDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  return openDatabase(config, ({ patientDb }) => seedWhenEmpty(patientDb, Date.now()));
}

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
    await writeTranslations(tx, 'es', spanishOfSample());
    await tx.insert(catalogueVersion).values({ id: 1, version: 1 });
  });
}

async function hasCategories(db: Database): Promise<boolean> {
  return (await db.select({ id: categoryTable.id }).from(categoryTable).limit(1)).length > 0;
}

/** With the seed's ids; sequences continue after them. */
async function seedCatalogue(tx: Database): Promise<void> {
  await tx.insert(categoryTable).values(categories.map((category, position) => ({ ...category, position })));
  await tx.insert(productTable).values(products.map(productRow));
  await tx.insert(productMedia).values(products.flatMap(mediaRows));
  await tx
    .insert(specificationGroups)
    .values(
      products.flatMap((product) =>
        product.specifications.map((group, position) => ({ productId: product.id, position, title: group.title, rows: group.rows })),
      ),
    );
  await tx.execute(sql`select setval('categories_id_seq', (select max(id) from categories))`);
  await tx.execute(sql`select setval('products_id_seq', (select max(id) from products))`);
}

function productRow(product: ProductSeed, position: number): typeof productTable.$inferInsert {
  const { id, categoryId, title, slug, saveLabel, pricePerBoxCents, descriptionHtml, bestsellerRank } = product;
  const { series, colour, core, thicknessMm, padMm, wearLayerMil, plankWidthMm, plankLengthMm, piecesPerBox, boxWeightLb } = product;
  return {
    id,
    categoryId,
    title,
    slug,
    saveLabel,
    pricePerBoxCents,
    descriptionHtml,
    bestsellerRank,
    position,
    priceCentsPerSqft: product.priceCents,
    mainPriceCentsPerSqft: product.mainPriceCents,
    sqftPerBoxHundredths: product.sqftPerBoxHundredths,
    facts: {
      series,
      colour,
      core,
      thicknessMm,
      padMm,
      wearLayerMil,
      plankWidthMm,
      plankLengthMm,
      piecesPerBox,
      boxWeightLb,
      ...product.roomFacts,
    },
  };
}

function mediaRows(product: ProductSeed): (typeof productMedia.$inferInsert)[] {
  const entries = [
    ...product.pictureNames.map((name) => ({ kind: 'image', name, url: null })),
    ...(product.videoName === null ? [] : [{ kind: 'video', name: product.videoName, url: null }]),
    ...(product.youtubeUrl === null ? [] : [{ kind: 'youtube', name: null, url: product.youtubeUrl }]),
  ];
  return entries.map((entry, position) => ({ productId: product.id, position, ...entry }));
}

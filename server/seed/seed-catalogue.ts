import { sql } from 'drizzle-orm';
import type { Database } from '../db/database';
import { categories as categoryTable, productMedia, products as productTable, specificationGroups } from '../db/schema/catalogue';
import { categories } from './categories';
import { products } from './products';
import type { ProductSeed } from './seed-shapes';

/** With the seed's ids; sequences continue after them. */
export async function seedCatalogue(tx: Database): Promise<void> {
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

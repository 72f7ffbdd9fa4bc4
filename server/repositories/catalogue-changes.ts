import { eq, inArray, sql, type SQL } from 'drizzle-orm';
import { safeHtml } from '../safe-html';
import type { Database } from '../db/database';
import { catalogueVersion, categories, pictures, productMedia, products, specificationGroups } from '../db/schema/catalogue';
import { OWNERS_VERSION } from './catalogue';
import type { CatalogueProduct } from './catalogue-products';

const given = (column: string): SQL => sql`excluded.${sql.identifier(column)}`;

/** `id` is null for a new one. */
export interface ProductChange {
  readonly id: number | null;
  readonly categoryId: number;
  readonly product: CatalogueProduct;
}

/** Returns what `readOwnersVersion` reads. */
export async function lockCatalogue(tx: Database): Promise<number> {
  const [row] = await tx.select({ version: OWNERS_VERSION }).from(catalogueVersion).where(eq(catalogueVersion.id, 1)).for('update');
  return row?.version ?? 0;
}

/** After the existing ones. Returns their ids by title. */
export async function addCategories(tx: Database, titles: readonly string[]): Promise<ReadonlyMap<string, number>> {
  if (titles.length === 0) return new Map();
  const behind = sql<number>`(select coalesce(max(position), -1) + 1 from categories)`;
  const ids = new Map<string, number>();
  for (const title of titles) {
    const [row] = await tx.insert(categories).values({ title, descriptionHtml: '', position: behind }).returning({ id: categories.id });
    if (row !== undefined) ids.set(title, row.id);
  }
  return ids;
}

/** Updates existing ones by name. */
export async function putPictures(tx: Database, rows: readonly (typeof pictures.$inferInsert)[]): Promise<void> {
  if (rows.length === 0) return;
  const set = {
    widthPx: given('width_px'),
    heightPx: given('height_px'),
    widths: given('widths'),
    color: given('color'),
    alt: given('alt'),
  };
  await tx
    .insert(pictures)
    .values([...rows])
    .onConflictDoUpdate({ target: pictures.name, set });
}

/** An unknown name changes nothing. */
export async function setPictureAlt(tx: Database, name: string, alt: string): Promise<void> {
  await tx.update(pictures).set({ alt }).where(eq(pictures.name, name));
}

/** Some hundreds per call, each product once. The embedded engine reads one JSON parameter per table several times faster. */
export async function putProducts(tx: Database, changes: readonly ProductChange[]): Promise<void> {
  const known = changes.flatMap(({ id }) => id ?? []);
  if (known.length > 0) {
    await tx.delete(productMedia).where(inArray(productMedia.productId, known));
    await tx.delete(specificationGroups).where(inArray(specificationGroups.productId, known));
  }
  await tx.execute(sql`
    insert into products (id, category_id, title, slug, price_cents_per_sqft, main_price_cents_per_sqft, save_label, price_per_box_cents,
      sqft_per_box_hundredths, description_html, facts, bestseller_rank, is_active, position)
    select coalesce(id, nextval('products_id_seq')), category_id, title, slug, price_cents_per_sqft, main_price_cents_per_sqft, save_label,
      price_per_box_cents, sqft_per_box_hundredths, description_html, facts, bestseller_rank, is_active, position
    from jsonb_to_recordset(${JSON.stringify(changes.map(productRow))}::jsonb) as given(id integer, category_id integer, title text, slug text,
      price_cents_per_sqft integer, main_price_cents_per_sqft integer, save_label text, price_per_box_cents integer, sqft_per_box_hundredths integer,
      description_html text, facts jsonb, bestseller_rank integer, is_active boolean, position integer)
    on conflict (id) do update set category_id = excluded.category_id, title = excluded.title, price_cents_per_sqft = excluded.price_cents_per_sqft,
      main_price_cents_per_sqft = excluded.main_price_cents_per_sqft, save_label = excluded.save_label, price_per_box_cents = excluded.price_per_box_cents,
      sqft_per_box_hundredths = excluded.sqft_per_box_hundredths, description_html = excluded.description_html, facts = excluded.facts,
      bestseller_rank = excluded.bestseller_rank, is_active = excluded.is_active, position = excluded.position`);
  await tx.execute(sql`
    insert into product_media (product_id, position, kind, name, url)
    select products.id, given.position, kind, name, url
    from jsonb_to_recordset(${JSON.stringify(changes.flatMap(({ product }) => mediaRows(product)))}::jsonb)
      as given(slug text, position integer, kind text, name text, url text) join products using (slug)`);
  await tx.execute(sql`
    insert into specification_groups (product_id, position, title, rows)
    select products.id, given.position, given.title, given.rows
    from jsonb_to_recordset(${JSON.stringify(changes.flatMap(({ product }) => groupRows(product)))}::jsonb)
      as given(slug text, position integer, title text, rows jsonb) join products using (slug)`);
}

/** Carts leave them out; orders have their own copies. */
export async function retireProducts(tx: Database, ids: readonly number[]): Promise<void> {
  if (ids.length > 0)
    await tx
      .update(products)
      .set({ isActive: false })
      .where(inArray(products.id, [...ids]));
}

function productRow({ id, categoryId, product }: ProductChange): Readonly<Record<string, unknown>> {
  return {
    id,
    category_id: categoryId,
    title: product.title,
    slug: product.slug,
    price_cents_per_sqft: product.priceCentsPerSqft,
    main_price_cents_per_sqft: product.mainPriceCentsPerSqft,
    save_label: product.saveLabel,
    price_per_box_cents: product.pricePerBoxCents,
    sqft_per_box_hundredths: product.sqftPerBoxHundredths,
    description_html: safeHtml(product.descriptionHtml),
    facts: product.floorPhoto === null ? product.facts : { ...product.facts, boards: product.floorPhoto },
    bestseller_rank: product.bestsellerRank,
    is_active: product.isOnSale,
    position: product.position,
  };
}

function mediaRows({ slug, pictures: gallery, videoName, youtubeUrl }: CatalogueProduct): readonly Readonly<Record<string, unknown>>[] {
  const entries = [
    ...gallery.map(({ name }) => ({ kind: 'image', name })),
    ...(videoName === null ? [] : [{ kind: 'video', name: videoName }]),
    ...(youtubeUrl === null ? [] : [{ kind: 'youtube', url: youtubeUrl }]),
  ];
  return entries.map((entry, position) => ({ slug, position, ...entry }));
}

function groupRows({ slug, specifications }: CatalogueProduct): readonly Readonly<Record<string, unknown>>[] {
  return specifications.map(({ title, rows }, position) => ({ slug, position, title, rows }));
}

import { customType, boolean, index, integer, jsonb, pgTable, primaryKey, serial, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import { safeHtml } from '../../safe-html';

/** Sanitised on every write. */
export const richText = customType<{ data: string; driverData: string }>({ dataType: () => 'text', toDriver: safeHtml });

/** Texts whose name ends in `Html` are sanitised. */
export const richJson = customType<{ data: unknown; driverData: string }>({
  dataType: () => 'jsonb',
  toDriver: (value) =>
    JSON.stringify(value, (name, held: unknown) => (name.endsWith('Html') && typeof held === 'string' ? safeHtml(held) : held)),
});

/** Money in cents, areas in hundredths of a square foot, sanitised HTML. */
export const categories = pgTable('categories', {
  id: serial('id').primaryKey(),
  title: text('title').notNull(),
  descriptionHtml: richText('description_html').notNull(),
  pictureName: text('picture_name'),
  position: integer('position').notNull().default(0),
});

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    categoryId: integer('category_id')
      .notNull()
      .references(() => categories.id),
    title: text('title').notNull(),
    slug: text('slug').notNull(),
    priceCentsPerSqft: integer('price_cents_per_sqft'),
    mainPriceCentsPerSqft: integer('main_price_cents_per_sqft'),
    saveLabel: text('save_label'),
    pricePerBoxCents: integer('price_per_box_cents'),
    sqftPerBoxHundredths: integer('sqft_per_box_hundredths'),
    descriptionHtml: richText('description_html').notNull(),
    /** Core, sizes in millimetres, boards … (ProductSeed). */
    facts: jsonb('facts').notNull().default({}),
    bestsellerRank: integer('bestseller_rank'),
    /** Withdrawn products stay for old orders. */
    isActive: boolean('is_active').notNull().default(true),
    position: integer('position').notNull().default(0),
  },
  (table) => [uniqueIndex('products_slug').on(table.slug), index('products_category').on(table.categoryId)],
);

/** No row when the owner has stated neither boxes nor a day. Days as YYYY-MM-DD. */
export const productStock = pgTable('product_stock', {
  productId: integer('product_id')
    .primaryKey()
    .references(() => products.id, { onDelete: 'cascade' }),
  /** Null when only the day is known. Never below 0. */
  boxesOnHand: integer('boxes_on_hand'),
  /** When the owner last stated it, or an order last changed it. */
  countedOn: text('counted_on').notNull(),
  /** When somebody last counted the boxes; orders leave it. Null for counts of before. */
  countedAt: timestamp('counted_at', { withTimezone: true }),
  backOn: text('back_on'),
  /** Orders have changed the boxes since the last catalogue version. */
  isMoved: boolean('is_moved').notNull().default(false),
});

/** `kind` is image, video or youtube. Names resolve under /media. */
export const productMedia = pgTable(
  'product_media',
  {
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    kind: text('kind').notNull(),
    name: text('name'),
    url: text('url'),
  },
  (table) => [primaryKey({ columns: [table.productId, table.position] })],
);

export const specificationGroups = pgTable(
  'specification_groups',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    position: integer('position').notNull(),
    title: text('title').notNull(),
    /** [{title, value}] in order. */
    rows: jsonb('rows').notNull(),
  },
  (table) => [index('specification_groups_product').on(table.productId)],
);

/** The key is the name under /media. */
export const pictures = pgTable('pictures', {
  name: text('name').primaryKey(),
  widthPx: integer('width_px').notNull(),
  heightPx: integer('height_px').notNull(),
  widths: jsonb('widths').notNull(),
  color: text('color').notNull(),
  alt: text('alt').notNull(),
});

/** Increases with every change of catalogue, content or settings. */
export const catalogueVersion = pgTable('catalogue_version', {
  id: integer('id').primaryKey(),
  version: integer('version').notNull(),
  /** An import ignores these changes: no person made them. */
  stockMoves: integer('stock_moves').notNull().default(0),
});

/** Derived after each catalogue version; not backed up. */
export const catalogueEntries = pgTable(
  'catalogue_entries',
  {
    /** product, guide, article or picture. */
    kind: text('kind').notNull(),
    /** A slug; for a picture its name. */
    key: text('key').notNull(),
    hash: text('hash').notNull(),
    bytes: integer('bytes').notNull(),
    version: integer('version').notNull(),
    isRemoved: boolean('is_removed').notNull().default(false),
    /** For content of another database: when this store first saw it. */
    changedAt: timestamp('changed_at', { withTimezone: true }).notNull().defaultNow(),
    files: jsonb('files'),
  },
  (table) => [
    primaryKey({ columns: [table.kind, table.key] }),
    index('catalogue_entries_version').on(table.version, table.kind, table.key),
  ],
);

/** Devices tell databases apart by the random name. */
export const catalogueFeed = pgTable('catalogue_feed', {
  id: integer('id').primaryKey(),
  name: text('name').notNull(),
  version: integer('version').notNull(),
});

import { setImmediate as otherWork } from 'node:timers/promises';
import { hundredthsText } from '../../src/domain/number-text';
import { type CatalogueProduct, readAllProducts, type StoredProduct } from '../repositories/catalogue-products';
import type { Database } from '../db/database';
import { writeWhole } from '../media/write-whole';
import { factsText, listText, specificationsText, withoutFormula } from './cell-text';
import { COLUMNS, STOCK_COLUMNS, type ColumnName } from './file-row';
import type { FileKind } from './read-file';

/** Products as a spreadsheet. */
export function csvText(products: readonly CatalogueProduct[]): string {
  const columns = products.some(saysStock) ? COLUMNS : COLUMNS.filter((column) => !STOCK_COLUMNS.includes(column));
  const records = [
    columns,
    ...products.map((product) => {
      const cells = spreadsheetCells(product);
      return columns.map((column) => cells[column]);
    }),
  ];
  return csvOf(records);
}

/** RFC 4180; the byte order mark lets spreadsheets read UTF-8. No cell runs as a formula. */
export function csvOf(records: readonly (readonly string[])[]): string {
  return `\ufeff${records.map((cells) => `${cells.map(quoted).join(',')}\r\n`).join('')}`;
}

/** One product a line. */
export function jsonText(products: readonly CatalogueProduct[]): string {
  const isStockSaid = products.some(saysStock);
  const text = (product: CatalogueProduct): string => JSON.stringify(jsonProduct(product, isStockSaid));
  return `{"products": [\n${products.map(text).join(',\n')}\n]}\n`;
}

function saysStock({ boxesOnHand, backOn }: CatalogueProduct): boolean {
  return boxesOnHand !== null || backOn !== null;
}

function spreadsheetCells(product: CatalogueProduct): Record<ColumnName, string> {
  const hundredths = (value: number | null): string => (value === null ? '' : hundredthsText(value));
  return {
    slug: product.slug,
    title: product.title,
    category: product.category,
    price_per_sqft: hundredths(product.priceCentsPerSqft),
    was_price_per_sqft: hundredths(product.mainPriceCentsPerSqft),
    price_per_box: hundredths(product.pricePerBoxCents),
    sqft_per_box: hundredths(product.sqftPerBoxHundredths),
    save_label: product.saveLabel ?? '',
    description_html: product.descriptionHtml,
    bestseller_rank: product.bestsellerRank === null ? '' : String(product.bestsellerRank),
    position: String(product.position),
    on_sale: product.isOnSale ? 'yes' : 'no',
    boxes_on_hand: product.boxesOnHand === null ? '' : String(product.boxesOnHand),
    back_on: product.backOn ?? '',
    pictures: listText(product.pictures.map(({ name }) => `media:${name}`)),
    picture_alts: listText(product.pictures.map(({ alt }) => alt)),
    floor_photo: product.floorPhoto === null ? '' : `media:${product.floorPhoto}`,
    video: product.videoName ?? '',
    youtube_url: product.youtubeUrl ?? '',
    specifications: specificationsText(product.specifications),
    facts: factsText(product.facts),
  };
}

function jsonProduct(product: CatalogueProduct, isStockSaid: boolean): Partial<Record<ColumnName, unknown>> {
  const hundredths = (value: number | null): number | null => (value === null ? null : value / 100);
  return {
    slug: product.slug,
    title: product.title,
    category: product.category,
    price_per_sqft: hundredths(product.priceCentsPerSqft),
    was_price_per_sqft: hundredths(product.mainPriceCentsPerSqft),
    price_per_box: hundredths(product.pricePerBoxCents),
    sqft_per_box: hundredths(product.sqftPerBoxHundredths),
    save_label: product.saveLabel,
    description_html: product.descriptionHtml,
    bestseller_rank: product.bestsellerRank,
    position: product.position,
    on_sale: product.isOnSale,
    ...(isStockSaid ? { boxes_on_hand: product.boxesOnHand, back_on: product.backOn } : {}),
    pictures: product.pictures.map(({ name, alt }) => ({ file: `media:${name}`, alt })),
    floor_photo: product.floorPhoto === null ? null : `media:${product.floorPhoto}`,
    video: product.videoName,
    youtube_url: product.youtubeUrl,
    specifications: product.specifications,
    facts: product.facts,
  };
}

function quoted(text: string): string {
  const cell = withoutFormula(text);
  return /[",;\r\n]|^\s|\s$/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}

/** `leftOut`: withdrawn sample products. */
interface Exported {
  readonly written: number;
  readonly leftOut: number;
}

/** Without withdrawn sample products. The file is written whole or not at all. */
export async function exportCatalogue(db: Database, path: string, kind: FileKind): Promise<Exported> {
  // Loaded on demand: a running store does not need the sample shop.
  const { isSampleFloor } = await import('../seed/demo-content');
  const stored: StoredProduct[] = [];
  let leftOut = 0;
  for await (const batch of readAllProducts(db)) {
    const kept = batch.filter(({ product }) => product.isOnSale || !isSampleFloor(product));
    stored.push(...kept);
    leftOut += batch.length - kept.length;
    await otherWork();
  }
  const products = stored.sort((a, b) => a.product.position - b.product.position || a.id - b.id).map(({ product }) => product);
  await writeWhole(path, Buffer.from(kind === 'csv' ? csvText(products) : jsonText(products)));
  return { written: products.length, leftOut };
}

import { setImmediate as otherWork } from 'node:timers/promises';
import { hundredthsText } from '../../src/domain/number-text';
import { type CatalogueProduct, readAllProducts, type StoredProduct } from '../repositories/catalogue-products';
import type { Database } from '../db/database';
import { writeWhole } from '../media/write-whole';
import { factsText, listText, specificationsText, withoutFormula } from './cell-text';
import { readTranslations, textsOf, type Translations } from '../repositories/translations';
import { COLUMNS, SPANISH_COLUMNS, STOCK_COLUMNS, type ColumnName } from './file-row';
import type { FileKind } from './read-file';
import { spanishCells } from './spanish-cells';

/** Products as a spreadsheet, with what is there of their Spanish. */
export function csvText(products: readonly CatalogueProduct[], spanish: Translations = new Map()): string {
  const leftOut = [...(products.some(saysStock) ? [] : STOCK_COLUMNS), ...(spanish.size > 0 ? [] : SPANISH_COLUMNS)];
  const columns = COLUMNS.filter((column) => !leftOut.includes(column));
  const records = [
    columns,
    ...products.map((product) => {
      const cells = spreadsheetCells(product, spanish);
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
export function jsonText(products: readonly CatalogueProduct[], spanish: Translations = new Map()): string {
  const isStockSaid = products.some(saysStock);
  const text = (product: CatalogueProduct): string => JSON.stringify(jsonProduct(product, isStockSaid, spanish));
  return `{"products": [\n${products.map(text).join(',\n')}\n]}\n`;
}

function saysStock({ boxesOnHand, backOn }: CatalogueProduct): boolean {
  return boxesOnHand !== null || backOn !== null;
}

function spreadsheetCells(product: CatalogueProduct, found: Translations): Record<ColumnName, string> {
  const spanish = spanishCells(product, found);
  const hundredths = (value: number | null): string => (value === null ? '' : hundredthsText(value));
  return {
    slug: product.slug,
    title: product.title,
    title_es: spanish.title,
    category: product.category,
    price_per_sqft: hundredths(product.priceCentsPerSqft),
    was_price_per_sqft: hundredths(product.mainPriceCentsPerSqft),
    price_per_box: hundredths(product.pricePerBoxCents),
    sqft_per_box: hundredths(product.sqftPerBoxHundredths),
    save_label: product.saveLabel ?? '',
    save_label_es: spanish.saveLabel,
    description_html: product.descriptionHtml,
    description_html_es: spanish.descriptionHtml,
    bestseller_rank: product.bestsellerRank === null ? '' : String(product.bestsellerRank),
    position: String(product.position),
    on_sale: product.isOnSale ? 'yes' : 'no',
    boxes_on_hand: product.boxesOnHand === null ? '' : String(product.boxesOnHand),
    back_on: product.backOn ?? '',
    pictures: listText(product.pictures.map(({ name }) => `media:${name}`)),
    picture_alts: listText(product.pictures.map(({ alt }) => alt)),
    picture_alts_es: listText(spanish.pictureAlts),
    floor_photo: product.floorPhoto === null ? '' : `media:${product.floorPhoto}`,
    video: product.videoName ?? '',
    youtube_url: product.youtubeUrl ?? '',
    specifications: specificationsText(product.specifications),
    specifications_es: specificationsText(spanish.specifications),
    facts: factsText(product.facts),
  };
}

function jsonProduct(product: CatalogueProduct, isStockSaid: boolean, found: Translations): Partial<Record<ColumnName, unknown>> {
  const isSpanishSaid = found.size > 0;
  const spanish = spanishCells(product, found);
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
    pictures: product.pictures.map(({ name, alt }, index) => ({
      file: `media:${name}`,
      alt,
      ...(isSpanishSaid ? { alt_es: spanish.pictureAlts[index] } : {}),
    })),
    floor_photo: product.floorPhoto === null ? null : `media:${product.floorPhoto}`,
    video: product.videoName,
    youtube_url: product.youtubeUrl,
    specifications: product.specifications,
    facts: product.facts,
    ...(isSpanishSaid
      ? {
          title_es: spanish.title,
          save_label_es: spanish.saveLabel,
          description_html_es: spanish.descriptionHtml,
          specifications_es: spanish.specifications,
        }
      : {}),
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
  const spanish = new Map<string, string>();
  let leftOut = 0;
  for await (const batch of readAllProducts(db)) {
    const kept = batch.filter(({ product }) => product.isOnSale || !isSampleFloor(product));
    stored.push(...kept);
    leftOut += batch.length - kept.length;
    const found = await readTranslations(db, 'es', textsOf(kept.map(({ product }) => product)));
    for (const [key, text] of found) spanish.set(key, text);
    await otherWork();
  }
  const products = stored.sort((a, b) => a.product.position - b.product.position || a.id - b.id).map(({ product }) => product);
  await writeWhole(path, Buffer.from(kind === 'csv' ? csvText(products, spanish) : jsonText(products, spanish)));
  return { written: products.length, leftOut };
}

import { setImmediate as otherWork } from 'node:timers/promises';
import type { Database } from '../db/database';
import { writeWhole } from '../media/write-whole';
import { readAllProducts, type StoredProduct } from '../repositories/catalogue-products';
import type { FileKind } from './read-file';
import { csvText, jsonText } from './write-file';

/** `leftOut`: withdrawn sample products. */
export interface Exported {
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

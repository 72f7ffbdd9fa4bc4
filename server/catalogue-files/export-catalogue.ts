import { setImmediate as otherWork } from 'node:timers/promises';
import type { Database } from '../db/database';
import { writeWhole } from '../media/write-whole';
import { readAllProducts, type StoredProduct } from '../repositories/catalogue-products';
import type { FileKind } from './read-file';
import { csvText, jsonText } from './write-file';

/** Writes every product, withdrawn ones too, in the order of the lists; gives how many. The file is there whole or not at all. */
export async function exportCatalogue(db: Database, path: string, kind: FileKind): Promise<number> {
  const stored: StoredProduct[] = [];
  for await (const batch of readAllProducts(db)) {
    stored.push(...batch);
    await otherWork();
  }
  const products = stored.sort((a, b) => a.product.position - b.product.position || a.id - b.id).map(({ product }) => product);
  await writeWhole(path, Buffer.from(kind === 'csv' ? csvText(products) : jsonText(products)));
  return products.length;
}

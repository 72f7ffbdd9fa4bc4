import { setImmediate as otherWork } from 'node:timers/promises';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import type { MadePicture } from '../media/made-picture';
import { bumpCatalogueVersion } from '../repositories/catalogue';
import { addCategories, lockCatalogue, putPictures, putProducts, retireProducts, setPictureAlt } from '../repositories/catalogue-changes';
import { putStock } from '../repositories/stock';
import { lockAllStock } from '../repositories/stock-rows';
import { newTranslations, writeTranslations } from '../repositories/translations';
import type { ImportPlan } from './plan-import';

export interface ImportWork {
  readonly plan: ImportPlan;
  readonly made: ReadonlyMap<string, MadePicture>;
  readonly retiresMissing: boolean;
  /** By title. */
  readonly categoryIds: ReadonlyMap<string, number>;
  /** `readOwnersVersion` before the plan was made. */
  readonly version: number;
}

/** A running store responds between two statements. */
const ROWS_AT_ONCE = 200;

/** One transaction. False, without a change, when the catalogue has changed since the plan was made. */
export function writeImport(db: Database, work: ImportWork, onWritten: (products: number) => void): Promise<boolean> {
  const { plan, made, retiresMissing } = work;
  const day = shopDayOf(Date.now());
  // Protected by: the catalogue's row lock, and its version since the plan was made.
  return db.transaction(async (tx) => {
    if ((await lockCatalogue(tx)) !== work.version) return false;
    const categoryIds = new Map([...work.categoryIds, ...(await addCategories(tx, plan.newCategories))]);
    const rows = plan.filePictures.flatMap(({ source: { name }, alt }) => {
      const picture = made.get(name);
      return picture === undefined ? [] : [{ name, alt, ...picture }];
    });
    for (const batch of inBatches(rows)) await putPictures(tx, batch);
    for (const { name, alt } of plan.newAlts) await setPictureAlt(tx, name, alt);
    let written = 0;
    for (const batch of inBatches([...plan.added, ...plan.changed])) {
      await putProducts(
        tx,
        batch.map(({ id, product }) => ({ id, product, categoryId: categoryIds.get(product.category) ?? 0 })),
      );
      written += batch.length;
      onWritten(written);
      // The embedded engine runs in this thread and does not yield by itself.
      await otherWork();
    }
    // Batches in the file's order could deadlock with an order, which locks its rows by id.
    if (plan.stock.length > 0) await lockAllStock(tx);
    for (const batch of inBatches(plan.stock)) await putStock(tx, batch, day);
    if (retiresMissing)
      for (const batch of inBatches(plan.missing))
        await retireProducts(
          tx,
          batch.map(({ id }) => id),
        );
    await writeTranslations(tx, 'es', await newTranslations(tx, 'es', plan.translations));
    await bumpCatalogueVersion(tx);
    return true;
  });
}

function* inBatches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let at = 0; at < items.length; at += ROWS_AT_ONCE) yield items.slice(at, at + ROWS_AT_ONCE);
}

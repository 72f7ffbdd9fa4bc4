import { asc } from 'drizzle-orm';
import type { DeliveryBand } from '../../src/domain/delivery-price';
import type { Database } from '../db/database';
import { deliveryBands } from '../db/schema/shop';
import { bumpCatalogueVersion } from './catalogue';

/** Nearest first: the first matching band counts. */
export async function readDeliveryBands(db: Database): Promise<readonly DeliveryBand[]> {
  const { minMile, maxMile, priceCents } = deliveryBands;
  return db.select({ minMile, maxMile, priceCents }).from(deliveryBands).orderBy(asc(deliveryBands.minMile), asc(deliveryBands.id));
}

/** Replaces the delivery price list. */
export async function replaceDeliveryBands(db: Database, bands: readonly DeliveryBand[]): Promise<void> {
  // Protected by: the catalogue's row lock.
  await db.transaction(async (tx) => {
    await bumpCatalogueVersion(tx);
    await tx.delete(deliveryBands);
    await tx.insert(deliveryBands).values([...bands]);
  });
}

import { eq, max, sql } from 'drizzle-orm';
import type { CartEnding } from '../../src/domain/cart';
import type { Database } from '../db/database';
import { cartEndings } from '../db/schema/shop';

/** Replaces the product's earlier record. `deviceId` is null for an order. */
export async function noteEnding(
  tx: Database,
  userId: number,
  productId: number,
  ending: CartEnding,
  deviceId: string | null,
): Promise<void> {
  await tx
    .insert(cartEndings)
    .values({ userId, productId, deviceId, ...ending })
    .onConflictDoUpdate({
      target: [cartEndings.userId, cartEndings.productId],
      set: { version: sql`excluded.version`, deviceId, ...ending },
    });
}

/** Rises whenever a product leaves this cart; 0 before the first. */
export async function readCartVersion(db: Database, userId: number): Promise<number> {
  const [row] = await db
    .select({ version: max(cartEndings.version) })
    .from(cartEndings)
    .where(eq(cartEndings.userId, userId));
  return row?.version ?? 0;
}

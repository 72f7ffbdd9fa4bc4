import { and, desc, eq, lt, sql, type SQL } from 'drizzle-orm';
import { cartProductOf, type CartLine } from '../../src/domain/cart';
import type { Database } from '../db/database';
import { pictures, productMedia, products } from '../db/schema/catalogue';
import { cartLines, cartWrites } from '../db/schema/shop';
import { pictureFrom } from './pictures';

/** The shopper's lines, newest first. Lines of products that are no longer sold by the box are left out. */
export async function readCart(db: Database, userId: number): Promise<readonly CartLine[]> {
  const { id, title, slug, priceCentsPerSqft, pricePerBoxCents, sqftPerBoxHundredths } = products;
  const rows = await db
    .select({
      line: { lineId: cartLines.id, boxes: cartLines.boxes, isInstallationChosen: cartLines.isInstallationChosen },
      product: { id, title, slug, priceCentsPerSqft, pricePerBoxCents, sqftPerBox: sqftPerBoxHundredths },
      picture: pictures,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(productMedia, and(eq(productMedia.productId, products.id), eq(productMedia.position, 0)))
    .leftJoin(pictures, eq(pictures.name, productMedia.name))
    .where(and(eq(cartLines.userId, userId), eq(products.isActive, true)))
    .orderBy(desc(cartLines.id));
  return rows.flatMap(({ line, product, picture }) => {
    const sold = cartProductOf({ ...product, picture: pictureFrom(picture, product.title) });
    return sold === null ? [] : [{ ...line, product: sold }];
  });
}

/** Which device wrote, and its rising number; null when the client sends none (DESIGN 4). */
export interface WriteOrder {
  readonly deviceId: string;
  readonly sequence: number;
}

export interface LineState {
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

/**
 * 'late' is a write older than the last one applied for that device and product: it changes nothing. 'unsellable' is a product
 * that is unknown, withdrawn, or without a price or an area per box.
 */
export type CartWriteOutcome = 'applied' | 'late' | 'missing' | 'unsellable';

/**
 * Puts a product into the cart; on an existing line it sets the quantity. Bounds are the caller's to check. All in one
 * statement and so one commit: on the embedded engine each waits for the disk, and everybody waits with it.
 */
export async function setLine(db: Database, userId: number, productId: number, state: LineState, order: WriteOrder | null): Promise<CartWriteOutcome> {
  const { isSellable, isWritten } = writtenRow(await db.execute(sql`
    with sellable as (${sellable(productId)}),
    newest as (${recorded(sql`sellable`, userId, order)}),
    written as (
      insert into cart_lines (user_id, product_id, boxes, is_installation_chosen)
      select ${userId}::integer, product_id, ${state.boxes}::integer, ${state.isInstallationChosen}::boolean from newest
      on conflict (user_id, product_id) do update set boxes = excluded.boxes, is_installation_chosen = excluded.is_installation_chosen
      returning id
    )
    select exists (select from sellable) as sellable, true as own, exists (select from written) as written`));
  if (!isSellable) return 'unsellable';
  return isWritten ? 'applied' : 'late';
}

/** Changes a line; 'missing' when this shopper has no such line of that product. One statement, as above. */
export async function changeLine(db: Database, userId: number, lineId: number, productId: number, state: LineState, order: WriteOrder | null): Promise<CartWriteOutcome> {
  // A missing line does not use the number up: the device will send the same change again, as an addition.
  const { isSellable, isOwn, isWritten } = writtenRow(await db.execute(sql`
    with sellable as (${sellable(productId)}),
    own as (
      select sellable.product_id from cart_lines join sellable on sellable.product_id = cart_lines.product_id
      where cart_lines.id = ${lineId} and cart_lines.user_id = ${userId}
    ),
    newest as (${recorded(sql`own`, userId, order)}),
    written as (
      update cart_lines set boxes = ${state.boxes}, is_installation_chosen = ${state.isInstallationChosen} from newest
      where cart_lines.id = ${lineId} and cart_lines.user_id = ${userId} and cart_lines.product_id = newest.product_id
      returning cart_lines.id
    )
    select exists (select from sellable) as sellable, exists (select from own) as own, exists (select from written) as written`));
  if (!isSellable) return 'unsellable';
  if (!isOwn) return 'missing';
  return isWritten ? 'applied' : 'late';
}

function sellable(productId: number): SQL {
  return sql`select id as product_id from products where id = ${productId} and is_active and price_per_box_cents is not null and sqft_per_box_hundredths > 0`;
}

/** Records the write's number for the product of `source`; no row when an equal or newer one is recorded. Its row lock keeps writes in turn. */
function recorded(source: SQL, userId: number, order: WriteOrder | null): SQL {
  if (order === null) return sql`select product_id from ${source}`;
  return sql`
    insert into cart_writes (user_id, device_id, product_id, sequence)
    select ${userId}::integer, ${order.deviceId}::text, product_id, ${order.sequence}::double precision from ${source}
    on conflict (user_id, device_id, product_id) do update set sequence = excluded.sequence where cart_writes.sequence < excluded.sequence
    returning product_id`;
}

/** The one row of a write's result, whichever driver gave it. */
function writtenRow(result: unknown): { readonly isSellable: boolean; readonly isOwn: boolean; readonly isWritten: boolean } {
  const rows = isRecord(result) && Array.isArray(result['rows']) ? result['rows'] : [];
  const row: unknown = rows[0];
  if (!isRecord(row)) throw new Error('A cart write gave no row');
  return { isSellable: row['sellable'] === true, isOwn: row['own'] === true, isWritten: row['written'] === true };
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;

/**
 * Removes a line; 'missing' when this shopper has no such line. `goneProductId` is what a device names when it knows that
 * the line is gone: the number is recorded even so, and an older addition still under way will not count.
 */
export function removeLine(db: Database, userId: number, lineId: number, goneProductId: number | null, order: WriteOrder | null): Promise<CartWriteOutcome> {
  return db.transaction(async (tx) => {
    const own = and(eq(cartLines.id, lineId), eq(cartLines.userId, userId));
    const [line] = await tx.select({ productId: cartLines.productId }).from(cartLines).where(own);
    if (line === undefined) {
      if (goneProductId !== null) await isNewest(tx, userId, goneProductId, order);
      return 'missing';
    }
    if (!(await isNewest(tx, userId, line.productId, order))) return 'late';
    await tx.delete(cartLines).where(own);
    return 'applied';
  });
}

/** Records the write's number; false when an equal or newer one is already recorded. Its row lock keeps writes in turn. */
async function isNewest(tx: Database, userId: number, productId: number, order: WriteOrder | null): Promise<boolean> {
  if (order === null) return true;
  const recorded = await tx
    .insert(cartWrites)
    .values({ userId, productId, deviceId: order.deviceId, sequence: order.sequence })
    .onConflictDoUpdate({
      target: [cartWrites.userId, cartWrites.deviceId, cartWrites.productId],
      set: { sequence: order.sequence },
      setWhere: lt(cartWrites.sequence, order.sequence),
    })
    .returning({ sequence: cartWrites.sequence });
  return recorded.length > 0;
}

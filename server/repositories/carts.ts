import { and, desc, eq, lt, sql, type SQL, max } from 'drizzle-orm';
import { cartProductOf, type CartEnding, type CartLine } from '../../src/domain/cart';
import { type Database, preparedOnce } from '../db/database';
import { pictures, productMedia, products, productStock } from '../db/schema/catalogue';
import { cartLines, cartWrites, cartEndings } from '../db/schema/shop';
import { pictureFrom } from './pictures';
import { stockFrom } from './stock-rows';
import { inSpokenLanguage } from './translations';
import { lockOpenAccount } from './users';

/** Newest first, without products that are no longer sold by the box. */
export async function readCart(db: Database, userId: number): Promise<readonly CartLine[]> {
  const rows = await linesOfUser(db).execute({ userId });
  const lines = rows.flatMap(({ line, product, picture, stock: stockRow }) => {
    const stock = stockFrom(stockRow);
    const sold = cartProductOf({ ...product, picture: pictureFrom(picture, product.title), ...(stock === undefined ? {} : { stock }) });
    return sold === null ? [] : [{ ...line, product: sold }];
  });
  return inSpokenLanguage(db, lines);
}

const linesOfUser = preparedOnce((db) => {
  const { id, title, slug, priceCentsPerSqft, pricePerBoxCents, sqftPerBoxHundredths } = products;
  return db
    .select({
      line: { lineId: cartLines.id, boxes: cartLines.boxes, isInstallationChosen: cartLines.isInstallationChosen },
      product: { id, title, slug, priceCentsPerSqft, pricePerBoxCents, sqftPerBox: sqftPerBoxHundredths },
      picture: pictures,
      stock: productStock,
    })
    .from(cartLines)
    .innerJoin(products, eq(products.id, cartLines.productId))
    .leftJoin(productMedia, and(eq(productMedia.productId, products.id), eq(productMedia.position, 0)))
    .leftJoin(pictures, eq(pictures.name, productMedia.name))
    .leftJoin(productStock, eq(productStock.productId, products.id))
    .where(and(eq(cartLines.userId, sql.placeholder('userId')), eq(products.isActive, true)))
    .orderBy(desc(cartLines.id))
    .prepare('');
});

/** `sequence` rises on the device. */
export interface WriteOrder {
  readonly deviceId: string;
  readonly sequence: number;
  /** The cart version that the shopper saw; null when the client does not say. */
  readonly seenVersion: number | null;
}

export interface LineState {
  readonly boxes: number;
  readonly isInstallationChosen: boolean;
}

/**
 * 'late' is older than the last applied write of that device and product. 'unsellable' is unknown, withdrawn, or without a price or
 * an area.
 */
export type CartWriteOutcome = 'applied' | 'late' | 'missing' | 'unsellable';
/** A CartEnding: nothing was written, the product left the cart elsewhere after the shopper saw it. */
export type CartSetOutcome = CartWriteOutcome | CartEnding;

/** The caller checks the bounds. */
export async function setLine(
  db: Database,
  userId: number,
  productId: number,
  state: LineState,
  order: WriteOrder | null,
): Promise<CartSetOutcome> {
  const write = order === null ? settingWithoutOrder : settingInOrder;
  return inTurn(db, userId, async (tx) => outcomeOf(await write(tx).execute({ userId, productId, ...state, ...order })));
}

/** 'missing' when this shopper has no such line of that product. */
export async function changeLine(
  db: Database,
  userId: number,
  lineId: number,
  productId: number,
  state: LineState,
  order: WriteOrder | null,
): Promise<CartSetOutcome> {
  const write = order === null ? changeWithoutOrder : changeInOrder;
  return inTurn(db, userId, async (tx) => outcomeOf(await write(tx).execute({ userId, lineId, productId, ...state, ...order })));
}

/** What a statement reads while it waits for a line is older than what that line's last writer left: it waits before. */
function inTurn<Result>(db: Database, userId: number, write: (tx: Database) => Promise<Result>): Promise<Result> {
  // Protected by: the account's row lock.
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    return write(tx);
  });
}

/** The statement's text alone does not tell the parameters' types. */
const given = {
  userId: sql`${sql.placeholder('userId')}::integer`,
  lineId: sql`${sql.placeholder('lineId')}::integer`,
  productId: sql`${sql.placeholder('productId')}::integer`,
  boxes: sql`${sql.placeholder('boxes')}::integer`,
  isInstallationChosen: sql`${sql.placeholder('isInstallationChosen')}::boolean`,
  deviceId: sql`${sql.placeholder('deviceId')}::text`,
  sequence: sql`${sql.placeholder('sequence')}::double precision`,
  seenVersion: sql`${sql.placeholder('seenVersion')}::integer`,
};

const sellable = sql`
  select id as product_id from products
  where id = ${given.productId} and is_active and price_per_box_cents is not null and sqft_per_box_hundredths > 0`;

const setting = sql`
  insert into cart_lines (user_id, product_id, boxes, is_installation_chosen)
  select ${given.userId}, product_id, ${given.boxes}, ${given.isInstallationChosen} from newest
  on conflict (user_id, product_id) do update set boxes = excluded.boxes, is_installation_chosen = excluded.is_installation_chosen
  returning id`;

const ownLine = sql`
  select sellable.product_id from cart_lines join sellable on sellable.product_id = cart_lines.product_id
  where cart_lines.id = ${given.lineId} and cart_lines.user_id = ${given.userId}`;

const change = sql`
  update cart_lines set boxes = ${given.boxes}, is_installation_chosen = ${given.isInstallationChosen} from newest
  where cart_lines.id = ${given.lineId} and cart_lines.user_id = ${given.userId} and cart_lines.product_id = newest.product_id
  returning cart_lines.id`;

/** How the product left the cart elsewhere after the shopper saw it; no row when this write was applied before. */
const endedElsewhere = sql`
  select how, boxes, order_number from cart_endings
  where user_id = ${given.userId} and product_id = ${given.productId} and version > ${given.seenVersion}
    and device_id is distinct from ${given.deviceId}
    and not exists (
      select from cart_writes where cart_writes.user_id = ${given.userId} and cart_writes.product_id = ${given.productId}
        and cart_writes.device_id = ${given.deviceId} and cart_writes.sequence >= ${given.sequence})`;

/** No row when an equal or newer number is recorded. */
const recorded = (source: SQL): SQL => sql`
  insert into cart_writes (user_id, device_id, product_id, sequence)
  select ${given.userId}, ${given.deviceId}, product_id, ${given.sequence} from ${source} where not exists (select from ended)
  on conflict (user_id, device_id, product_id) do update set sequence = excluded.sequence, written_at = now() where cart_writes.sequence < excluded.sequence
  returning product_id`;

const unrecorded = (source: SQL): SQL => sql`select product_id from ${source}`;

/** A missing line does not use up the number: the device sends the same change again, as an addition. */
const cartWrite = (own: SQL, ended: SQL, newest: (source: SQL) => SQL, written: SQL) =>
  preparedOnce((db) =>
    db
      .with(
        db.$with('sellable', {}).as(sellable),
        db.$with('own', {}).as(own),
        db.$with('ended', {}).as(ended),
        db.$with('newest', {}).as(newest(sql`own`)),
        db.$with('written', {}).as(written),
      )
      .select({
        isSellable: sql<boolean>`exists (select from sellable)`,
        isOwn: sql<boolean>`exists (select from own)`,
        isWritten: sql<boolean>`exists (select from written)`,
        ending: sql<EndingRow | null>`(select row_to_json(ended) from ended)`,
      })
      .from(sql`(values (1)) as outcome`)
      .prepare(''),
  );

interface EndingRow {
  readonly how: CartEnding['how'];
  readonly boxes: number;
  readonly order_number: string | null;
}

const anyLine = sql`select product_id from sellable`;
const neverEnded = sql`select how, boxes, order_number from cart_endings where false`;
const settingInOrder = cartWrite(anyLine, endedElsewhere, recorded, setting);
const settingWithoutOrder = cartWrite(anyLine, neverEnded, unrecorded, setting);
const changeInOrder = cartWrite(ownLine, endedElsewhere, recorded, change);
const changeWithoutOrder = cartWrite(ownLine, neverEnded, unrecorded, change);

function outcomeOf([row]: readonly {
  readonly isSellable: boolean;
  readonly isOwn: boolean;
  readonly isWritten: boolean;
  readonly ending: EndingRow | null;
}[]): CartSetOutcome {
  if (row?.isSellable !== true) return 'unsellable';
  if (row.ending !== null) return { how: row.ending.how, boxes: row.ending.boxes, orderNumber: row.ending.order_number };
  if (!row.isOwn) return 'missing';
  return row.isWritten ? 'applied' : 'late';
}

/**
 * 'missing' when this shopper has no such line. With `goneProductId` the number is recorded all the same: an older addition still
 * in flight is late then.
 */
export function removeLine(
  db: Database,
  userId: number,
  lineId: number,
  goneProductId: number | null,
  order: WriteOrder | null,
): Promise<CartWriteOutcome> {
  return inTurn(db, userId, async (tx) => {
    const own = and(eq(cartLines.id, lineId), eq(cartLines.userId, userId));
    const [line] = await tx.select({ productId: cartLines.productId, boxes: cartLines.boxes }).from(cartLines).where(own);
    if (line === undefined) {
      if (goneProductId !== null) await isNewest(tx, userId, goneProductId, order);
      return 'missing';
    }
    if (!(await isNewest(tx, userId, line.productId, order))) return 'late';
    await tx.delete(cartLines).where(own);
    await noteEnding(tx, userId, line.productId, { how: 'removed', boxes: line.boxes, orderNumber: null }, order?.deviceId ?? null);
    return 'applied';
  });
}

/** False when an equal or newer number is recorded. */
async function isNewest(tx: Database, userId: number, productId: number, order: WriteOrder | null): Promise<boolean> {
  if (order === null) return true;
  const recorded = await tx
    .insert(cartWrites)
    .values({ userId, productId, deviceId: order.deviceId, sequence: order.sequence })
    .onConflictDoUpdate({
      target: [cartWrites.userId, cartWrites.deviceId, cartWrites.productId],
      set: { sequence: order.sequence, writtenAt: sql`now()` },
      setWhere: lt(cartWrites.sequence, order.sequence),
    })
    .returning({ sequence: cartWrites.sequence });
  return recorded.length > 0;
}

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

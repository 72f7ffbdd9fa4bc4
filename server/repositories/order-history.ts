import { and, asc, desc, eq, gt, gte, inArray, lt, lte, or, sql, type SQL } from 'drizzle-orm';
import { type Language, readLanguage } from '../../src/domain/languages';
import { ORDER_STATES, type OrderState } from '../../src/domain/order-life';
import { LOCATION_SOURCES } from '../../src/domain/address';
import { coveredBy } from '../../src/domain/coverage';
import type { DeskHandover } from '../../src/domain/desk/desk-order';
import { ORDERS_PER_PAGE, type DeliveryBasis, type Order, type OrderLine, type OrderSearch } from '../../src/domain/order';
import type { Database } from '../db/database';
import { pictures, productMedia, products } from '../db/schema/catalogue';
import { users } from '../db/schema/people';
import { orderLines, orders, paymentChanges } from '../db/schema/shop';
import { readHandovers } from './order-handovers';
import { readSteps, type OwnerStep } from './order-steps';
import { readPaymentOutcomes } from './payment-changes';
import { pictureFrom } from './pictures';

/** `boxesFromStock` is absent when not counted, and after they are returned. */
interface OwnerLine extends OrderLine {
  readonly boxesFromStock?: number;
}

/** Null when there were enough or they are not counted. */
export function tooFewOnHand({ boxes, boxesFromStock }: OwnerLine): number | null {
  return boxesFromStock === undefined || boxesFromStock >= boxes ? null : boxesFromStock;
}

export interface OwnerOrder extends Order {
  readonly lines: readonly OwnerLine[];
  readonly placedAt: number;
  readonly state: OrderState;
  readonly steps: readonly OwnerStep[];
  readonly phone: string | null;
  readonly buyer: { readonly name: string; readonly email: string };
  /** Of its mails. */
  readonly language: Language;
  readonly paymentStatus: string;
  readonly quoteNumber: string | null;
  /** What is unusual about its payment. */
  readonly flag: string | null;
  /** The first, when there are several. */
  readonly handover: DeskHandover | null;
}

/** More orders that share their digits are not named. */
const MOST_MEANT = 5;

/** Newest first. */
export function readOrders(db: Database, userId: number, { beforeOrderId, orderNumber }: OrderSearch): Promise<readonly Order[]> {
  const isEarlier = beforeOrderId === null ? undefined : lt(orders.id, beforeOrderId);
  const isNumbered = orderNumber === null ? undefined : eq(orders.orderNumber, orderNumber);
  return ordersWhere(db, and(eq(orders.userId, userId), isEarlier, isNumbered), ORDERS_PER_PAGE);
}

export interface OrdersSought {
  /** Each must occur in number, job name, buyer's name, email or telephone, address, or a product's title. */
  readonly words: readonly string[];
  /** Empty for every state. */
  readonly states: readonly OrderState[];
  /** Placed at or after this time (milliseconds since 1970). */
  readonly from: number | null;
  /** Placed at or before this time. */
  readonly to: number | null;
}

/** Of every shopper, newest first. */
export function searchOrders(
  db: Database,
  { words, states, from, to }: OrdersSought,
  {
    limit,
    beforeId = null,
    afterId = null,
  }: { readonly limit: number; readonly beforeId?: number | null; readonly afterId?: number | null },
): Promise<readonly OwnerOrder[]> {
  const condition = and(
    ...words.map(contains),
    states.length === 0 ? undefined : inArray(orders.state, [...states]),
    from === null ? undefined : gte(orders.createdAt, new Date(from)),
    to === null ? undefined : lte(orders.createdAt, new Date(to)),
    beforeId === null ? undefined : lt(orders.id, beforeId),
    afterId === null ? undefined : gt(orders.id, afterId),
  );
  return ordersWhere(db, condition, limit);
}

/** In any of these states. */
export function countOrders(db: Database, states: readonly OrderState[]): Promise<number> {
  return db.$count(orders, inArray(orders.state, [...states]));
}

/** With a dispute that is open, in any state, newest first. */
export async function findDisputedOrders(db: Database, limit: number): Promise<readonly OwnerOrder[]> {
  const disputed = db.select({ paymentId: paymentChanges.paymentId }).from(paymentChanges).where(eq(paymentChanges.kind, 'dispute'));
  return (await ordersWhere(db, inArray(orders.paymentId, disputed), limit)).filter(({ dispute }) => dispute === 'open');
}

function contains(word: string): SQL {
  const { orderNumber, jobName, phone, addressText } = orders;
  const facts = sql`concat_ws(' ', ${orderNumber}, ${jobName}, ${phone}, ${addressText}, ${users.firstName}, ${users.lastName}, ${users.email})`;
  const titles = sql`select 1 from ${orderLines} where ${orderLines.orderId} = ${orders.id} and position(lower(${word}) in lower(${orderLines.title})) > 0`;
  return sql`(position(lower(${word}) in lower(${facts})) > 0 or exists (${titles}))`;
}

/** One order by its id; null when there is none. */
export async function findOrder(db: Database, orderId: number): Promise<OwnerOrder | null> {
  const [order] = await ordersWhere(db, eq(orders.id, orderId), 1);
  return order ?? null;
}

/** By the whole number in any case; digits alone by the id and by the number's end, which can be two orders: a restore skips ids. */
export function findMeantOrders(db: Database, typed: string): Promise<readonly OwnerOrder[]> {
  const isDigits = /^\d{1,9}$/.test(typed);
  const condition = isDigits
    ? or(eq(orders.id, Number(typed)), sql`${orders.orderNumber} like ${`%-${typed}`}`)
    : eq(sql`upper(${orders.orderNumber})`, typed.toUpperCase());
  return ordersWhere(db, condition, MOST_MEANT);
}

/** By the digits that the shopper shows, newest first. They are random: two orders may have the same. */
export function findOrdersByHandoverCode(db: Database, code: string): Promise<readonly OwnerOrder[]> {
  return ordersWhere(db, eq(orders.handoverCode, code), MOST_MEANT);
}

/** The id of the latest order; null before the first. */
export async function readLatestOrderId(db: Database): Promise<number | null> {
  const [row] = await db.select({ id: orders.id }).from(orders).orderBy(desc(orders.id)).limit(1);
  return row?.id ?? null;
}

async function ordersWhere(db: Database, condition: SQL | undefined, limit: number): Promise<readonly OwnerOrder[]> {
  const rows = await db
    .select()
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(condition)
    .orderBy(desc(orders.id))
    .limit(limit);
  if (rows.length === 0) return [];
  const ids = rows.map((row) => row.orders.id);
  const lines = await linesOf(db, ids);
  const steps = await readSteps(db, ids);
  const handovers = await readHandovers(db, ids);
  const outcomes = await readPaymentOutcomes(
    db,
    rows.map((row) => row.orders.paymentId),
  );
  return rows.map((row) => ({
    ...orderFrom(row.orders, row.users, lines.get(row.orders.id) ?? []),
    ...outcomes.get(row.orders.paymentId),
    steps: steps.get(row.orders.id) ?? [],
    ...handedOver(row.orders.state, handovers.get(row.orders.id) ?? null),
  }));
}

/** As sold, with the current page and picture. */
async function linesOf(db: Database, orderIds: readonly number[]): Promise<ReadonlyMap<number, readonly OwnerLine[]>> {
  const rows = await db
    .select({ line: orderLines, picture: pictures, slug: products.slug, isActive: products.isActive })
    .from(orderLines)
    .leftJoin(products, eq(products.id, orderLines.productId))
    .leftJoin(productMedia, and(eq(productMedia.productId, orderLines.productId), eq(productMedia.position, 0)))
    .leftJoin(pictures, eq(pictures.name, productMedia.name))
    .where(inArray(orderLines.orderId, [...orderIds]))
    .orderBy(asc(orderLines.orderId), asc(orderLines.position));
  const lines = new Map<number, OwnerLine[]>();
  for (const { line, picture, slug, isActive } of rows) {
    const { orderId, productId, title, boxes, pricePerBoxCents, sqftPerBoxHundredths, boxesFromStock } = line;
    const known = lines.get(orderId) ?? [];
    known.push({
      productId,
      title,
      boxes,
      pricePerBoxCents,
      sqftPerBox: sqftPerBoxHundredths,
      slug: isActive === true ? slug : null,
      picture: pictureFrom(picture, title),
      ...(boxesFromStock === null ? {} : { boxesFromStock }),
    });
    lines.set(orderId, known);
  }
  return lines;
}

type OrderRow = typeof orders.$inferSelect;

/** The shopper reads who took the boxes of an order that is done. */
function handedOver(state: string, handover: DeskHandover | null): Pick<OwnerOrder, 'takenBy' | 'handover'> {
  return { takenBy: state === 'done' ? (handover?.takenBy ?? null) : null, handover };
}

function deliveryBasisFrom({ deliveryMiles, deliveryLocatedBy, bandMinMile, bandMaxMile }: OrderRow): DeliveryBasis | null {
  if (deliveryMiles === null) return null;
  return {
    miles: deliveryMiles,
    locatedBy: LOCATION_SOURCES.find((source) => source === deliveryLocatedBy) ?? null,
    band: bandMinMile === null || bandMaxMile === null ? null : { minMile: bandMinMile, maxMile: bandMaxMile },
  };
}

function orderFrom(row: OrderRow, buyer: typeof users.$inferSelect, lines: readonly OwnerLine[]): OwnerOrder {
  const { itemsCents, taxCents, installationCents, discountCents, shippingCents, totalCents } = row;
  return {
    orderId: row.id,
    orderNumber: row.orderNumber,
    placedAt: row.createdAt.getTime(),
    orderStatus: row.orderStatus,
    state: ORDER_STATES.find((state) => state === row.state) ?? 'confirmed',
    phone: row.phone,
    steps: [],
    paymentId: row.paymentId,
    paymentStatus: row.paymentStatus,
    quoteNumber: row.quoteNumber,
    flag: row.flag,
    fulfilment: row.fulfilment === 'Delivery' ? 'Delivery' : 'Pickup',
    addressText: row.addressText,
    deliveryBasis: deliveryBasisFrom(row),
    promoCode: row.promoCode,
    jobName: row.jobName,
    handoverCode: row.handoverCode,
    takenBy: null,
    handover: null,
    isDemo: row.isDemo,
    language: readLanguage(row.language),
    refundedCents: 0,
    dispute: null,
    buyer: { name: `${buyer.firstName} ${buyer.lastName}`.trim(), email: buyer.email },
    lines,
    bill: {
      boxes: lines.reduce((sum, line) => sum + line.boxes, 0),
      area: lines.reduce((sum, line) => sum + coveredBy(line.boxes, line.sqftPerBox), 0),
      itemsCents,
      taxCents,
      installationCents,
      discountCents,
      shippingCents,
      totalCents,
    },
  };
}

import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Database } from '../../server/db/database';
import { productStock } from '../../server/db/schema/catalogue';
import { sampleOrders } from '../../server/db/schema/samples';
import { checkoutSnapshots, orderLines, orders, orderSteps, standInIntents } from '../../server/db/schema/shop';
import { intentRecord, type IntentRecord } from '../../server/repositories/stand-in-intents';
import { snapshotContent } from '../../server/repositories/snapshot-content';
import { getProjects } from '../../src/contract/projects';
import { MAX_SAMPLES_A_MONTH } from '../../src/domain/samples';
import { MAPLE } from '../fixtures/quoted-floor';
import { randomFor } from '../fuzz/random';
import { BOXES_ON_HAND, clientOf, CODE_USES, type Round, type Shopper, type World } from './crowd-world';

/** The total is rounded once (docs/decisions/0003), its parts for themselves. */
const MOST_ROUNDING_CENTS = 1;

type OrderRow = typeof orders.$inferSelect;

/** Asks the provider, not our rows: every payment of the account that is not over counts. Right when all calls have ended. */
export async function payablePayments({ stores: [store] }: World, { shoppers }: Round): Promise<readonly string[]> {
  const wrongs: string[] = [];
  for (const { userId } of shoppers) {
    const payable = (await intentsOf(store.database.db, userId)).filter(({ status }) => status.startsWith('requires_'));
    if (payable.length > 1) wrongs.push(`account ${userId} can pay ${payable.length} payments`);
  }
  return wrongs;
}

/** What can still be paid has its code, its quote and its boxes for itself. Right when all calls have ended. */
export async function heldTwice({ stores: [store] }: World, { shoppers, code, quote }: Round): Promise<readonly string[]> {
  const { db } = store.database;
  const userIds = shoppers.map(({ userId }) => userId);
  const frozen = await db.select().from(checkoutSnapshots).where(inArray(checkoutSnapshots.userId, userIds));
  const payable = new Set<string>();
  for (const userId of userIds)
    for (const { id, status } of await intentsOf(db, userId)) if (status.startsWith('requires_')) payable.add(id);
  const holding = frozen
    .filter(({ paymentId, state }) => state === 'ordered' || (paymentId !== null && payable.has(paymentId)))
    .map(({ content }) => snapshotContent.parse(content));
  const boxes = holding.flatMap(({ lines }) => lines).filter(({ productId }) => productId === MAPLE.productId);
  const wanted = boxes.reduce((sum, line) => sum + line.boxes, 0);
  const ofCode = holding.filter(({ choice }) => choice.promoCode === code).length;
  const ofQuote = holding.filter((content) => content.quote?.signature === quote.signature).length;
  const cancelled = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(inArray(orders.userId, userIds), eq(orders.state, 'cancelled')));
  return [
    ...(ofCode > CODE_USES ? [`the code is held ${ofCode} times`] : []),
    // A cancellation gives them back.
    ...(ofQuote > 1 && cancelled.length === 0 ? [`the quote is held ${ofQuote} times`] : []),
    ...(wanted > BOXES_ON_HAND && cancelled.length === 0 ? [`${wanted} boxes are held of ${BOXES_ON_HAND}`] : []),
  ];
}

/** What must hold when everything has settled: a sentence for each promise that is broken. */
export async function brokenPromises(world: World, round: Round): Promise<readonly string[]> {
  const { db } = world.stores[0].database;
  const userIds = round.shoppers.map(({ userId }) => userId);
  const made = await db.select().from(orders).where(inArray(orders.userId, userIds));
  const found = await Promise.all([
    payablePayments(world, round),
    ...round.shoppers.map(({ userId }) => wrongPayments(db, userId, made)),
    ...made.map((order) => wrongOrder(db, order)),
    usesBeyondLimits(round, made),
    wrongStock(db, made),
    tooManySamples(db, round),
    ...round.shoppers.map((shopper) => lostProjects(world, shopper)),
  ]);
  return found.flat();
}

async function intentsOf(db: Database, userId: number): Promise<readonly IntentRecord[]> {
  const rows = await db
    .select()
    .from(standInIntents)
    .where(eq(sql`${standInIntents.intent} -> 'metadata' ->> 'user_id'`, String(userId)));
  return rows.map(({ intent }) => intentRecord.parse(intent));
}

const refundedCents = ({ refunds }: IntentRecord): number => refunds.reduce((sum, { amount }) => sum + amount, 0);

async function wrongPayments(db: Database, userId: number, made: readonly OrderRow[]): Promise<readonly string[]> {
  return (await intentsOf(db, userId)).flatMap((intent) => {
    const own = made.filter(({ paymentId }) => paymentId === intent.id);
    const isPaid = intent.status === 'succeeded';
    const isGivenBack = isPaid && refundedCents(intent) === intent.amountReceived;
    const wrongs: string[] = [];
    if (own.length > 1) wrongs.push(`${intent.id} is ${own.length} orders`);
    if (!isPaid && own.length > 0) wrongs.push(`${intent.id} is ${intent.status} and an order`);
    if (isPaid && own.length === 0 && !isGivenBack) wrongs.push(`${intent.id} is paid, and neither an order nor given back`);
    if (refundedCents(intent) > intent.amountReceived) wrongs.push(`${intent.id} is refunded beyond what was paid`);
    for (const { orderNumber, totalCents, toldRefundCents, flag } of own) {
      if (totalCents !== intent.amountReceived && flag === null) wrongs.push(`${orderNumber} is paid with another sum`);
      if (toldRefundCents !== refundedCents(intent)) wrongs.push(`${orderNumber} tells of other refunds than were made`);
    }
    return wrongs;
  });
}

async function wrongOrder(db: Database, order: OrderRow): Promise<readonly string[]> {
  const { orderNumber, itemsCents, taxCents, installationCents, shippingCents, discountCents, totalCents } = order;
  const lines = await db.select().from(orderLines).where(eq(orderLines.orderId, order.id));
  const steps = await db.select().from(orderSteps).where(eq(orderSteps.orderId, order.id)).orderBy(orderSteps.id);
  const moves = steps.filter(({ kind }) => !kind.startsWith('refund'));
  const wrongs: string[] = [];
  if (lines.reduce((sum, { boxes, pricePerBoxCents }) => sum + boxes * pricePerBoxCents, 0) !== itemsCents)
    wrongs.push(`${orderNumber} has other lines than its items`);
  const sumCents = itemsCents + taxCents + installationCents + shippingCents - discountCents;
  if (Math.abs(sumCents - totalCents) > MOST_ROUNDING_CENTS) wrongs.push(`${orderNumber} is not the sum of its parts`);
  if ((moves.at(-1)?.kind ?? 'confirmed') !== order.state) wrongs.push(`${orderNumber} is ${order.state}, its last step another`);
  if (new Set(moves.map(({ kind }) => kind)).size !== moves.length) wrongs.push(`${orderNumber} took a step twice`);
  return wrongs;
}

async function usesBeyondLimits({ code, quote }: Round, made: readonly OrderRow[]): Promise<readonly string[]> {
  const ofCode = made.filter(({ promoCode, flag }) => promoCode === code && flag?.includes(code) !== true);
  const ofQuote = made.filter(
    ({ quoteSignature, state, flag }) => quoteSignature === quote.signature && state !== 'cancelled' && flag?.includes('quote') !== true,
  );
  return [
    ...(ofCode.length > CODE_USES ? [`the code is used ${ofCode.length} times without a word to the owner`] : []),
    ...(ofQuote.length > 1 ? [`the quote is used ${ofQuote.length} times without a word to the owner`] : []),
  ];
}

/** Sales and cancellations alone move the count. */
async function wrongStock(db: Database, made: readonly OrderRow[]): Promise<readonly string[]> {
  const [stock] = await db.select().from(productStock).where(eq(productStock.productId, MAPLE.productId));
  const onHand = stock?.boxesOnHand ?? 0;
  let sold = 0;
  const wrongs: string[] = [];
  for (const order of made) {
    const isMaple = and(eq(orderLines.orderId, order.id), eq(orderLines.productId, MAPLE.productId));
    const [line] = await db.select().from(orderLines).where(isMaple);
    if (line === undefined) continue;
    const taken = line.boxesFromStock ?? 0;
    if (order.state !== 'cancelled') sold += taken;
    if (order.state !== 'cancelled' && taken < line.boxes && order.flag?.includes('on hand') !== true)
      wrongs.push(`${order.orderNumber} sold boxes that were not there, without a word to the owner`);
  }
  if (onHand < 0) wrongs.push(`${onHand} boxes on hand`);
  if (onHand + sold !== BOXES_ON_HAND) wrongs.push(`${sold} boxes sold of ${BOXES_ON_HAND}, ${onHand} left`);
  return wrongs;
}

async function tooManySamples(db: Database, { house }: Round): Promise<readonly string[]> {
  const isOfHouse = sql`${sampleOrders.addressText} like ${`${house},%`}`;
  const rows = await db.select({ floors: sampleOrders.floors }).from(sampleOrders).where(isOfHouse);
  const samples = rows.reduce((sum, { floors }) => sum + (Array.isArray(floors) ? floors.length : 0), 0);
  return samples > MAX_SAMPLES_A_MONTH ? [`${samples} samples for one house`] : [];
}

async function lostProjects(world: World, shopper: Shopper): Promise<readonly string[]> {
  const client = clientOf(world, randomFor(shopper.userId, 0), shopper);
  const kept = new Set((await client.data(getProjects, 0)).projects.map(({ id }) => id));
  const lost = shopper.projectIds.filter((id) => !kept.has(id));
  return lost.length === 0 ? [] : [`${lost.length} saved projects are lost`];
}

import { and, count, eq, gte, inArray, lt, sql } from 'drizzle-orm';
import { OPEN_STATES } from '../../src/domain/order-life';
import type { Database } from '../db/database';
import { contactMessages, documents } from '../db/schema/content';
import { outgoingMails } from '../db/schema/mails';
import { sampleOrders } from '../db/schema/samples';
import { orders, orderSteps } from '../db/schema/shop';

/** Figures of a period, and the open work now. */
export interface DayFigures {
  readonly orders: number;
  readonly totalCents: number;
  /** Less failed refunds: below 0 when more failed than were made. */
  readonly refundedCents: number;
  readonly messages: number;
  readonly sampleOrders: number;
  readonly open: readonly { readonly state: string; readonly orders: number }[];
  readonly unsentSampleOrders: number;
  /** Given up. */
  readonly failedMails: number;
}

/** `from` up to, but not including, `to` (milliseconds since 1970). */
export async function readDayFigures(db: Database, from: number, to: number): Promise<DayFigures> {
  const [start, end] = [new Date(from), new Date(to)];
  const [placed] = await db
    .select({ orders: count(), totalCents: sql<number>`coalesce(sum(${orders.totalCents}), 0)::int` })
    .from(orders)
    .where(and(gte(orders.createdAt, start), lt(orders.createdAt, end)));
  const [back] = await db
    .select({
      cents: sql<number>`coalesce(sum(case ${orderSteps.kind} when 'refunded' then ${orderSteps.amountCents} when 'refund_failed' then -${orderSteps.amountCents} end), 0)::int`,
    })
    .from(orderSteps)
    .where(and(gte(orderSteps.createdAt, start), lt(orderSteps.createdAt, end)));
  const [written] = await db
    .select({ messages: count() })
    .from(contactMessages)
    .where(and(gte(contactMessages.createdAt, start), lt(contactMessages.createdAt, end)));
  const [asked] = await db
    .select({ orders: count() })
    .from(sampleOrders)
    .where(and(gte(sampleOrders.createdAt, start), lt(sampleOrders.createdAt, end)));
  const [unsent] = await db.select({ orders: count() }).from(sampleOrders).where(eq(sampleOrders.state, 'new'));
  const open = await db
    .select({ state: orders.state, orders: count() })
    .from(orders)
    .where(inArray(orders.state, [...OPEN_STATES]))
    .groupBy(orders.state);
  const [failed] = await db.select({ mails: count() }).from(outgoingMails).where(eq(outgoingMails.state, 'failed'));
  return {
    orders: placed?.orders ?? 0,
    totalCents: placed?.totalCents ?? 0,
    refundedCents: back?.cents ?? 0,
    messages: written?.messages ?? 0,
    sampleOrders: asked?.orders ?? 0,
    open,
    unsentSampleOrders: unsent?.orders ?? 0,
    failedMails: failed?.mails ?? 0,
  };
}

/** Keys of `documents`: the last summarised day, and its summary's end (milliseconds since 1970). */
const SUMMED_DAY_KEY = 'summed-day';
const SUMMED_UNTIL_KEY = 'summed-until';

/** True for one server, once per `day` (YYYY-MM-DD), and never for an earlier day. */
export async function claimSummary(tx: Database, day: string): Promise<boolean> {
  const rows = await tx
    .insert(documents)
    .values({ key: SUMMED_DAY_KEY, value: day })
    .onConflictDoUpdate({ target: documents.key, set: { value: sql`excluded.value` }, setWhere: sql`${documents.value} #>> '{}' < ${day}` })
    .returning({ key: documents.key });
  return rows.length > 0;
}

/** Returns the previous end (milliseconds since 1970); null before the first. Call with the day claimed. */
export async function moveSummaryEnd(tx: Database, until: number): Promise<number | null> {
  const [last] = await tx.select().from(documents).where(eq(documents.key, SUMMED_UNTIL_KEY));
  await tx
    .insert(documents)
    .values({ key: SUMMED_UNTIL_KEY, value: until })
    .onConflictDoUpdate({ target: documents.key, set: { value: until } });
  return typeof last?.value === 'number' ? last.value : null;
}

import { and, asc, eq, gt, inArray, isNotNull, isNull, lt, ne, or, sql, type SQL } from 'drizzle-orm';
import type { Database } from '../db/database';
import { checkoutSnapshots } from '../db/schema/shop';
import { snapshotContent, type SnapshotContent } from './snapshot-content';
import { lockUser } from './users';

/**
 * `canceling` is given up, but its payment may still be payable at the provider; `superseded` was given up and cannot be paid any more.
 * `paid_unfulfilled` owes an order, `refunding` owes the money; `ordered` and `refunded` are final.
 */
export type SnapshotState = 'open' | 'canceling' | 'superseded' | 'ordered' | 'paid_unfulfilled' | 'refunding' | 'refunded';

/** A cart, frozen for one payment (decision 0010). */
export interface Snapshot {
  readonly id: number;
  readonly userId: number;
  readonly paymentId: string | null;
  readonly state: SnapshotState;
  readonly content: SnapshotContent;
  readonly failures: number;
  /** Milliseconds since 1970. */
  readonly createdAt: number;
}

const STATES: readonly SnapshotState[] = ['open', 'canceling', 'superseded', 'ordered', 'paid_unfulfilled', 'refunding', 'refunded'];

function snapshotFrom(row: typeof checkoutSnapshots.$inferSelect): Snapshot {
  const state = STATES.find((known) => known === row.state);
  if (state === undefined) throw new Error(`Snapshot ${row.id} has an unknown state`);
  return {
    id: row.id,
    userId: row.userId,
    paymentId: row.paymentId,
    state,
    content: snapshotContent.parse(row.content),
    failures: row.failures,
    createdAt: row.createdAt.getTime(),
  };
}

/** Whose payment may still be paid. */
const PAYABLE_STATES: readonly SnapshotState[] = ['open', 'canceling'];
const isPayable = inArray(checkoutSnapshots.state, [...PAYABLE_STATES]);

/** Open and canceling ones, oldest first. Locked: a call that opens a payment for one of them can attach it only before or after. */
export async function lockPayableSnapshots(tx: Database, userId: number): Promise<readonly Snapshot[]> {
  const rows = await tx
    .select()
    .from(checkoutSnapshots)
    .where(and(eq(checkoutSnapshots.userId, userId), isPayable))
    .orderBy(asc(checkoutSnapshots.id))
    .for('update');
  return rows.map(snapshotFrom);
}

/** Null after a day: the provider may no longer know the payment, and nobody may be kept from paying for ever. */
export async function findOwedSnapshot(db: Database, userId: number): Promise<Snapshot | null> {
  const [row] = await db
    .select()
    .from(checkoutSnapshots)
    .where(
      and(
        eq(checkoutSnapshots.userId, userId),
        eq(checkoutSnapshots.state, 'paid_unfulfilled'),
        sql`${checkoutSnapshots.createdAt} > now() - interval '1 day'`,
      ),
    )
    .limit(1);
  return row === undefined ? null : snapshotFrom(row);
}

/** Snapshots that hold boxes, quotes or promo uses: payable ones of other shoppers, and every paid one without its order. */
export function isHeldFrom(userId: number): SQL | undefined {
  const { state } = checkoutSnapshots;
  return or(eq(state, 'paid_unfulfilled'), and(isPayable, ne(checkoutSnapshots.userId, userId)));
}

/** After so many hours with unpaid holds in a day, a shopper gets no more. */
const MOST_HOURS_HELD = 3;

/** True when the shopper held such contents unpaid in MOST_HOURS_HELD earlier hours of the last day: others wait each time. */
export async function hasHeldEnough(db: Database, userId: number, isWithContent: SQL): Promise<boolean> {
  const { createdAt, paymentId, state } = checkoutSnapshots;
  const hour = sql`date_trunc('hour', ${createdAt})`;
  const isBeforeThisHour = sql`${createdAt} > now() - interval '1 day' and ${hour} < date_trunc('hour', now())`;
  const [row] = await db
    .select({ isEnough: sql<boolean>`count(distinct ${hour}) >= ${MOST_HOURS_HELD}` })
    .from(checkoutSnapshots)
    .where(
      and(
        eq(checkoutSnapshots.userId, userId),
        inArray(state, ['canceling', 'superseded']),
        isNotNull(paymentId),
        isWithContent,
        isBeforeThisHour,
      ),
    );
  return row?.isEnough === true;
}

/** Freezes a cart. */
export async function insertSnapshot(db: Database, userId: number, content: SnapshotContent): Promise<Snapshot> {
  // Protected by: the account's row lock, which the caller holds.
  const [row] = await db
    .insert(checkoutSnapshots)
    .values({ userId, state: 'open', totalCents: content.bill.totalCents, content })
    .returning();
  if (row === undefined) throw new Error('The snapshot was not written');
  return snapshotFrom(row);
}

/** False when it was given up in between: the condition in the write decides. */
export async function attachPayment(db: Database, snapshotId: number, paymentId: string): Promise<boolean> {
  const { id, paymentId: attached, state } = checkoutSnapshots;
  // Protected by: the condition in the write, its rows counted.
  const rows = await db
    .update(checkoutSnapshots)
    .set({ paymentId })
    .where(and(eq(id, snapshotId), eq(state, 'open'), or(isNull(attached), eq(attached, paymentId))))
    .returning({ id: checkoutSnapshots.id });
  return rows.length > 0;
}

/** By payment id, else by the snapshot id in its metadata. Its account is locked first (`lockUser`). */
export async function lockSnapshotOf(
  tx: Database,
  payment: { readonly id: string; readonly userId: number | null; readonly snapshotId: number | null },
): Promise<Snapshot | null> {
  if (payment.userId !== null) await lockUser(tx, payment.userId);
  const [byPayment] = await tx.select().from(checkoutSnapshots).where(eq(checkoutSnapshots.paymentId, payment.id)).for('update');
  if (byPayment !== undefined) return snapshotFrom(byPayment);
  if (payment.snapshotId === null) return null;
  const [byNumber] = await tx
    .select()
    .from(checkoutSnapshots)
    .where(and(eq(checkoutSnapshots.id, payment.snapshotId), isNull(checkoutSnapshots.paymentId)))
    .for('update');
  return byNumber === undefined ? null : snapshotFrom(byNumber);
}

/** Call with the snapshot locked, or in a state that no other caller changes. */
export async function setSnapshotState(db: Database, snapshotId: number, state: SnapshotState, paymentId: string): Promise<void> {
  // Protected by: the snapshot's row lock, which the caller holds, or a state that only one caller leaves.
  await db.update(checkoutSnapshots).set({ state, paymentId }).where(eq(checkoutSnapshots.id, snapshotId));
}

/** Gives up an open snapshot whose payment is still to be canceled at the provider; the reconciler sees to it too. */
export async function giveUpSnapshot(db: Database, snapshotId: number): Promise<void> {
  // Protected by: the condition in the write.
  await db
    .update(checkoutSnapshots)
    .set({ state: 'canceling' })
    .where(and(eq(checkoutSnapshots.id, snapshotId), eq(checkoutSnapshots.state, 'open')));
}

/** As `giveUpSnapshot`, of one for which no payment was noted. False when one was meanwhile. */
export async function giveUpUnopenedSnapshot(db: Database, snapshotId: number): Promise<boolean> {
  // Protected by: the condition in the write, its rows counted.
  const rows = await db
    .update(checkoutSnapshots)
    .set({ state: 'canceling' })
    .where(and(eq(checkoutSnapshots.id, snapshotId), isPayable, isNull(checkoutSnapshots.paymentId)))
    .returning({ id: checkoutSnapshots.id });
  return rows.length > 0;
}

/** Only when no payment of this snapshot can be paid any more. */
export async function supersedeSnapshot(db: Database, snapshotId: number): Promise<void> {
  // Protected by: the condition in the write.
  await db
    .update(checkoutSnapshots)
    .set({ state: 'superseded' })
    .where(and(eq(checkoutSnapshots.id, snapshotId), isPayable));
}

/** As `supersedeSnapshot`, of the snapshot with this payment. */
export async function supersedeSnapshotOf(db: Database, paymentId: string): Promise<void> {
  // Protected by: the condition in the write.
  await db
    .update(checkoutSnapshots)
    .set({ state: 'superseded' })
    .where(and(eq(checkoutSnapshots.paymentId, paymentId), isPayable));
}

/** Call with the snapshot locked. */
export async function recordFailure(
  tx: Database,
  snapshotId: number,
  failure: { readonly state: 'paid_unfulfilled' | 'refunding'; readonly failures: number; readonly paymentId: string },
): Promise<void> {
  // Protected by: the snapshot's row lock, which the caller holds.
  await tx.update(checkoutSnapshots).set(failure).where(eq(checkoutSnapshots.id, snapshotId));
}

/** What is not final; given up ones are few, and asked for alone more often. */
export const UNSETTLED = { all: [...PAYABLE_STATES, 'paid_unfulfilled', 'refunding'], givenUp: ['canceling'] } as const satisfies Readonly<
  Record<string, readonly SnapshotState[]>
>;

/** With ids above `afterId`, oldest first. */
export async function findUnsettledSnapshots(
  db: Database,
  which: keyof typeof UNSETTLED,
  afterId: number,
  limit: number,
): Promise<readonly Snapshot[]> {
  const rows = await db
    .select()
    .from(checkoutSnapshots)
    .where(and(inArray(checkoutSnapshots.state, [...UNSETTLED[which]]), gt(checkoutSnapshots.id, afterId)))
    .orderBy(asc(checkoutSnapshots.id))
    .limit(limit);
  return rows.map(snapshotFrom);
}

/** Erases the address and the telephone number. */
export async function erasePlaces(db: Database, which: SQL | undefined): Promise<void> {
  const { content } = checkoutSnapshots;
  const hasPlace = or(isNotNull(sql`${content} ->> 'addressText'`), isNotNull(sql`${content} ->> 'phone'`));
  // Protected by: nothing that was read: the condition in the write is the whole rule.
  await db
    .update(checkoutSnapshots)
    .set({ content: sql`${content} || '{"addressText": null, "phone": null}'::jsonb` })
    .where(and(which, hasPlace));
}

/** Those that no payment can make an order any more. */
export function isOverSince(before: Date): SQL | undefined {
  return and(inArray(checkoutSnapshots.state, ['superseded', 'refunded']), lt(checkoutSnapshots.createdAt, before));
}

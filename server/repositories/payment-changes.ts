import { eq, inArray, sql } from 'drizzle-orm';
import type { PaymentOutcome } from '../../src/domain/order';
import type { Database } from '../db/database';
import { checkoutSnapshots, paymentChanges } from '../db/schema/shop';
import { outcomeOfChanges, type ObjectState } from './payment-outcome';

export interface PaymentChange extends ObjectState {
  readonly objectId: string;
  readonly paymentId: string;
  readonly kind: 'charge' | 'refund' | 'dispute';
  /** Orders the states of one object within the same second. */
  readonly tie: number;
}

/** Keeps the newest state of an object, whatever the order or number of deliveries. False for a payment of another shop. */
export async function keepPaymentChange(db: Database, change: PaymentChange): Promise<boolean> {
  const [own] = await db
    .select({ id: checkoutSnapshots.id })
    .from(checkoutSnapshots)
    .where(eq(checkoutSnapshots.paymentId, change.paymentId));
  if (own === undefined) return false;
  const { amountCents, status, tie } = change;
  const asOf = new Date(change.asOf);
  // Protected by: the condition in the write: an older state changes nothing.
  await db
    .insert(paymentChanges)
    .values({ ...change, asOf })
    .onConflictDoUpdate({
      target: paymentChanges.objectId,
      set: { amountCents, status, asOf, tie },
      setWhere: sql`(${paymentChanges.asOf}, ${paymentChanges.tie}) < (excluded.as_of, excluded.tie)`,
    });
  return true;
}

/** A payment without changes is absent. */
export async function readPaymentOutcomes(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<PaymentOutcome, 'isDemo'>>> {
  const rows = await db
    .select()
    .from(paymentChanges)
    .where(inArray(paymentChanges.paymentId, [...paymentIds]));
  const statesOf = (paymentId: string): readonly ObjectState[] =>
    rows.filter((row) => row.paymentId === paymentId).map((row) => ({ ...row, asOf: row.asOf.getTime() }));
  return new Map([...new Set(rows.map(({ paymentId }) => paymentId))].map((id) => [id, outcomeOfChanges(statesOf(id))]));
}

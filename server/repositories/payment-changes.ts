import { eq, inArray, sql } from 'drizzle-orm';
import type { PaymentFate } from '../../src/domain/order';
import type { Database } from '../db/database';
import { checkoutSnapshots, paymentChanges } from '../db/schema/shop';
import { fateOfChanges, type ObjectState } from './fate-of-changes';

/** A charge, refund or dispute as one event of the provider says it. */
export interface PaymentChange extends ObjectState {
  readonly objectId: string;
  readonly paymentId: string;
  readonly kind: 'charge' | 'refund' | 'dispute';
  /** Rises with the states of one object within a second. */
  readonly tie: number;
}

/**
 * Keeps a change unless a newer one of the same object is known: any order and number of deliveries ends alike. False for a payment
 * that is not this shop's.
 */
export async function keepPaymentChange(db: Database, change: PaymentChange): Promise<boolean> {
  const [own] = await db
    .select({ id: checkoutSnapshots.id })
    .from(checkoutSnapshots)
    .where(eq(checkoutSnapshots.paymentId, change.paymentId));
  if (own === undefined) return false;
  const { amountCents, status, tie } = change;
  const asOf = new Date(change.asOf);
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

/** What became of each of these payments; one without changes is absent. */
export async function readPaymentFates(
  db: Database,
  paymentIds: readonly string[],
): Promise<ReadonlyMap<string, Omit<PaymentFate, 'isDemo'>>> {
  const rows = await db
    .select()
    .from(paymentChanges)
    .where(inArray(paymentChanges.paymentId, [...paymentIds]));
  const statesOf = (paymentId: string): readonly ObjectState[] =>
    rows.filter((row) => row.paymentId === paymentId).map((row) => ({ ...row, asOf: row.asOf.getTime() }));
  return new Map([...new Set(rows.map(({ paymentId }) => paymentId))].map((id) => [id, fateOfChanges(statesOf(id))]));
}

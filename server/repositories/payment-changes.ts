import { eq, inArray, sql } from 'drizzle-orm';
import type { PaymentOutcome, DisputeState } from '../../src/domain/order';
import type { Database } from '../db/database';
import { checkoutSnapshots, paymentChanges, paymentEvents } from '../db/schema/shop';

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

/** The newest known state. `asOf` in milliseconds since 1970. */
export interface ObjectState {
  readonly kind: string;
  /** For a charge: the sum refunded so far. */
  readonly amountCents: number;
  readonly status: string;
  readonly asOf: number;
}

/** They moved no money: https://docs.stripe.com/api/refunds/object */
const FAILED_REFUNDS: ReadonlySet<string> = new Set(['failed', 'canceled']);
const WON_DISPUTES: ReadonlySet<string> = new Set(['won', 'warning_closed', 'prevented']);

/**
 * The larger of the charge's refunded sum and the single refunds: an account may send either. Refunds that failed after the
 * charge's report are subtracted from it.
 */
export function outcomeOfChanges(changes: readonly ObjectState[]): Omit<PaymentOutcome, 'isDemo'> {
  const ofKind = (kind: string): readonly ObjectState[] => changes.filter((change) => change.kind === kind);
  const sum = (states: readonly ObjectState[]): number => states.reduce((cents, { amountCents }) => cents + amountCents, 0);
  const refunds = ofKind('refund');
  const failed = refunds.filter(({ status }) => FAILED_REFUNDS.has(status));
  const byCharges = ofKind('charge').map((charge) => charge.amountCents - sum(failed.filter(({ asOf }) => asOf >= charge.asOf)));
  return {
    refundedCents: Math.max(0, sum(refunds) - sum(failed), ...byCharges),
    dispute: disputeState(ofKind('dispute').map(({ status }) => status)),
  };
}

function disputeState(statuses: readonly string[]): DisputeState | null {
  if (statuses.length === 0) return null;
  if (statuses.some((status) => status !== 'lost' && !WON_DISPUTES.has(status))) return 'open';
  return statuses.includes('lost') ? 'lost' : 'won';
}

/** True when an event of the provider was handled before. */
export async function isEventHandled(db: Database, eventId: string): Promise<boolean> {
  const rows = await db.select({ id: paymentEvents.eventId }).from(paymentEvents).where(eq(paymentEvents.eventId, eventId));
  return rows.length > 0;
}

/** Call after handling it: the provider then delivers a failed one again. */
export async function rememberEvent(db: Database, eventId: string, kind: string): Promise<void> {
  // Protected by: the unique event. Handling it twice changes nothing.
  await db.insert(paymentEvents).values({ eventId, kind }).onConflictDoNothing();
}

import type { DisputeState, PaymentOutcome } from '../../src/domain/order';

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

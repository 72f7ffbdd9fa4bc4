import { errorFacts } from '../log';
import { findUnsettledSnapshots, supersedeSnapshot, type Snapshot } from '../repositories/cart-snapshots';
import { settlePayment, type SettleContext } from './settle-payment';

export const RECONCILE_EVERY_MS = 2 * 60 * 1000;
const BATCH = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Keeps the list of open payments short. */
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
/** Others cannot pay with its quote, promo use or boxes until then. */
const GIVE_UP_HOLD_AFTER_MS = HOUR_MS;

export interface Reconciliation {
  readonly ordered: number;
  readonly refunded: number;
  readonly givenUp: number;
  readonly failed: number;
}

/** Payments that page and webhooks missed become orders here (SURVIVE, money 28). One failure does not stop the rest. */
export async function reconcile(context: SettleContext): Promise<Reconciliation> {
  const sum = { ordered: 0, refunded: 0, givenUp: 0, failed: 0 };
  let batch = await findUnsettledSnapshots(context.db, 0, BATCH);
  while (batch.length > 0) {
    for (const snapshot of batch) {
      try {
        const outcome = await reconcileOne(context, snapshot);
        if (outcome !== null) sum[outcome] += 1;
      } catch (error) {
        sum.failed += 1;
        context.log({ level: 'error', event: 'reconcile_failed', snapshotId: snapshot.id, ...errorFacts(error) });
      }
    }
    batch = await findUnsettledSnapshots(context.db, batch.at(-1)?.id ?? 0, BATCH);
  }
  if (sum.ordered + sum.refunded + sum.failed > 0) context.log({ level: 'warning', event: 'reconciled', ...sum });
  return sum;
}

async function reconcileOne(context: SettleContext, snapshot: Snapshot): Promise<'ordered' | 'refunded' | 'givenUp' | null> {
  const { db, provider } = context;
  const ageMs = context.now() - snapshot.createdAt;
  if (snapshot.paymentId === null) {
    if (ageMs < HOUR_MS) return null;
    await supersedeSnapshot(db, snapshot.id);
    return 'givenUp';
  }
  let payment = await provider.find(snapshot.paymentId);
  const isPayable = payment?.status.startsWith('requires_') === true;
  if (payment !== null && isPayable && ageMs > patienceMs(snapshot)) payment = await provider.cancel(payment.id);
  if (payment?.status === 'succeeded') {
    const { kind } = await settlePayment(context, payment, true);
    return kind === 'ordered' || kind === 'refunded' ? kind : null;
  }
  if (payment !== null && payment.status !== 'canceled') return null;
  await supersedeSnapshot(db, snapshot.id);
  return 'givenUp';
}

function patienceMs({ content: { choice, quote, holdsBoxes } }: Snapshot): number {
  return choice.promoCode !== null || quote !== null || holdsBoxes ? GIVE_UP_HOLD_AFTER_MS : GIVE_UP_AFTER_MS;
}

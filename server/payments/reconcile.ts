import { errorFacts } from '../log';
import {
  findUnsettledSnapshots,
  giveUpUnopenedSnapshot,
  supersedeSnapshot,
  type Snapshot,
  type UNSETTLED,
} from '../repositories/cart-snapshots';
import { cancelPaymentOf, settlePayment, type SettleContext } from './settle-payment';
import { PaymentRefused } from './payment-provider';

/** What was given up is canceled within a minute, also when a round fails. */
export const RECONCILE_EVERY_MS = { all: 60_000, givenUp: 15_000 } as const;
const BATCH = 200;
const HOUR_MS = 60 * 60 * 1000;
/** Keeps the list of open payments short. */
const GIVE_UP_AFTER_MS = 24 * HOUR_MS;
/** Others cannot pay with its quote, promo use or boxes until then. */
const GIVE_UP_HOLD_AFTER_MS = HOUR_MS;
/** Longer than a call that opens a payment takes, retries included. */
const GIVE_UP_UNOPENED_AFTER_MS = 5 * 60 * 1000;
/** The call that was opening it mostly sees to it itself. */
const LEAVE_TO_ITS_CALL_MS = 30_000;

export interface Reconciliation {
  readonly ordered: number;
  readonly refunded: number;
  readonly givenUp: number;
  readonly failed: number;
}

/** Begins at once, then every so often; a round that lasts longer is not overtaken by the next. Returns the function that stops it. */
export function inRounds(everyMs: number, inBackground: (task: () => Promise<void>) => void, round: () => Promise<void>): () => void {
  let isRunning = false;
  const run = (): void => {
    if (isRunning) return;
    isRunning = true;
    inBackground(() => round().finally(() => (isRunning = false)));
  };
  const timer = setInterval(run, everyMs).unref();
  run();
  return () => clearInterval(timer);
}

/** Payments that page and webhooks missed become orders here. One failure does not stop the rest. */
export async function reconcile(context: SettleContext, which: keyof typeof UNSETTLED = 'all'): Promise<Reconciliation> {
  const sum = { ordered: 0, refunded: 0, givenUp: 0, failed: 0 };
  let batch = await findUnsettledSnapshots(context.db, which, 0, BATCH);
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
    batch = await findUnsettledSnapshots(context.db, which, batch.at(-1)?.id ?? 0, BATCH);
  }
  if (sum.ordered + sum.refunded + sum.failed > 0) context.log({ level: 'warning', event: 'reconciled', ...sum });
  return sum;
}

async function reconcileOne(context: SettleContext, snapshot: Snapshot): Promise<'ordered' | 'refunded' | 'givenUp' | null> {
  const { db, provider } = context;
  const ageMs = context.now() - snapshot.createdAt;
  if (snapshot.paymentId === null) return ageMs > patienceMs(snapshot) ? giveUpUnopened(context, snapshot) : null;
  let payment = await provider.find(snapshot.paymentId);
  const isPayable = payment?.status.startsWith('requires_') === true;
  if (payment !== null && isPayable && ageMs > patienceMs(snapshot)) payment = await cancelPaymentOf(context, snapshot);
  if (payment?.status === 'succeeded') {
    const { kind } = await settlePayment(context, payment, true);
    return kind === 'ordered' || kind === 'refunded' ? kind : null;
  }
  if (payment !== null && payment.status !== 'canceled') return null;
  await supersedeSnapshot(db, snapshot.id);
  return 'givenUp';
}

async function giveUpUnopened(context: SettleContext, snapshot: Snapshot): Promise<'givenUp' | null> {
  if (!(await giveUpUnopenedSnapshot(context.db, snapshot.id))) return null;
  try {
    await cancelPaymentOf(context, snapshot);
  } catch (error) {
    // Then the provider has made none.
    if (!(error instanceof PaymentRefused)) throw error;
    await supersedeSnapshot(context.db, snapshot.id);
  }
  return 'givenUp';
}

function patienceMs({ state, paymentId, content: { choice, quote, holdsBoxes } }: Snapshot): number {
  if (state === 'canceling') return paymentId === null ? LEAVE_TO_ITS_CALL_MS : Number.NEGATIVE_INFINITY;
  if (paymentId === null) return GIVE_UP_UNOPENED_AFTER_MS;
  return choice.promoCode !== null || quote !== null || holdsBoxes ? GIVE_UP_HOLD_AFTER_MS : GIVE_UP_AFTER_MS;
}

import type { PaymentIntentInput } from '../../src/contract/checkout';
import { formatUsd } from '../../src/domain/money';
import { PROMO_MESSAGES } from '../../src/domain/promo';
import { readTelephone, TELEPHONE_PROBLEM } from '../../src/domain/typed-contact';
import type { Database } from '../db/database';
import { errorFacts } from '../log';
import { Refusal } from '../http/problems';
import { readBillableLines } from '../repositories/billable-lines';
import { mayUsePromo } from '../repositories/promos';
import { attachPayment, findOpenSnapshots, insertSnapshot, supersedeSnapshot, type Snapshot } from '../repositories/snapshots';
import { lockUser } from '../repositories/users';
import { billCart, refuseDifference, type CheckoutTerms } from './bill-cart';
import { PaymentRefused, type Payment } from './payment-provider';
import { readTerms, type TermsContext } from './read-terms';
import { settlePayment, type SettleContext } from './settle-payment';
import { isSameContent } from '../repositories/snapshot-content';

export type OpenPaymentContext = SettleContext & TermsContext;

/** Statuses in which the shopper may still pay with the client secret. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Freezes the shopper's cart as a snapshot and opens its payment. An unchanged cart gets the same payment again. An older open payment is
 * canceled first, so at most one can be paid. Its amount never changes, so a payment always belongs to the cart it was opened for.
 * Returns the client secret. Throws Refusal.
 */
export async function openPayment(context: OpenPaymentContext, userId: number, input: PaymentIntentInput): Promise<string> {
  const phone = readPhone(input);
  const terms = await readTerms(context, userId, input.choice, input.quote ?? null);
  const { snapshot, outdated } = await freezeCart(context, userId, { terms, phone, shownCents: input.amountCents });
  for (const { id, paymentId } of outdated) if (paymentId !== null) await giveUp(context, id, paymentId);
  if (snapshot.paymentId !== null) {
    const payment = await context.provider.find(snapshot.paymentId);
    if (payment !== null && PAYABLE.includes(payment.status)) return secretOf(payment);
    if (payment !== null) await refuseUnlessCanceled(context, payment);
    await supersedeSnapshot(context.db, snapshot.id);
    return openPayment(context, userId, input);
  }
  return startPayment(context, snapshot);
}

/** Throws Refusal for a telephone number that nobody could call. */
function readPhone({ telephone }: PaymentIntentInput): string | null {
  if (telephone === undefined) return null;
  const phone = readTelephone(telephone);
  if (phone === null) throw new Refusal(TELEPHONE_PROBLEM);
  return phone;
}

/** Reads, bills and freezes under the shopper's lock, so that no other checkout of theirs interleaves. */
function freezeCart(
  { db }: OpenPaymentContext,
  userId: number,
  { terms, phone, shownCents }: { readonly terms: CheckoutTerms; readonly phone: string | null; readonly shownCents: number },
): Promise<{ snapshot: Snapshot; outdated: readonly Snapshot[] }> {
  return db.transaction(async (tx) => {
    await lockUser(tx, userId);
    const current = await withoutUsedUpPromo(tx, userId, terms);
    const content = { ...billCart(await readBillableLines(tx, userId), current), phone };
    refuseDifference(content.bill, shownCents, current);
    const open = await findOpenSnapshots(tx, userId);
    const same = open.find((snapshot) => isSameContent(snapshot.content, content));
    const outdated = open.filter((snapshot) => snapshot !== same);
    // Nobody can pay them without a payment. A call that is opening one right now will notice.
    for (const { id, paymentId } of outdated) if (paymentId === null) await supersedeSnapshot(tx, id);
    return { snapshot: same ?? (await insertSnapshot(tx, userId, content)), outdated };
  });
}

/** Other shoppers may have taken the last uses of a code since the terms were read. */
async function withoutUsedUpPromo(tx: Database, userId: number, terms: CheckoutTerms): Promise<CheckoutTerms> {
  const { promoCode } = terms.choice;
  if (promoCode === null || (await mayUsePromo(tx, promoCode, userId))) return terms;
  return { ...terms, choice: { ...terms.choice, promoCode: null }, promoPercentHundredths: 0, promoProblem: PROMO_MESSAGES.invalid };
}

async function startPayment(context: OpenPaymentContext, snapshot: Snapshot): Promise<string> {
  const { db, provider, log } = context;
  const { boxes, totalCents } = snapshot.content.bill;
  let payment: Payment;
  try {
    payment = await provider.create({
      amountCents: totalCents,
      userId: snapshot.userId,
      snapshotId: snapshot.id,
      description: `Flooring, ${boxes} boxes`,
    });
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    // The provider repeats a refusal for the same idempotency key; a retry needs a new snapshot and so a new key.
    await supersedeSnapshot(db, snapshot.id);
    log({ level: 'error', event: 'payment_not_opened', snapshotId: snapshot.id, ...errorFacts(error) });
    throw new Refusal('Failed to initialize payment');
  }
  if (await attachPayment(db, snapshot.id, payment.id)) return secretOf(payment);
  await provider.cancel(payment.id);
  throw new Refusal('Your cart changed in another window. Please look at it again before you pay.');
}

/** Cancels the payment of an outdated snapshot. Throws Refusal when it was paid already. */
async function giveUp(context: OpenPaymentContext, snapshotId: number, paymentId: string): Promise<void> {
  await refuseUnlessCanceled(context, await context.provider.cancel(paymentId));
  await supersedeSnapshot(context.db, snapshotId);
}

async function refuseUnlessCanceled(context: OpenPaymentContext, payment: Payment): Promise<void> {
  if (payment.status === 'canceled') return;
  if (payment.status !== 'succeeded')
    throw new Refusal('A payment for your cart is still being processed. Please wait a moment and try again.');
  const settlement = await settlePayment(context, payment);
  const paid = formatUsd(payment.receivedCents);
  throw new Refusal(
    settlement.kind === 'ordered'
      ? `You have already paid ${paid}: your order is ${settlement.receipt.orderNumber}. Please look at your cart again.`
      : settlement.kind === 'refunded'
        ? `Your payment of ${paid} could not become an order and was refunded in full.`
        : `You have already paid ${paid}. We are still working on that order.`,
  );
}

function secretOf(payment: Payment): string {
  if (payment.clientSecret === null) throw new Refusal('Failed to initialize payment');
  return payment.clientSecret;
}

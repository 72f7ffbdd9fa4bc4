import type { PaymentIntentInput } from '../../src/contract/checkout';
import { spokenLanguage } from '../../src/domain/languages';
import { formatUsd, type Cents } from '../../src/domain/money';
import { promoTexts } from '../../src/domain/promo.texts';
import { typedContactTexts } from '../../src/domain/typed-contact.texts';
import { refusedBoxesWords } from '../../src/domain/stock';
import { readTelephone } from '../../src/domain/typed-contact';
import type { Database } from '../db/database';
import { errorFacts } from '../log';
import { Refusal } from '../http/problems';
import { readBillableLines } from '../repositories/billable-lines';
import { judgePromoUse } from '../repositories/promos';
import { findOrderOfQuote, hasHeldQuoteEnough, isQuoteHeld, lockQuote } from '../repositories/quote-uses';
import {
  attachPayment,
  findOwedSnapshot,
  giveUpSnapshot,
  insertSnapshot,
  lockPayableSnapshots,
  supersedeSnapshot,
  type Snapshot,
} from '../repositories/cart-snapshots';
import { judgeBoxes } from '../repositories/stock-uses';
import { lockOpenAccount } from '../repositories/users';
import { billCart, refuseDifference, type CheckoutTerms } from './bill-cart';
import { cancelPaymentOf, paymentOrderOf, settlePayment, type SettleContext } from './settle-payment';
import { PaymentRefused, type Payment } from './payment-provider';
import { usedQuoteWords } from './signed-quotes';
import { readTerms, type TermsContext } from './read-terms';
import { isSameContent, type SnapshotContent } from '../repositories/snapshot-content';
import { paymentRefusalsTexts } from './payment-refusals.texts';

/** No full stop: the total without the code follows. */
const promoProblems = () => ({
  held: paymentRefusalsTexts.promoHeld,
  enough: paymentRefusalsTexts.promoEnough,
  gone: promoTexts.invalid,
});

export type OpenPaymentContext = SettleContext & TermsContext;

/** The client secret still works in these. */
const PAYABLE: readonly string[] = ['requires_payment_method', 'requires_confirmation', 'requires_action'];

/**
 * Returns the client secret. At most one payment of an account can be paid (decision 0010): the former is canceled at the provider before
 * the next is made. Throws Refusal.
 */
export async function openPayment(context: OpenPaymentContext, userId: number, input: PaymentIntentInput): Promise<string> {
  const phone = readPhone(input);
  const terms = await readTerms(context, userId, input.choice, input.quote ?? null);
  const { snapshot, outdated } = await freezeCart(context, userId, { terms, phone, shownCents: input.amountCents });
  // One without a payment has released no secret: whoever is opening it finds out in `attachPayment`.
  for (const former of outdated) if (former.paymentId !== null) await refuseUnlessCanceled(context, await cancelPaymentOf(context, former));
  if (snapshot.paymentId !== null) {
    const payment = await context.provider.find(snapshot.paymentId);
    if (payment !== null && PAYABLE.includes(payment.status)) return secretOf(payment);
    if (payment !== null) await refuseUnlessCanceled(context, payment);
    await supersedeSnapshot(context.db, snapshot.id);
    return openPayment(context, userId, input);
  }
  return startPayment(context, snapshot);
}

function readPhone({ telephone }: PaymentIntentInput): string | null {
  if (telephone === undefined) return null;
  const phone = readTelephone(telephone);
  if (phone === null) throw new Refusal(typedContactTexts.telephone);
  return phone;
}

/** The shopper's lock keeps checkouts from interleaving. Locks in the order of `lockUser`. */
function freezeCart(
  { db, now }: OpenPaymentContext,
  userId: number,
  { terms, phone, shownCents }: { readonly terms: CheckoutTerms; readonly phone: string | null; readonly shownCents: number },
): Promise<{ snapshot: Snapshot; outdated: readonly Snapshot[] }> {
  // Protected by: the locks of account, payable carts, promo, quote and boxes, taken before each is judged.
  return db.transaction(async (tx) => {
    await lockOpenAccount(tx, userId);
    const payable = await lockPayableSnapshots(tx, userId);
    const owed = await findOwedSnapshot(tx, userId);
    if (owed !== null) throw new Refusal(owedWords(owed.content.bill.totalCents));
    const lines = await readBillableLines(tx, userId);
    const content = { ...billCart(lines, terms), phone, language: spokenLanguage() };
    const same = payable.find((snapshot) => snapshot.state === 'open' && isSameContent(snapshot.content, content));
    const outdated = payable.filter((snapshot) => snapshot !== same);
    for (const { id } of outdated) await giveUpSnapshot(tx, id);
    const payer = { userId, isPaying: same !== undefined };
    const current = await withoutUsedUpQuote(tx, payer, content.quote, await withoutUsedUpPromo(tx, payer, terms));
    if (terms.refusesBeyondStock) await refuseShortFloors(tx, payer, content.lines, now());
    refuseDifference(current === terms ? content.bill : billCart(lines, current).bill, shownCents, current);
    return { snapshot: same ?? (await insertSnapshot(tx, userId, content)), outdated };
  });
}

interface Payer {
  readonly userId: number;
  /** The open payment has this content: a declined card is not another attempt. */
  readonly isPaying: boolean;
}

/** Others may take the last uses after the terms were read. */
async function withoutUsedUpPromo(tx: Database, { userId, isPaying }: Payer, terms: CheckoutTerms): Promise<CheckoutTerms> {
  const { promoCode } = terms.choice;
  const use = promoCode === null ? 'free' : await judgePromoUse(tx, promoCode, userId);
  if (use === 'free' || (use === 'enough' && isPaying)) return terms;
  const promoProblem = promoProblems()[use];
  return { ...terms, choice: { ...terms.choice, promoCode: null }, promoPercentHundredths: 0, promoProblem };
}

async function withoutUsedUpQuote(
  tx: Database,
  { userId, isPaying }: Payer,
  quote: SnapshotContent['quote'],
  terms: CheckoutTerms,
): Promise<CheckoutTerms> {
  if (quote === null) return terms;
  await lockQuote(tx, quote.signature);
  const order = await findOrderOfQuote(tx, quote.signature);
  if (order !== null) return { ...terms, quote: null, quoteProblem: usedQuoteWords(order, userId) };
  if (await isQuoteHeld(tx, quote.signature, userId)) return { ...terms, quote: null, quoteProblem: paymentRefusalsTexts.quoteHeld };
  if (isPaying || !(await hasHeldQuoteEnough(tx, quote.signature, userId))) return terms;
  return { ...terms, quote: null, quoteProblem: paymentRefusalsTexts.quoteEnough };
}

async function refuseShortFloors(tx: Database, { userId, isPaying }: Payer, lines: SnapshotContent['lines'], now: number): Promise<void> {
  const { short, isHeldEnough } = await judgeBoxes(tx, userId, lines);
  if (short.length > 0) throw new Refusal(short.map((floor) => refusedBoxesWords(floor, now)).join(' '));
  if (!isPaying && isHeldEnough) throw new Refusal(paymentRefusalsTexts.boxesEnough);
}

async function startPayment(context: OpenPaymentContext, snapshot: Snapshot): Promise<string> {
  const { db, provider, log } = context;
  let payment: Payment;
  try {
    payment = await provider.create(paymentOrderOf(snapshot));
  } catch (error) {
    if (!(error instanceof PaymentRefused)) throw error;
    // The provider repeats a refusal for an idempotency key; a new snapshot has a new key.
    await supersedeSnapshot(db, snapshot.id);
    log({ level: 'error', event: 'payment_not_opened', snapshotId: snapshot.id, ...errorFacts(error) });
    throw new Refusal(paymentRefusalsTexts.noSecret);
  }
  if (await attachPayment(db, snapshot.id, payment.id)) return secretOf(payment);
  await cancelPaymentOf(context, { ...snapshot, paymentId: payment.id });
  throw new Refusal(paymentRefusalsTexts.otherWindow);
}

async function refuseUnlessCanceled(context: OpenPaymentContext, payment: Payment): Promise<void> {
  if (payment.status === 'canceled') return;
  if (payment.status !== 'succeeded') throw new Refusal(paymentRefusalsTexts.stillProcessed);
  const settlement = await settlePayment(context, payment);
  const paid = formatUsd(payment.receivedCents);
  throw new Refusal(
    settlement.kind === 'ordered'
      ? paymentRefusalsTexts.paidAs(paid, settlement.receipt.orderNumber)
      : settlement.kind === 'refunded'
        ? paymentRefusalsTexts.paidAndRefunded(paid)
        : owedWords(payment.receivedCents),
  );
}

/** While the order is owed, another payment would be paid beside it. */
function owedWords(paidCents: Cents): string {
  return paymentRefusalsTexts.paidAndOwed(formatUsd(paidCents));
}

function secretOf(payment: Payment): string {
  if (payment.clientSecret === null) throw new Refusal(paymentRefusalsTexts.noSecret);
  return payment.clientSecret;
}

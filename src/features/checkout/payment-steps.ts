import type { QueryClient } from '@tanstack/react-query';
import type { Stripe, StripeCardElement } from '@stripe/stripe-js';
import { postCheckout, postPaymentIntent } from '../../api/checkout';
import { ApiError } from '../../api/errors';
import { readAnew, readShownAnew } from '../../offline/saved-queries/read-anew';
import type { SignedQuote } from '../../domain/quote/signed-quote';
import type { OrderDraft } from '../../domain/order';
import { AWAY_MS } from '../../domain/network-away';
import { connection } from '../../offline/connection/connection';
import { paymentAttempts } from '../../offline/payments';
import { shownCart } from '../../offline/shown-cart';
import { NO_TRIES, startedTry } from '../../offline/sync/backoff';
import { sendCartNow } from '../cart/change-cart';
import { cartQueries } from '../cart/queries';
import { callSignedIn } from '../session/call-signed-in';
import { sessionStore } from '../session/session-store';
import { siteQueries } from '../site/queries';
import { QUOTE_STANDING_KEY } from '../site/quote-standing';
import { confirmCard, lookUpPayment } from './card-payments';
import { subscribeFinishedPayment, tellFinished } from './resume-payments';
import type { PaymentSteps, PaymentWatch } from './take-payment';
import { paymentTexts } from './payment.texts';

type OrderSteps = Pick<PaymentSteps, 'keepAttempt' | 'dropAttempt' | 'placeOrder'>;

/** For the signed-in account. */
export function orderSteps(): OrderSteps {
  const accountId = sessionStore.accountId();
  return {
    // Without a session the stored attempt stays: it belongs to the account.
    keepAttempt: async (order, isPaid) => (accountId === null ? undefined : keepWithTry(accountId, order, isPaid)),
    dropAttempt: (paymentId) => paymentAttempts.drop(paymentId),
    // The server asks the provider itself, so a confirmation without a reply is sent as 'succeeded'.
    placeOrder: (order) => callSignedIn(() => postCheckout({ ...order, paymentStatus: order.paymentStatus || 'succeeded' })),
  };
}

/** Time for the card and the page of the shopper's bank. */
const CARD_MS = 60_000;

/** This page creates the order itself: tabs and later visits resume the attempt only after `notBefore`. */
function keepWithTry(accountId: string, order: OrderDraft, isPaid: boolean): Promise<void> {
  const now = Date.now();
  const tries = startedTry(NO_TRIES, now);
  const notBefore = isPaid ? tries.notBefore : now + CARD_MS;
  return paymentAttempts.save({ v: 1, accountId, order, startedAt: now, isPaid, tries: { ...tries, notBefore } });
}

interface CardSteps extends Pick<PaymentSteps, 'billOf' | 'onCard' | 'onPaid'> {
  readonly quote: SignedQuote | null;
  readonly stripe: Stripe;
  readonly card: StripeCardElement | null;
  /** Ten digits; null when not asked for, or left empty. */
  readonly telephone: string | null;
}

export function paymentSteps(queryClient: QueryClient, { stripe, card, telephone, quote, ...page }: CardSteps): PaymentSteps {
  return {
    ...orderSteps(),
    ...page,
    settleCart: () => settleCart(queryClient),
    createIntent: (amountCents, choice) =>
      callSignedIn(() => postPaymentIntent({ amountCents, choice, quote, ...(telephone === null ? {} : { telephone }) })),
    confirmCard: card === null ? null : (clientSecret) => confirmCard(stripe, card, clientSecret),
    lookUp: (clientSecret) => lookUpPayment(stripe, clientSecret),
    watch: watchPayment,
  };
}

/** The last words of a connection that breaks may still be a reply. */
function watchPayment(paymentId: string): PaymentWatch {
  const stops: (() => unknown)[] = [];
  const ended: PaymentWatch['ended'] = new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = (): void => {
      clearTimeout(timer);
      if (!connection.get().isOnline) timer = setTimeout(() => resolve('lost'), AWAY_MS);
    };
    // A silent network raises no event.
    const doubt = setTimeout(() => stops.push(connection.awaitReturn()), AWAY_MS);
    stops.push(
      () => clearTimeout(timer),
      () => clearTimeout(doubt),
      connection.subscribe(follow),
      subscribeFinishedPayment(paymentId, (receipt) =>
        resolve(receipt === null ? { kind: 'refunded', message: '' } : { kind: 'ordered', receipt }),
      ),
    );
    follow();
  });
  return { ended, stop: () => stops.forEach((stop) => stop()), tellLate: (receipt) => void tellFinished(paymentId, receipt) };
}

async function settleCart(queryClient: QueryClient) {
  const asked = new Set(
    shownCart
      .get()
      .changes.filter(({ state }) => state === 'waiting')
      .map(({ intent }) => intent.product.id),
  );
  if ((await sendCartNow()) === 'unauthenticated') throw new ApiError(paymentTexts.loginFirst, null);
  const { changes } = shownCart.get();
  const refusal = changes.find(({ state, intent }) => state === 'refused' && asked.has(intent.product.id))?.refusal ?? null;
  if (refusal !== null) throw new ApiError(refusal, null);
  if (changes.some(({ state }) => state === 'waiting')) throw new ApiError(paymentTexts.changesUnsent, null);
  return readAnew(queryClient, cartQueries.lines(sessionStore.accountId()));
}

export function refreshFigures(queryClient: QueryClient): void {
  const accountId = sessionStore.accountId();
  const keys = [
    cartQueries.lines(accountId).queryKey,
    siteQueries.settings().queryKey,
    siteQueries.deliveryBands().queryKey,
    [QUOTE_STANDING_KEY],
    ['private', accountId, 'road-distance'],
  ];
  for (const queryKey of keys) void readShownAnew(queryClient, queryKey);
}

import type { Stripe } from '@stripe/stripe-js';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderReceipt } from '../../domain/order';
import { paymentAttempts, type PaymentAttempt } from '../../offline/payments';
import { sessionStore } from '../session/session-store';
import { loadCardPayments } from './card-payments';
import { checkoutQueries } from './queries';
import { resumePayments } from './resume-payments';

export type CardPayments =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'ready'; readonly stripe: Stripe; readonly isDemo: boolean }
  /** Just became an order, or was charged and has no order yet, or nobody could say whether it was charged. */
  | { readonly kind: 'earlier-order'; readonly receipt: OrderReceipt }
  | { readonly kind: 'earlier-payment'; readonly attempt: PaymentAttempt };

/** No money moves either: https://docs.stripe.com/keys */
const TEST_KEYS = 'pk_test_';

/** Finishes an earlier payment of the account first: no cart may be paid for twice. */
export function useCardPayments(): { readonly payments: CardPayments; readonly retry: () => void } {
  const queryClient = useQueryClient();
  const [payments, setPayments] = useState<CardPayments>({ kind: 'loading' });
  const newest = useRef(0);
  const finishing = useRef<Promise<CardPayments | null>>(null);

  const start = useCallback(() => {
    const ticket = (newest.current += 1);
    // A second start waits for the try of the first: the pace of the queue refuses it one of its own.
    finishing.current ??= finishEarlier().finally(() => {
      finishing.current = null;
    });
    void prepare(queryClient, finishing.current)
      .catch((): CardPayments => ({ kind: 'failed' }))
      .then((result) => {
        if (newest.current === ticket) setPayments(result);
      });
  }, [queryClient]);

  useEffect(() => {
    start();
    return () => {
      newest.current += 1;
    };
  }, [start]);

  const retry = useCallback(() => {
    setPayments({ kind: 'loading' });
    // Otherwise the pending request would be awaited again, and its end shown as a failure.
    newest.current += 1;
    void queryClient.cancelQueries({ queryKey: checkoutQueries.paymentSetup().queryKey }).then(start);
  }, [queryClient, start]);
  return { payments, retry };
}

async function prepare(queryClient: QueryClient, finished: Promise<CardPayments | null>): Promise<CardPayments> {
  const earlier = await finished;
  if (earlier !== null) return earlier;
  const setup = await queryClient.fetchQuery(checkoutQueries.paymentSetup());
  const isDemo = setup.standInScript !== null || setup.publishableKey.startsWith(TEST_KEYS);
  return { kind: 'ready', stripe: await loadCardPayments(setup), isDemo };
}

async function finishEarlier(): Promise<CardPayments | null> {
  const accountId = sessionStore.accountId();
  if (accountId === null) return null;
  const { receipts, uncharged } = await resumePayments(accountId, 'person');
  const [receipt] = receipts;
  if (receipt !== undefined) return { kind: 'earlier-order', receipt };
  const open = (await paymentAttempts.of(accountId)).find(({ isPaid, order }) => isPaid || !uncharged.has(order.paymentId));
  return open === undefined ? null : { kind: 'earlier-payment', attempt: open };
}

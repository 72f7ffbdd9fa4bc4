import { useEffect, useState } from 'react';
import { formatUsd } from '../../domain/money';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { Button } from '../../ui/button';
import { useSession } from '../session/session-store';
import css from './checkout.module.css';
import { orderSteps } from './payment-steps';
import { subscribeFinishedPayments, tellRefund } from './resume-payments';
import { SessionOver } from './session-over';
import { finishOrder } from './take-payment';

interface OpenPaymentProps {
  readonly order: OrderDraft;
  readonly onOrdered: (receipt: OrderReceipt) => void;
  /** The money went back, and the shopper knows: the cart can be paid for anew. */
  readonly onRefunded: () => void;
}

/** A payment whose order is not made yet. Asking again is safe; paying again is not, so no card field stands here. */
export function OpenPayment({ order, onOrdered, onRefunded }: OpenPaymentProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  const isSignedIn = useSession() !== null;
  const isPaid = order.paymentStatus === 'succeeded';

  useEffect(
    () =>
      subscribeFinishedPayments((paymentId, receipt) => {
        if (paymentId !== order.paymentId) return;
        if (receipt === null) onRefunded();
        else onOrdered(receipt);
      }),
    [onOrdered, onRefunded, order.paymentId],
  );

  async function retry() {
    setIsBusy(true);
    const outcome = await finishOrder(orderSteps(), order);
    setIsBusy(false);
    if (outcome.kind === 'ordered') onOrdered(outcome.receipt);
    else if (outcome.kind === 'refunded') {
      tellRefund(outcome.message);
      onRefunded();
    } else if (outcome.kind === 'paid') setReason(outcome.reason === '' ? 'The store did not answer. Please try again in a moment.' : outcome.reason);
  }

  return (
    <div className={css['open']} role="status">
      <p className={css['openTitle']}>{isPaid ? 'Your payment is safe' : 'We are checking your payment'}</p>
      <p>
        {isPaid
          ? `We received ${formatUsd(order.bill.totalCents)}, but the store has not confirmed the order yet. It will be completed, also when you close this page. Please do not pay again.`
          : 'The connection broke while your card was being confirmed. Please do not pay again before we know the result.'}
      </p>
      {reason !== '' && <p className={css['error']}>{reason}</p>}
      {isSignedIn ? (
        <Button variant="primary" isWide isBusy={isBusy} onClick={() => void retry()}>
          Try again
        </Button>
      ) : (
        <SessionOver words="Your session has ended. Log in, and your order goes on from here." />
      )}
    </div>
  );
}

import { useEffect, useRef, useState } from 'react';
import { formatUsd } from '../../domain/money';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { withTimeLimit } from '../../offline/storage/with-time-limit';
import { BACKGROUND_LIMIT_MS } from '../../offline/sync/background-call';
import { Button } from '../../ui/button';
import { useSession } from '../session/session-store';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { orderSteps } from './payment-steps';
import { subscribeFinishedPayments, tellRefund } from './resume-payments';
import { SessionOver } from './checkout-trouble';
import { finishOrder, type PaymentOutcome } from './take-payment';
import { useAsksByItself } from './use-asks-by-itself';

/** May have been charged, but has no order yet. */
export interface OpenPaymentFacts {
  readonly order: OrderDraft;
  /** Asks the provider whether the card was charged; absent when that is known, and the server is asked for the order. */
  readonly askAgain?: () => Promise<PaymentOutcome>;
}

interface OpenPaymentProps extends OpenPaymentFacts {
  readonly onOrdered: (receipt: OrderReceipt) => void;
  /** The shopper knows of the refund: the cart can be paid for again. */
  readonly onRefunded: () => void;
  readonly onNotCharged: () => void;
}

const NO_REPLY = 'The store did not answer. Please try again in a moment.';

/** Asking again is safe, paying again is not, so there is no card field here. */
export function OpenPayment({ order, askAgain, onOrdered, onRefunded, onNotCharged }: OpenPaymentProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  /** Charged, as this page has learned since. */
  const [paid, setPaid] = useState<OrderDraft | null>(null);
  const isAsking = useRef(false);
  const isFinished = useRef(false);
  const isSignedIn = useSession() !== null;
  const known = paid ?? order;
  const isPaid = known.paymentStatus === 'succeeded';

  useEffect(
    () =>
      subscribeFinishedPayments((paymentId, receipt) => {
        if (paymentId !== order.paymentId) return;
        isFinished.current = true;
        if (receipt === null) onRefunded();
        else onOrdered(receipt);
      }),
    [onOrdered, onRefunded, order.paymentId],
  );

  async function retry() {
    if (isAsking.current) return;
    isAsking.current = true;
    setIsBusy(true);
    const asked = isPaid || askAgain === undefined ? finishOrder(orderSteps(), known) : askAgain();
    // Without a limit a silent network would end the asking.
    const outcome = await withTimeLimit(BACKGROUND_LIMIT_MS, asked, () => new Error('No reply in time')).catch(() => null);
    isAsking.current = false;
    setIsBusy(false);
    if (isFinished.current) return;
    if (outcome === null) return setReason(NO_REPLY);
    switch (outcome.kind) {
      case 'ordered':
        return onOrdered(outcome.receipt);
      case 'refunded':
        tellRefund(outcome.message);
        return onRefunded();
      case 'failed':
        return outcome.isUnderWay === true ? setReason(outcome.message) : onNotCharged();
      case 'paid':
        setPaid(outcome.order);
        return setReason(outcome.reason === '' ? NO_REPLY : outcome.reason);
      case 'unknown':
        return setReason(NO_REPLY);
    }
  }

  // The order of a paid card is asked for by `resume-payments`.
  useAsksByItself(isSignedIn && !isPaid && askAgain !== undefined, retry);

  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="status">
      <p className={classNames(layout['textCategory'], css['openTitle'])}>
        {isPaid ? 'Your payment is safe' : 'We are checking your payment'}
      </p>
      <p>
        {isPaid
          ? `We received ${formatUsd(known.bill.totalCents)}, but the store has not confirmed the order yet. It will be completed even if you close this page. Please do not pay again.`
          : 'The connection broke while your card was being confirmed. Please do not pay again before we know the result.'}
      </p>
      {reason !== '' && <p className={classNames(layout['wrong'], css['told'])}>{reason}</p>}
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

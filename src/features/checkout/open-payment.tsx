import { useEffect, useRef, useState } from 'react';
import { formatUsd } from '../../domain/money';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { connection } from '../../offline/connection/connection';
import { paymentAttempts } from '../../offline/payments';
import { withTimeLimit } from '../../offline/storage/with-time-limit';
import { Button } from '../../ui/button';
import { sessionStore, useSession } from '../session/session-store';
import { useIsOnline } from '../session/use-is-online';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { orderSteps } from './payment-steps';
import { resumePayments, subscribeFinishedPayment, tellRefund } from './resume-payments';
import { SessionOver } from './checkout-trouble';
import { finishOrder, notCharged, type PaymentOutcome } from './take-payment';
import { useAsksByItself } from './use-asks-by-itself';
import { paymentTexts } from './payment.texts';
import { checkoutTexts } from './checkout.texts';

/** May have been charged, but has no order yet. */
export interface OpenPaymentFacts {
  readonly order: OrderDraft;
  /** Asks the provider whether the card was charged; absent when its page was closed, and the store is asked for the order. */
  readonly askAgain?: () => Promise<PaymentOutcome>;
}

interface OpenPaymentProps extends OpenPaymentFacts {
  readonly onOrdered: (receipt: OrderReceipt) => void;
  /** The shopper knows of the refund: the cart can be paid for again. */
  readonly onRefunded: () => void;
  readonly onNotCharged: () => void;
}

/** Shorter than the pause to the next question. */
const ANSWER_LIMIT_MS = 10_000;

/** Asking again is safe, paying again is not, so there is no card field here. */
export function OpenPayment({ order, askAgain, onOrdered, onRefunded, onNotCharged }: OpenPaymentProps) {
  const [isBusy, setIsBusy] = useState(false);
  const [reason, setReason] = useState('');
  /** Charged, as this page has learned since. */
  const [paid, setPaid] = useState<OrderDraft | null>(null);
  const newest = useRef(0);
  const isAsking = useRef(false);
  const isFinished = useRef(false);
  const isSignedIn = useSession() !== null;
  const isOnline = useIsOnline();
  const known = paid ?? order;
  const isPaid = known.paymentStatus === 'succeeded';

  useEffect(
    () =>
      subscribeFinishedPayment(order.paymentId, (receipt) => {
        isFinished.current = true;
        if (receipt === null) onRefunded();
        else onOrdered(receipt);
      }),
    [onOrdered, onRefunded, order.paymentId],
  );
  useEffect(() => connection.awaitReturn(), []);

  async function retry(isBack = false) {
    // What was asked before the connection came back may never have its reply.
    if (isAsking.current && !isBack) return;
    const ticket = (newest.current += 1);
    isAsking.current = true;
    setIsBusy(true);
    const asked = isPaid ? finishOrder(orderSteps(), known) : (askAgain?.() ?? askStore(order));
    const outcome = await withTimeLimit(ANSWER_LIMIT_MS, asked, () => new Error('No reply in time')).catch(() => null);
    const isNewest = newest.current === ticket;
    if (isNewest) {
      isAsking.current = false;
      setIsBusy(false);
    }
    if (isFinished.current) return;
    switch (outcome?.kind) {
      case 'ordered':
        isFinished.current = true;
        return onOrdered(outcome.receipt);
      case 'refunded':
        isFinished.current = true;
        tellRefund(outcome.message);
        return onRefunded();
      case 'failed':
        if (outcome.isUnderWay === true) return setReason(outcome.message);
        isFinished.current = true;
        return onNotCharged();
      case 'paid':
        setPaid(outcome.order);
        return setReason(outcome.reason);
      case 'unknown':
      case undefined:
        if (!isNewest) return;
        connection.sawReply(false);
        return setReason(isPaid ? paymentTexts.noReply : paymentTexts.noResult);
    }
  }

  // The order of a paid card is asked for by `resume-payments`.
  useAsksByItself(isSignedIn && !isPaid, retry);

  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="status">
      <p className={classNames(layout['textCategory'], css['openTitle'])}>{isPaid ? paymentTexts.isSafe : paymentTexts.isChecked}</p>
      <p>{isPaid ? paymentTexts.received(formatUsd(known.bill.totalCents)) : paymentTexts.connectionBroke}</p>
      {!isOnline && <p>{paymentTexts.goOnOnline}</p>}
      {reason !== '' && isOnline && <p className={classNames(layout['wrong'], css['told'])}>{reason}</p>}
      {isSignedIn ? (
        <Button variant="primary" isWide isBusy={isBusy} onClick={() => void retry()}>
          {paymentTexts.tryAgain}
        </Button>
      ) : (
        <SessionOver words={checkoutTexts.sessionEndedOrdering} />
      )}
    </div>
  );
}

/** Of a payment whose page was closed: at the pace of all that wait for their order. */
async function askStore({ paymentId }: OrderDraft): Promise<PaymentOutcome | null> {
  const accountId = sessionStore.accountId();
  if (accountId === null) return null;
  const { uncharged } = await resumePayments(accountId, 'person');
  if (!uncharged.has(paymentId)) return null;
  await paymentAttempts.drop(paymentId).catch(() => undefined);
  return notCharged();
}

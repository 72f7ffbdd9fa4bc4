import { CardElement, useElements, useStripe } from '@stripe/react-stripe-js';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { figureChanges, type Bill, type FigureChange } from '../../domain/bill';
import { formatUsd } from '../../domain/money';
import type { OrderDraft } from '../../domain/order';
import { Button } from '../../ui/button';
import { Checkbox } from '../../ui/checkbox';
import { RichText } from '../../ui/rich-text';
import { useIsOnline } from '../session/use-is-online';
import { cardStyle } from './card-style';
import { LateCard } from './card-trouble';
import { ChangedFigures } from './changed-figures';
import type { CheckoutBodyProps } from './checkout-body';
import css from './checkout.module.css';
import { DemoMark } from './demo-mark';
import { paymentSteps, refreshFigures } from './payment-steps';
import { tellRefund } from './resume-payments';
import { PAYMENT_MESSAGES, takePayment, type PaymentOutcome } from './take-payment';

interface PaymentNotice {
  readonly text: string;
  readonly isError: boolean;
  readonly changes?: readonly FigureChange[];
}

interface PaymentFormProps extends Omit<CheckoutBodyProps, 'isProcessing'> {
  readonly isDemo: boolean;
  /** A payment that may have been taken, but whose order is not made yet. */
  readonly onOpen: (order: OrderDraft) => void;
  /** The card field does not come: everything about it is to be loaded anew. */
  readonly onLoadAgain: () => void;
}

export function PaymentForm({ purchase, isDemo, onProcessing, onOrdered, onOpen, onLoadAgain }: PaymentFormProps) {
  const stripe = useStripe();
  const elements = useElements();
  const queryClient = useQueryClient();
  const isOnline = useIsOnline();
  const isPaying = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [isCardReady, setIsCardReady] = useState(false);
  const [hasAgreed, setHasAgreed] = useState(false);
  const [notice, setNotice] = useState<PaymentNotice | null>(null);
  const foot = useRef<HTMLDivElement>(null);
  const { bill, settings } = purchase;
  const canPay = stripe !== null && isCardReady && isOnline && hasAgreed && !isBusy;

  function show(outcome: PaymentOutcome, shown: Bill) {
    switch (outcome.kind) {
      case 'ordered':
        return onOrdered(outcome.receipt);
      case 'failed':
        if (outcome.hasChanged) refreshFigures(queryClient);
        // A code that the server no longer takes would stop every further try.
        if (outcome.now?.discountCents === 0) purchase.promo.remove();
        return setNotice({ text: outcome.message, isError: true, changes: outcome.now === undefined ? [] : figureChanges(shown, outcome.now) });
      case 'refunded':
        return tellRefund(outcome.message);
      case 'paid':
      case 'unknown':
        return onOpen(outcome.order);
    }
  }

  useEffect(() => {
    if (notice !== null) foot.current?.scrollIntoView({ block: 'nearest' });
  }, [notice]);

  async function pay(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isPaying.current || !canPay) return;
    isPaying.current = true;
    setIsBusy(true);
    setNotice(null);
    onProcessing(true);
    const steps = paymentSteps(queryClient, {
      stripe,
      card: elements?.getElement(CardElement) ?? null,
      billOf: purchase.billOf,
      onPaid: () => setNotice({ text: PAYMENT_MESSAGES.paid, isError: false }),
    });
    const outcome = await takePayment(steps, bill.totalCents, purchase.choice);
    isPaying.current = false;
    setIsBusy(false);
    onProcessing(false);
    show(outcome, bill);
  }

  return (
    <form className={css['form']} noValidate onSubmit={(event) => void pay(event)}>
      {isDemo && <DemoMark />}
      <div>
        <p className={css['label']} id="card-label">
          Card
        </p>
        <div className={css['card']} role="group" aria-labelledby="card-label">
          <CardElement options={{ style: cardStyle }} onReady={() => setIsCardReady(true)} onChange={() => setNotice(null)} />
        </div>
        {!isCardReady && <LateCard onRetry={onLoadAgain} />}
      </div>
      {settings !== undefined && (
        <div className={css['notes']}>
          <RichText html={settings.pickUpDeliveryHtml} />
          <RichText html={settings.agreeDeliveryHtml} />
        </div>
      )}
      <div ref={foot} className={css['foot']}>
        {notice !== null && (
          <div className={notice.isError ? css['error'] : css['success']} role={notice.isError ? 'alert' : 'status'}>
            <p>{notice.text}</p>
            <ChangedFigures changes={notice.changes ?? []} />
          </div>
        )}
        <Checkbox checked={hasAgreed} required onChange={(event) => setHasAgreed(event.target.checked)}>
          I agree that the delivery charge is based on distance.
        </Checkbox>
        <Button variant="primary" type="submit" isWide isBusy={isBusy} disabled={!canPay}>
          {`Pay ${formatUsd(bill.totalCents)}`}
        </Button>
        <p className={css['why']}>{whyNot(isOnline, isCardReady, hasAgreed)}</p>
      </div>
    </form>
  );
}

function whyNot(isOnline: boolean, isCardReady: boolean, hasAgreed: boolean): string {
  if (!isOnline) return 'You are offline. Payment opens when you are back online.';
  if (!isCardReady) return 'Loading the card form...';
  return hasAgreed ? '' : 'Please agree to the delivery charge to pay.';
}

import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Spinner } from '../../ui/button';
import { useSession } from '../session/session-store';
import { cardElements } from './card-payments';
import { CardTrouble, LateCard, EmptyCheckout, SessionOver } from './checkout-trouble';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { OpenPayment, type OpenPaymentFacts } from './open-payment';
import { OrderSummary } from './order-summary';
import { PaymentForm, type PaymentFormProps } from './payment-form';
import { useAsksTelephone } from './pickup-telephone';
import { useCardPayments } from './use-card-payments';
import { checkoutTexts } from './checkout.texts';

interface CheckoutBodyProps extends Pick<PaymentFormProps, 'purchase' | 'onProcessing' | 'onOrdered'> {
  readonly isProcessing: boolean;
  readonly onStop: () => void;
}

export function CheckoutBody({ purchase, isProcessing, onProcessing, onOrdered, onStop }: CheckoutBodyProps) {
  const isSignedIn = useSession() !== null;
  const { payments, retry } = useCardPayments();
  const asksTelephone = useAsksTelephone(purchase);
  const content = useRef<HTMLDivElement>(null);
  const [openPayment, setOpenPayment] = useState<OpenPaymentFacts | null>(null);
  const [wasNotCharged, setWasNotCharged] = useState(false);
  const earlier = payments.kind === 'earlier-order' ? payments.receipt : null;
  useEffect(() => {
    if (earlier !== null) onOrdered(earlier);
  }, [earlier, onOrdered]);

  // The focused button is removed.
  const loadAgain = () => {
    content.current?.focus();
    retry();
  };
  const startAnew = useCallback(() => {
    setOpenPayment(null);
    retry();
  }, [retry]);
  const payAnew = () => {
    setWasNotCharged(true);
    startAnew();
  };

  const open = payments.kind === 'earlier-payment' ? { order: payments.attempt.order } : openPayment;
  if (open !== null) return <OpenPayment {...open} onOrdered={onOrdered} onRefunded={startAnew} onNotCharged={payAnew} />;
  if (!isSignedIn && !isProcessing) {
    return <SessionOver words={checkoutTexts.sessionEnded} />;
  }
  if (purchase.lines.length === 0 && !isProcessing && earlier === null) return <EmptyCheckout />;
  return (
    <div ref={content} tabIndex={-1} className={css['body']}>
      <OrderSummary purchase={purchase} />
      {payments.kind === 'ready' && (
        <Elements stripe={payments.stripe} options={cardElements(payments.isDemo)}>
          <PaymentForm
            purchase={purchase}
            isDemo={payments.isDemo}
            asksTelephone={asksTelephone}
            wasNotCharged={wasNotCharged}
            onProcessing={onProcessing}
            onOrdered={onOrdered}
            onOpen={setOpenPayment}
            onLoadAgain={loadAgain}
            onStop={onStop}
          />
        </Elements>
      )}
      {payments.kind === 'loading' && (
        <>
          <p className={classNames(layout['row3'], layout['middle'], layout['quiet'], css['loading'])} role="status">
            <Spinner /> {checkoutTexts.loadingCard}
          </p>
          <LateCard onRetry={loadAgain} onStop={onStop} />
        </>
      )}
      {payments.kind === 'failed' && <CardTrouble onRetry={loadAgain} />}
    </div>
  );
}

import { Elements } from '@stripe/react-stripe-js';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { OrderDraft, OrderReceipt } from '../../domain/order';
import { Spinner } from '../../ui/spinner';
import { useSession } from '../session/session-store';
import { CardTrouble, LateCard } from './card-trouble';
import css from './checkout.module.css';
import { OpenPayment } from './open-payment';
import { OrderSummary } from './order-summary';
import { PaymentForm } from './payment-form';
import { SessionOver } from './session-over';
import { useCardPayments } from './use-card-payments';
import type { Purchase } from './use-purchase';

export interface CheckoutBodyProps {
  readonly purchase: Purchase;
  readonly isProcessing: boolean;
  readonly onProcessing: (isProcessing: boolean) => void;
  readonly onOrdered: (receipt: OrderReceipt) => void;
}

export function CheckoutBody({ purchase, isProcessing, onProcessing, onOrdered }: CheckoutBodyProps) {
  const isSignedIn = useSession() !== null;
  const { payments, retry } = useCardPayments();
  const content = useRef<HTMLDivElement>(null);
  const [openOrder, setOpenOrder] = useState<OrderDraft | null>(null);
  const earlier = payments.kind === 'earlier-order' ? payments.receipt : null;
  useEffect(() => {
    if (earlier !== null) onOrdered(earlier);
  }, [earlier, onOrdered]);

  // The button goes away with what it stands in.
  const loadAgain = () => {
    content.current?.focus();
    retry();
  };
  const startAnew = useCallback(() => {
    setOpenOrder(null);
    retry();
  }, [retry]);

  const open = payments.kind === 'earlier-payment' ? payments.attempt.order : openOrder;
  if (open !== null) return <OpenPayment order={open} onOrdered={onOrdered} onRefunded={startAnew} />;
  if (!isSignedIn && !isProcessing) {
    return <SessionOver words="Your session has ended. Nothing has been charged, and your cart is kept with your account. Please log in to go on." />;
  }
  return (
    <div ref={content} tabIndex={-1} className={css['body']}>
      <OrderSummary purchase={purchase} />
      {payments.kind === 'ready' && (
        <Elements stripe={payments.stripe}>
          <PaymentForm purchase={purchase} isDemo={payments.isDemo} onProcessing={onProcessing} onOrdered={onOrdered} onOpen={setOpenOrder} onLoadAgain={loadAgain} />
        </Elements>
      )}
      {payments.kind === 'loading' && (
        <>
          <p className={css['loading']} role="status">
            <Spinner /> Loading the card form...
          </p>
          <LateCard onRetry={loadAgain} />
        </>
      )}
      {payments.kind === 'failed' && <CardTrouble onRetry={loadAgain} />}
    </div>
  );
}

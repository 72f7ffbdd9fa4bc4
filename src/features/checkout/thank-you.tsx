import { useEffect, useRef } from 'react';
import type { OrderReceipt } from '../../domain/order';
import { formatUsd } from '../../domain/money';
import { OrderTitle } from '../../ui/order-title';
import { Button } from '../../ui/button';
import css from './dialogs.module.css';
import type { Elements } from '../../ui/elements';

interface ThankYouProps {
  readonly receipt: OrderReceipt;
  readonly receiptLink: Elements;
  readonly onContinue: () => void;
}

export function ThankYou({ receipt, receiptLink, onContinue }: ThankYouProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The focused pay button was removed.
  useEffect(() => next.current?.focus(), []);
  return (
    <div role="status" className={css['done']}>
      <p className={css['thanks']}>Your payment went through. Your receipt says what happens next. We send it by email too.</p>
      <p className={css['amount']} translate="no">
        {formatUsd(receipt.totalCents)}
      </p>
      <p className={css['number']}>
        <OrderTitle orderNumber={receipt.orderNumber} />
      </p>
      <Button ref={next} variant="primary" isWide onClick={onContinue} data-autofocus>
        Continue
      </Button>
      {receiptLink}
    </div>
  );
}

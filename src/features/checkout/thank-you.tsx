import { useEffect, useRef, type ReactNode } from 'react';
import type { OrderReceipt } from '../../domain/order';
import { formatUsd } from '../../domain/money';
import { Button } from '../../ui/button';
import css from './dialogs.module.css';

interface ThankYouProps {
  readonly receipt: OrderReceipt;
  readonly receiptLink: ReactNode;
  readonly onContinue: () => void;
}

export function ThankYou({ receipt, receiptLink, onContinue }: ThankYouProps) {
  const next = useRef<HTMLButtonElement>(null);
  // The focused pay button was removed.
  useEffect(() => next.current?.focus(), []);
  return (
    <div role="status" className={css['done']}>
      <p className={css['thanks']}>Your payment went through and your floor is on its way to becoming a room.</p>
      <p className={css['amount']}>{formatUsd(receipt.totalCents)}</p>
      <p className={css['number']}>{`Order ${receipt.orderNumber}`}</p>
      <Button ref={next} variant="primary" isWide onClick={onContinue} data-autofocus>
        Continue
      </Button>
      {receiptLink}
    </div>
  );
}

import { useEffect } from 'react';
import { Button } from '../../ui/button';
import { AWAY_MS } from '../../domain/network-away';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { useIsLate } from '../../ui/use-now';
import css from './checkout.module.css';

/** Only 'preparing', before the card's confirmation, can be cancelled. */
export type PaymentPhase = 'preparing' | 'charging' | 'ordering';

const WORDS: Readonly<Record<PaymentPhase, string>> = {
  preparing: 'The store is slow to answer. We are still trying. Nothing has been charged yet.',
  charging: 'This is taking longer than usual. Please keep this page open: we are waiting for your bank.',
  ordering: 'The store is slow to answer. Your payment is safe: the order will be placed even if you close this window.',
};

interface LatePaymentProps {
  readonly phase: PaymentPhase;
  readonly onStop: () => void;
  readonly onCloseable: () => void;
}

/** Use the phase as its key. */
export function LatePayment({ phase, onStop, onCloseable }: LatePaymentProps) {
  // Before the card is charged, stopping loses nothing.
  const isLate = useIsLate(phase === 'preparing' ? AWAY_MS : undefined);
  const isCloseable = isLate && phase === 'ordering';
  useEffect(() => {
    if (isCloseable) onCloseable();
  }, [isCloseable, onCloseable]);
  if (!isLate) return null;
  return (
    <div ref={keepRowFocus} className={css['late']} role="status">
      <p>{WORDS[phase]}</p>
      {phase === 'preparing' && (
        <Button variant="text" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

import { useState, useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { AWAY_MS } from '../../domain/network-away';
import { useIsOnline } from '../session/use-is-online';
import { useIsLate } from '../../ui/use-now';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { keepRowFocus } from '../../ui/keep-row-focus';

interface CardTroubleProps {
  readonly onRetry: () => void;
}

export function CardTrouble({ onRetry, words = 'The card form could not be loaded.' }: CardTroubleProps & { readonly words?: string }) {
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="alert">
      <p>{`${words} Nothing has been charged. Please check your connection, and any content blocker, and try again.`}</p>
      <Button variant="outline" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}

/** Shown while the form loads: a silent network, a blocked script or a blocked frame raises no error. */
export function LateCard({ onRetry, onStop }: CardTroubleProps & { readonly onStop: () => void }) {
  const isAway = useIsLate(AWAY_MS);
  const isLate = useIsLate();
  const [isWaiting, setIsWaiting] = useState(false);
  if (isLate) return <CardTrouble onRetry={onRetry} words="The card form is taking longer than usual." />;
  if (!isAway || isWaiting) return null;
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="status">
      <p>The card form has not loaded yet. Nothing has been charged, and your cart is kept.</p>
      <div className={layout['cluster2']}>
        <Button variant="outline" isCompact onClick={() => setIsWaiting(true)}>
          Keep waiting
        </Button>
        <Button variant="text" isCompact onClick={onStop}>
          Stop
        </Button>
      </div>
    </div>
  );
}

/** Only 'preparing', before the card's confirmation, can be cancelled. */
export type PaymentPhase = 'preparing' | 'charging' | 'ordering';

const WORDS: Readonly<Record<PaymentPhase, string>> = {
  preparing: 'The store is slow to answer. We are still waiting for it. Nothing has been charged yet.',
  charging: 'This is taking longer than usual. Please keep this page open: we are waiting for your bank.',
  ordering: 'The store is slow to answer. Your payment is safe: the order will be placed even if you close this window.',
};

const OFFLINE_WORDS: Readonly<Record<PaymentPhase, string>> = {
  preparing: 'You are offline. Nothing has been charged yet.',
  charging: 'You are offline. We check your payment by ourselves as soon as you are back online.',
  ordering: 'You are offline. Your payment is safe: the order will be placed even if you close this window.',
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
  const isOnline = useIsOnline();
  const isCloseable = isLate && phase === 'ordering';
  useEffect(() => {
    if (isCloseable) onCloseable();
  }, [isCloseable, onCloseable]);
  if (!isLate) return null;
  return (
    <div ref={keepRowFocus} className={classNames(layout['ends'], layout['middle'], layout['caption'], css['late'])} role="status">
      <p>{(isOnline ? WORDS : OFFLINE_WORDS)[phase]}</p>
      {phase === 'preparing' && (
        <Button variant="text" onClick={onStop}>
          Stop
        </Button>
      )}
    </div>
  );
}

export function SessionOver({ words }: { readonly words: string }) {
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="alert">
      <p>{words}</p>
      <ButtonLink to="/login" search={{ redirect: '/my-cart' }} variant="primary">
        Login
      </ButtonLink>
    </div>
  );
}

/** Usually the cart was paid for in another window. */
export function EmptyCheckout() {
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="alert">
      <p>
        Your cart is empty, so there is nothing to pay here, and nothing has been charged here. If you paid in another window, the order is
        among your orders.
      </p>
      <ButtonLink to="/orders" variant="primary">
        See your orders
      </ButtonLink>
    </div>
  );
}

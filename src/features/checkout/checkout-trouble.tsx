import { useState, useEffect } from 'react';
import { Button, ButtonLink } from '../../ui/button';
import { AWAY_MS } from '../../domain/network-away';
import { useIsOnline } from '../session/use-is-online';
import { useIsLate } from '../../ui/use-now';
import { classNames } from '../../ui/class-names';
import layout from '../../ui/layout.module.css';
import css from './checkout.module.css';
import { keepRowFocus } from '../../ui/keep-row-focus';
import { checkoutTexts } from './checkout.texts';

interface CardTroubleProps {
  readonly onRetry: () => void;
}

export function CardTrouble({ onRetry, isLate = false }: CardTroubleProps & { readonly isLate?: boolean }) {
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="alert">
      <p>{isLate ? checkoutTexts.cardLate : checkoutTexts.cardNotLoaded}</p>
      <Button variant="outline" onClick={onRetry}>
        {checkoutTexts.tryAgain}
      </Button>
    </div>
  );
}

/** Shown while the form loads: a silent network, a blocked script or a blocked frame raises no error. */
export function LateCard({ onRetry, onStop }: CardTroubleProps & { readonly onStop: () => void }) {
  const isAway = useIsLate(AWAY_MS);
  const isLate = useIsLate();
  const [isWaiting, setIsWaiting] = useState(false);
  if (isLate) return <CardTrouble onRetry={onRetry} isLate />;
  if (!isAway || isWaiting) return null;
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="status">
      <p>{checkoutTexts.cardNotYet}</p>
      <div className={layout['cluster2']}>
        <Button variant="outline" isCompact onClick={() => setIsWaiting(true)}>
          {checkoutTexts.keepWaiting}
        </Button>
        <Button variant="text" isCompact onClick={onStop}>
          {checkoutTexts.stop}
        </Button>
      </div>
    </div>
  );
}

/** Only 'preparing', before the card's confirmation, can be cancelled. */
export type PaymentPhase = 'preparing' | 'charging' | 'ordering';

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
      <p>{(isOnline ? checkoutTexts.late : checkoutTexts.offline)[phase]}</p>
      {phase === 'preparing' && (
        <Button variant="text" onClick={onStop}>
          {checkoutTexts.stop}
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
        {checkoutTexts.login}
      </ButtonLink>
    </div>
  );
}

/** Usually the cart was paid for in another window. */
export function EmptyCheckout() {
  return (
    <div className={classNames(layout['stack3'], css['failed'])} role="alert">
      <p>{checkoutTexts.nothingToPay}</p>
      <ButtonLink to="/orders" variant="primary">
        {checkoutTexts.seeOrders}
      </ButtonLink>
    </div>
  );
}

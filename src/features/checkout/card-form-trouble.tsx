import { useState } from 'react';
import { Button } from '../../ui/button';
import { AWAY_MS } from '../../domain/network-away';
import { useIsLate } from '../../ui/use-now';
import css from './checkout.module.css';

interface CardTroubleProps {
  readonly onRetry: () => void;
}

export function CardTrouble({ onRetry, words = 'The card form could not be loaded.' }: CardTroubleProps & { readonly words?: string }) {
  return (
    <div className={css['failed']} role="alert">
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
    <div className={css['failed']} role="status">
      <p>The card form has not loaded yet. Nothing has been charged, and your cart is kept.</p>
      <div className={css['choices']}>
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

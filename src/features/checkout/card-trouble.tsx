import { Button } from '../../ui/button';
import { useIsLate } from '../../ui/use-is-late';
import css from './checkout.module.css';

interface CardTroubleProps {
  readonly onRetry: () => void;
}

/** Replaces a card form that failed to load. */
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

/** Shown while the card form loads: a blocked script or frame raises no error. */
export function LateCard({ onRetry }: CardTroubleProps) {
  return useIsLate() ? <CardTrouble onRetry={onRetry} words="The card form is taking longer than usual." /> : null;
}

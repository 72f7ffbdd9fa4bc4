import { Button } from '../../ui/button';
import css from './offer-card.module.css';

export interface OfferCardProps {
  readonly onAccept: () => void;
  readonly onDecline: () => void;
  readonly onClose: () => void;
}

export function OfferCard({ onAccept, onDecline, onClose }: OfferCardProps) {
  const accept = () => {
    onClose();
    onAccept();
  };
  const decline = () => {
    onDecline();
    onClose();
  };
  return (
    <section className={css['offer']} aria-label="Keep the catalog">
      <p className={css['words']}>Keep the whole catalog on this device? Then every floor opens without a signal.</p>
      <div className={css['actions']}>
        <Button variant="primary" isCompact onClick={accept}>
          See how much it is
        </Button>
        <Button variant="text" isCompact onClick={decline}>
          No, thank you
        </Button>
      </div>
    </section>
  );
}

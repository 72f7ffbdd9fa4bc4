import { Button } from '../../ui/button';
import css from './offer-card.module.css';
import { offlineCatalogueTexts } from './offline-catalogue.texts';

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
    <section className={css['offer']} aria-label={offlineCatalogueTexts.keepCatalog}>
      <p className={css['words']}>{offlineCatalogueTexts.offer}</p>
      <div className={css['actions']}>
        <Button variant="primary" isCompact onClick={accept}>
          {offlineCatalogueTexts.howMuch}
        </Button>
        <Button variant="text" isCompact onClick={decline}>
          {offlineCatalogueTexts.no}
        </Button>
      </div>
    </section>
  );
}

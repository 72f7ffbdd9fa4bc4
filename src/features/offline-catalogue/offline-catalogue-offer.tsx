import { useEffect, useState, type ComponentType } from 'react';
import type { OfferCardProps } from './offer-card';
import { followInstallation } from './offer-after-install';
import { useOfflineCatalogueDialog } from './use-offline-catalogue-dialog';

/** Loads nothing before the store is installed. */
export function OfflineCatalogueOffer() {
  const { open, dialog } = useOfflineCatalogueDialog();
  const [Offer, setOffer] = useState<ComponentType<OfferCardProps> | null>(null);
  useEffect(
    () =>
      followInstallation(
        () =>
          void import('./offer-card').then(
            ({ OfferCard }) => setOffer(() => OfferCard),
            () => undefined,
          ),
      ),
    [],
  );
  return (
    <>
      {Offer === null ? null : <Offer onAccept={open} onClose={() => setOffer(null)} />}
      {dialog}
    </>
  );
}

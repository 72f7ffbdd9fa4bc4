import { useEffect, useState, type ComponentType } from 'react';
import type { KeptOfferProps } from './kept-offer';
import { followInstallation } from './offer-after-install';
import { useKeptDialog } from './use-kept-dialog';

/** Offers to keep the catalogue once the store is installed. Loads nothing before. */
export function KeepCatalogueOffer() {
  const { open, dialog } = useKeptDialog();
  const [Offer, setOffer] = useState<ComponentType<KeptOfferProps> | null>(null);
  useEffect(
    () =>
      followInstallation(
        () =>
          void import('./kept-offer').then(
            ({ KeptOffer }) => setOffer(() => KeptOffer),
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

import { type ComponentType, useEffect, useState } from 'react';
import { localKeys } from '../../offline/storage/storage-keys';
import type { OfferCardProps } from './offer-card';
import { useOfflineCatalogueDialog } from './offline-catalogue-button';

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
      {Offer === null ? null : <Offer onAccept={open} onDecline={declineOffer} onClose={() => setOffer(null)} />}
      {dialog}
    </>
  );
}

/** Never with an offline catalogue or after a refusal. */
function followInstallation(offer: () => void): () => void {
  if (hasAnswered()) return () => undefined;
  if (window.matchMedia('(display-mode: standalone)').matches) offer();
  const installed = (): void => {
    if (!hasAnswered()) offer();
  };
  window.addEventListener('appinstalled', installed);
  return () => window.removeEventListener('appinstalled', installed);
}

/** The footer's button stays. */
function declineOffer(): void {
  try {
    localStorage.setItem(localKeys.offlineCatalogueDeclined, '1');
  } catch {
    return;
  }
}

function hasAnswered(): boolean {
  try {
    return localStorage.getItem(localKeys.offlineCatalogue) !== null || localStorage.getItem(localKeys.offlineCatalogueDeclined) !== null;
  } catch {
    // Without storage there is no offline catalogue.
    return true;
  }
}

import { localKeys } from '../../offline/storage/storage-keys';

/** Calls `offer` when the store runs installed or is just installed; never with an offline catalogue or after a refusal. Returns the unsubscribe function. */
export function followInstallation(offer: () => void): () => void {
  if (hasAnswered()) return () => undefined;
  if (window.matchMedia('(display-mode: standalone)').matches) offer();
  const installed = (): void => {
    if (!hasAnswered()) offer();
  };
  window.addEventListener('appinstalled', installed);
  return () => window.removeEventListener('appinstalled', installed);
}

/** Declined: not offered again on this device. The footer's button stays. */
export function declineOffer(): void {
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

import { localKeys } from '../../offline/storage/storage-keys';

/** Never with an offline catalogue or after a refusal. */
export function followInstallation(offer: () => void): () => void {
  if (hasAnswered()) return () => undefined;
  if (window.matchMedia('(display-mode: standalone)').matches) offer();
  const installed = (): void => {
    if (!hasAnswered()) offer();
  };
  window.addEventListener('appinstalled', installed);
  return () => window.removeEventListener('appinstalled', installed);
}

/** The footer's button stays. */
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

import { localKeys } from '../../offline/storage/storage-keys';

/** Calls once the store runs as an installed app, or has just been installed; never where it is kept already or was not wanted. */
export function followInstallation(offer: () => void): () => void {
  if (hasAnswered()) return () => undefined;
  if (window.matchMedia('(display-mode: standalone)').matches) offer();
  const installed = (): void => {
    if (!hasAnswered()) offer();
  };
  window.addEventListener('appinstalled', installed);
  return () => window.removeEventListener('appinstalled', installed);
}

/** Not wanted: it is not offered again on this device. The way through the footer stays. */
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
    // Without storage nothing can be kept.
    return true;
  }
}

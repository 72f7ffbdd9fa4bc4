import { wasPressed } from '../offline/worker/missing-code';
import { preloadChunk } from '../ui/load-chunk';
import { showToast } from '../ui/toast';
import { onShopperAction } from './shopper-action';

/** Parts that load by themselves are retried without a word. */
export function tellMissingParts(): void {
  // The toast's code must be here before something else is missing.
  const stop = onShopperAction(() => {
    stop();
    preloadChunk(() => import('../ui/toast-host'));
  });
  window.addEventListener('vite:preloadError', () => {
    if (wasPressed())
      showToast({ message: 'This part of the store did not load. Please check your connection, then press again.', tone: 'error' });
  });
}

import { wasPressed } from '../offline/worker/missing-code';
import { preloadChunk } from '../ui/load-chunk';
import { showToast } from '../ui/toast';
import { onShopperAction } from './shopper-action';

/** Tells a person whose press needs code that does not load what to do. Parts that load by themselves are retried without a word. */
export function tellMissingParts(): void {
  // It must be here before something else is missing; who does nothing presses nothing.
  const stop = onShopperAction(() => {
    stop();
    preloadChunk(() => import('../ui/toast-host'));
  });
  window.addEventListener('vite:preloadError', () => {
    if (wasPressed())
      showToast({ message: 'This part of the store did not load. Please check your connection, then press again.', tone: 'error' });
  });
}

import type { AnyRouter } from '@tanstack/react-router';
import { leadsToProductSection } from '../features/site/product-section';
import { isForward } from '../ui/is-forward';
import { onShopperAction } from './shopper-action';

/** Longer than any smooth scroll to the top. */
const LIMIT_MS = 3_000;

/**
 * A smooth scroll to the top stops halfway when the page changes its height. Scrolls by the shopper, Back and links within the page are
 * left alone.
 */
export function finishScrolls(router: AnyRouter): void {
  let forget = (): void => undefined;
  router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
    forget();
    if (
      fromLocation !== undefined &&
      pathChanged &&
      isForward(fromLocation, toLocation) &&
      toLocation.hash === '' &&
      !leadsToProductSection(toLocation.searchStr)
    )
      forget = finishAtTop();
  });
}

function finishAtTop(): () => void {
  const toTop = () => {
    if (window.scrollY > 0) window.scrollTo({ top: 0, behavior: 'auto' });
  };
  const timer = setTimeout(() => {
    toTop();
    forget();
  }, LIMIT_MS);
  const forget = () => {
    clearTimeout(timer);
    document.removeEventListener('scrollend', toTop);
    stopListening();
  };
  // The first event may belong to a scroll before the navigation.
  document.addEventListener('scrollend', toTop);
  const stopListening = onShopperAction(forget);
  return forget;
}

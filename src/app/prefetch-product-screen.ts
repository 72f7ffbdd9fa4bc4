import { preloadChunk } from '../ui/load-chunk';
import type { createAppRouter } from './router';

const LISTS: readonly string[] = ['/_site/products/', '/_site/products/category/$id'];

/**
 * Preloads the code of a product's page once a list is shown, for the next tap. It comes from the worker's precache, so it costs no network,
 * only the time to compile it (`npm run bench -- controls`, list to product).
 */
export function prefetchProductScreen(router: ReturnType<typeof createAppRouter>): void {
  const worker = workerOf();
  if (worker === null) return;
  const prefetchAtList = (): void => {
    if (!router.state.matches.some(({ routeId }) => LISTS.includes(routeId))) return;
    stop();
    void worker.ready.then(() => {
      preloadChunk(async () => router.loadRouteChunk(router.routesById['/_site/products/$slug']));
      preloadChunk(() => import('../features/product/product-sections'));
      preloadChunk(() => import('../routes/-product-actions'));
    });
  };
  const stop = router.subscribe('onRendered', prefetchAtList);
  prefetchAtList();
}

/** Null when the browser has no workers, or refuses them together with the site's data. */
function workerOf(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

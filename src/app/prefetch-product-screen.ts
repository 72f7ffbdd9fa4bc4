import { preloadChunk } from '../ui/load-chunk';
import type { createAppRouter } from './router';

/**
 * The code of a product's page, for the tap that follows a list: from the worker's precache, so it costs no network, only the time to compile it
 * (`npm run bench -- controls`, list to product).
 */
export function prefetchProductScreen(router: ReturnType<typeof createAppRouter>): void {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(() => {
    preloadChunk(async () => router.loadRouteChunk(router.routesById['/_site/products/$slug']));
    preloadChunk(() => import('../features/product/product-sections'));
    preloadChunk(() => import('../routes/-product-actions'));
  });
}

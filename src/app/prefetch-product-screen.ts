import { preloadChunk } from '../ui/load-chunk';
import type { createAppRouter } from './router';

const LISTS: readonly string[] = ['/_site/products/', '/_site/products/category/$id'];

/** From the worker's precache: it costs no network, only the time to compile (`npm run bench -- controls`). */
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

/** Null without workers, or when the browser refuses them. */
function workerOf(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { RouterContext } from '../routes/-router-context';
import { routeTree } from '../routeTree.gen';
import { prefersStill } from '../ui/prefers-still';
import { noteWays } from '../ui/way-forward';
import { afterPaint } from './load-ahead';
import { paintPressFirst } from './paint-press-first';
import { ErrorScreen, NotFoundScreen } from './screens';

/** The router of a page, or, with a path, of one rendering on the server. */
export function createAppRouter(context: RouterContext, renderedPath?: string) {
  const isServer = renderedPath !== undefined;
  const router = createRouter({
    routeTree,
    context,
    defaultPreload: isServer ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: !isServer,
    scrollRestorationBehavior: isServer || prefersStill() ? 'auto' : 'smooth',
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    ...(isServer ? { history: createMemoryHistory({ initialEntries: [renderedPath] }), isServer: true } : {}),
  });
  noteWays(router);
  paintPressFirst(router);
  const loadAhead = router.preloadRoute;
  router.preloadRoute = (options) => afterPaint(router, () => loadAhead(options));
  return router;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

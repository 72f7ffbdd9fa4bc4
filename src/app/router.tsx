import type { QueryClient } from '@tanstack/react-query';
import { createMemoryHistory, createRouter, notFound } from '@tanstack/react-router';
import type { RouterContext } from '../routes/-router-context';
import { routeTree } from '../routeTree.gen';
import { ErrorScreen } from './error-screen';
import { isMissing } from '../api/errors';
import { prefersStill } from '../ui/use-prefers-still';
import { afterPaint } from './load-ahead';
import { NotFoundScreen } from './not-found-screen';

/** The router of a page, or, with a path, of one rendering on the server. Only the server waits for a route's data. */
export function createAppRouter(queryClient: QueryClient, renderedPath?: string) {
  const isServer = renderedPath !== undefined;
  const load: RouterContext['load'] = (options) => {
    if (isServer) return queryClient.fetchQuery(options).then(ignore, refuseToRender);
    void queryClient.prefetchQuery(options);
    return undefined;
  };
  const router = createRouter({
    routeTree,
    context: { queryClient, load },
    defaultPreload: isServer ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: !isServer,
    scrollRestorationBehavior: isServer || prefersStill() ? 'auto' : 'smooth',
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    ...(isServer ? { history: createMemoryHistory({ initialEntries: [renderedPath] }), isServer: true } : {}),
  });
  const loadAhead = router.preloadRoute;
  router.preloadRoute = (options) => afterPaint(router, () => loadAhead(options));
  return router;
}

const ignore = (): void => undefined;

/** What the API refuses to show is not there: the document answers 404. Any other failure is the server's. */
function refuseToRender(error: unknown): never {
  if (isMissing(error)) throw notFound();
  throw error;
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

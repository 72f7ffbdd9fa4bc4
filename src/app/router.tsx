import { createMemoryHistory, createRouter } from '@tanstack/react-router';
import type { RouterContext } from '../routes/-router-context';
import { routeTree } from '../routeTree.gen';
import { prefersStill } from '../ui/prefers-still';
import { ErrorScreen, NotFoundScreen } from './screens';

/** The router of a page, or, with a path, of one rendering on the server. */
export function createAppRouter(context: RouterContext, renderedPath?: string) {
  const isServer = renderedPath !== undefined;
  return createRouter({
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
}

declare module '@tanstack/react-router' {
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

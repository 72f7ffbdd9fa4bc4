import type { QueryClient } from '@tanstack/react-query';
import { createRouter, parseSearchWith, type RouterHistory, type RouterOptions, stringifySearchWith } from '@tanstack/react-router';
import type { PageKind } from '../contract/rendered-page';
import { type Language, pathIn, splitLanguage, spokenLanguage } from '../domain/languages';
import type { RouterContext } from '../routes/-router-context';
import { routeTree } from '../routeTree.gen';
import { lazyPart } from '../ui/lazy-part';
import { prefersStill } from '../ui/prefers-still';
import { NotFoundNotice } from '../ui/load-state';
import { PageBand } from '../ui/page-band';

const ErrorScreen = lazyPart(
  () => import('./error-screen'),
  (code) => code.ErrorScreen,
);

/** `ofRendering`: the history of one server rendering. */
export function createAppRouter(context: RouterContext, ofRendering?: RouterHistory) {
  const isServer = ofRendering !== undefined;
  return createRouter({
    routeTree,
    context,
    ...addressesOf(spokenLanguage()),
    defaultPreload: isServer ? false : 'intent',
    defaultPreloadStaleTime: 0,
    scrollRestoration: !isServer,
    scrollRestorationBehavior: isServer || prefersStill() ? 'auto' : 'smooth',
    defaultNotFoundComponent: NotFoundScreen,
    defaultErrorComponent: ErrorScreen,
    // Plain text: the router's default would put typed values such as 20 into quotes.
    parseSearch: parseSearchWith((text) => text),
    stringifySearch: stringifySearchWith(JSON.stringify),
    ...(isServer ? { history: ofRendering, isServer: true } : {}),
  });
}

/** Routes are the same in each language; addresses begin with it. */
function addressesOf(language: Language): Pick<RouterOptions<typeof routeTree, 'never'>, 'rewrite'> {
  if (language === 'en') return {};
  return {
    rewrite: {
      input: ({ url }) => Object.assign(url, { pathname: splitLanguage(url.pathname).path }),
      output: ({ url }) => Object.assign(url, { pathname: pathIn(language, url.pathname) }),
    },
  };
}

/** A route starts its queries and does not wait for them. */
export function pageContext(queryClient: QueryClient): RouterContext {
  return { queryClient, load: (options) => void queryClient.prefetchQuery(options) };
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Absent: `listed`. Server, sitemap and robots.txt read it. */
    readonly page?: PageKind;
  }
  interface Register {
    router: ReturnType<typeof createAppRouter>;
  }
}

function NotFoundScreen() {
  return (
    <PageBand>
      <NotFoundNotice isPage />
    </PageBand>
  );
}

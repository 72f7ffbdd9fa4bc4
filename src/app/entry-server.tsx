import { hashKey } from '@tanstack/react-query';
import { createMemoryHistory, notFound } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { isMissing } from '../api/errors';
import { setTransport, type Transport } from '../api/transport';
import type { RenderedPage, SitePage } from '../contract/rendered-page';
import type { Product } from '../domain/catalogue';
import { dataOfDocument } from '../features/catalogue/list-start';
import { PRODUCT_LISTS_KEY } from '../features/catalogue/queries';
import { foundStart } from '../features/find/floor-finder';
import { SiteMeta } from '../features/site/site-meta';
import { siteQueries } from '../features/site/queries';
import { DocumentContext, type StructuredEntry } from '../ui/document-context';
import { ShopSettings } from '../ui/shop-name';
import { structuredDataHtml } from '../ui/structured-data';
import { App } from './app';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

const TITLE = /<title[^>]*>[^<]*<\/title>/;

/** React writes these ahead of the markup; they belong in the head. */
const LEADING_HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/**
 * `siteUrl` has no final slash. `safeHtml` sanitises rich text: the page's own library needs a browser. `lists`, by their query's hash, are
 * those of the current catalogue: a rendering adds what it read, and the search index of a list is made once. A listed page that says
 * nothing of itself has the shop's title and link preview.
 */
export async function renderPage(
  path: string,
  fetch: Transport['fetch'],
  siteUrl: string,
  safeHtml: (html: string) => string,
  lists: Map<string, readonly Product[]> = new Map(),
): Promise<RenderedPage> {
  setTransport({ baseUrl: '/api', fetch, authKey: () => null, xsrfToken: () => null });
  const queryClient = createQueryClient();
  const router = createAppRouter(
    {
      queryClient,
      load: (options) => {
        const known = lists.get(hashKey(options.queryKey));
        if (known !== undefined) queryClient.setQueryData<readonly Product[]>(options.queryKey, known);
        return queryClient.fetchQuery(options).then(ignore, refuseToRender);
      },
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  try {
    await router.load();
    for (const [key, products] of queryClient.getQueriesData<readonly Product[]>({ queryKey: PRODUCT_LISTS_KEY }))
      if (products !== undefined) lists.set(hashKey(key), products);
    const entries: StructuredEntry[] = [];
    const markup = await renderWhole(
      <DocumentContext value={{ siteUrl, entries, safeHtml }}>
        <App queryClient={queryClient} router={router} />
      </DocumentContext>,
    );
    const headHtml = LEADING_HEAD_TAGS.exec(markup)?.[0] ?? '';
    const httpStatus = getSsrStatus(router);
    const isListed = httpStatus === 200 && router.state.matches.at(-1)?.staticData.page === undefined;
    const preview =
      !isListed || headHtml.includes('property="og:title"')
        ? ''
        : await renderWhole(
            <DocumentContext value={{ siteUrl, entries, safeHtml }}>
              <ShopSettings value={queryClient.getQueryData(siteQueries.settings().queryKey)}>
                <SiteMeta path={router.state.location.pathname} />
              </ShopSettings>
            </DocumentContext>,
          );
    return {
      httpStatus,
      headHtml: headHtml + (headHtml.includes('<title') ? preview.replace(TITLE, '') : preview) + structuredDataHtml(entries),
      bodyHtml: markup.slice(headHtml.length),
      data: dataOfDocument(queryClient, (products) => foundStart(products, router.state.location.search)),
      routeIds: router.state.matches.map((match) => match.routeId),
    };
  } finally {
    queryClient.clear();
  }
}

/** Boundaries are written in place: React's streaming needs inline scripts, which the policy forbids. */
async function renderWhole(element: ReactNode): Promise<string> {
  let failure: unknown;
  const onError = (error: unknown): void => {
    failure ??= error;
  };
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY, onError });
  const markup = await new Response(prelude).text();
  if (failure !== undefined) throw failure;
  return markup;
}

const ignore = (): void => undefined;

/** A 404 of the API becomes a 404 of the document. */
function refuseToRender(error: unknown): never {
  if (isMissing(error)) throw notFound();
  throw error;
}

/** Every page of the route tree, once; not the one for missing pages. */
export function sitePages(): readonly SitePage[] {
  const router = createAppRouter({ queryClient: createQueryClient(), load: () => undefined }, createMemoryHistory());
  return Object.values(router.routesByPath).flatMap(({ fullPath, options }) =>
    fullPath.endsWith('$') ? [] : [{ path: fullPath.replace(/(?<=.)[/]$/, ''), kind: options.staticData?.page ?? 'listed' }],
  );
}

import { hashKey } from '@tanstack/react-query';
import { createMemoryHistory, notFound } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { isMissing } from '../api/errors';
import { setTransport, type Transport } from '../api/transport';
import type { RenderedPage, SitePage } from '../contract/rendered-page';
import type { Product } from '../domain/catalogue';
import { darkOf } from '../domain/dark-colour';
import type { Settings } from '../domain/settings';
import { dataOfDocument } from '../features/catalogue/list-start';
import { PRODUCT_LISTS_KEY } from '../features/catalogue/queries';
import { foundStart } from '../features/find/floor-finder';
import { LinkPreview, SiteMeta } from '../features/site/site-meta';
import { siteQueries } from '../features/site/queries';
import { DocumentContext, type DocumentContextValue } from '../ui/document-context';
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
 * those of the current catalogue: a rendering adds what it read, and the search index of a list is made once. A page without a link preview
 * of its own gets one.
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
    const document: DocumentContextValue = { siteUrl, entries: [], said: [], safeHtml };
    const markup = await renderWhole(
      <DocumentContext value={document}>
        <App queryClient={queryClient} router={router} />
      </DocumentContext>,
    );
    const headHtml = LEADING_HEAD_TAGS.exec(markup)?.[0] ?? '';
    const httpStatus = getSsrStatus(router);
    const isFound = httpStatus === 200;
    const settings = queryClient.getQueryData(siteQueries.settings().queryKey);
    const preview =
      !isFound || headHtml.includes('property="og:title"') ? '' : await previewHtml(document, settings, router.state.location.pathname);
    const isForSearch = isFound && router.state.matches.at(-1)?.staticData.page === undefined;
    return {
      httpStatus,
      headHtml: [
        headHtml,
        headHtml.includes('<title') ? preview.replace(TITLE, '') : preview,
        settings?.darkColor === undefined ? '' : `<meta name="theme-color" content="${darkOf(settings.darkColor)}">`,
        isForSearch || !isFound ? '' : '<meta name="robots" content="noindex"/>',
        structuredDataHtml(document.entries),
      ].join(''),
      bodyHtml: markup.slice(headHtml.length),
      data: dataOfDocument(queryClient, (products) => foundStart(products, router.state.location.search)),
      routeIds: router.state.matches.map((match) => match.routeId),
    };
  } finally {
    queryClient.clear();
  }
}

/** For documents that the server does not render: what is shared of them has the shop's name, words and picture. */
export async function renderShellHead(fetch: Transport['fetch'], siteUrl: string): Promise<string> {
  setTransport({ baseUrl: '/api', fetch, authKey: () => null, xsrfToken: () => null });
  const queryClient = createQueryClient();
  try {
    const settings = await queryClient.fetchQuery(siteQueries.settings());
    const head = await previewHtml({ siteUrl, entries: [], said: [], safeHtml: () => '' }, settings);
    // The app adds the page's own title and words; browsers take the first title.
    return head.replace(TITLE, '').replaceAll(/<meta name="(?:description|keywords)"[^>]*>/g, '');
  } finally {
    queryClient.clear();
  }
}

/** Says what the page says of itself, else what the shop does. */
async function previewHtml(document: DocumentContextValue, settings: Settings | undefined, path?: string): Promise<string> {
  const said = document.said.at(-1);
  return renderWhole(
    <DocumentContext value={document}>
      <ShopSettings value={settings}>
        {said === undefined ? <SiteMeta path={path} /> : <LinkPreview {...said} path={path} type="website" />}
      </ShopSettings>
    </DocumentContext>,
  );
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

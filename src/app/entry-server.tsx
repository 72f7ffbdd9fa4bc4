import { createMemoryHistory, notFound } from '@tanstack/react-router';
import { getSsrStatus } from '@tanstack/react-router/ssr/server';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { isMissing } from '../api/errors';
import { setTransport, type Transport } from '../api/transport';
import type { RenderedPage } from '../contract/rendered-page';
import { dataOfDocument } from '../features/catalogue/list-start';
import { foundStart } from '../features/find/found-start';
import { DocumentContext, type StructuredEntry } from '../ui/document-context';
import { structuredDataHtml } from '../ui/structured-data';
import { App } from './app';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

/** React writes these ahead of the markup; they belong in the head. */
const LEADING_HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** `siteUrl` has no final slash. `safeHtml` sanitises rich text: the page's own library needs a browser. */
export async function renderPage(
  path: string,
  fetch: Transport['fetch'],
  siteUrl: string,
  safeHtml: (html: string) => string,
): Promise<RenderedPage> {
  setTransport({ baseUrl: '/api', fetch, authKey: () => null, xsrfToken: () => null });
  const queryClient = createQueryClient();
  const router = createAppRouter(
    {
      queryClient,
      load: (options) => queryClient.fetchQuery(options).then(ignore, refuseToRender),
    },
    createMemoryHistory({ initialEntries: [path] }),
  );
  try {
    await router.load();
    const entries: StructuredEntry[] = [];
    const markup = await renderWhole(
      <DocumentContext value={{ siteUrl, entries, safeHtml }}>
        <App queryClient={queryClient} router={router} />
      </DocumentContext>,
    );
    const headHtml = LEADING_HEAD_TAGS.exec(markup)?.[0] ?? '';
    return {
      httpStatus: getSsrStatus(router),
      headHtml: headHtml + structuredDataHtml(entries),
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

import { notFound } from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { isMissing } from '../api/errors';
import { setTransport, type Transport } from '../api/transport';
import type { RenderedPage } from '../contract/rendered-page';
import { dehydrateForDocument } from '../features/catalogue/document-data';
import { clientReplies } from '../features/first-screen/client-replies';
import { loadLaterCode } from '../ui/later-code';
import { StructuredDataContext, structuredDataHtml, type StructuredEntry } from '../ui/structured-data';
import { Providers } from './providers';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

/** React emits <title>, <meta> and <link> of the tree ahead of its markup; they belong into the head. */
const LEADING_HEAD_TAGS = /^(?:<title[^>]*>[^<]*<\/title>|<meta[^>]*>|<link[^>]*>)+/;

/** Renders one path for a visitor, with the API reached through `fetch` in the same process. */
export async function renderPage(path: string, fetch: Transport['fetch']): Promise<RenderedPage> {
  setTransport({ baseUrl: '/api', fetch, authKey: () => null, xsrfToken: () => null });
  const queryClient = createQueryClient();
  const router = createAppRouter(
    {
      queryClient,
      load: (options) => queryClient.fetchQuery(options).then(ignore, refuseToRender),
      whenReady: () => undefined,
    },
    path,
  );
  try {
    await router.load();
    await loadLaterCode();
    const result = router._serverResult;
    const entries: StructuredEntry[] = [];
    const markup = renderToString(
      <StructuredDataContext value={entries}>
        <Providers queryClient={queryClient} replies={clientReplies(queryClient)} router={router} />
      </StructuredDataContext>,
    );
    const headHtml = LEADING_HEAD_TAGS.exec(markup)?.[0] ?? '';
    return {
      httpStatus: result?.type === 'render' ? result.status : 500,
      redirectTo: result?.type === 'redirect' ? result.redirect.headers.get('Location') : null,
      headHtml: headHtml + structuredDataHtml(entries),
      bodyHtml: markup.slice(headHtml.length),
      data: dehydrateForDocument(queryClient),
      routeIds: router.state.matches.map((match) => match.routeId),
    };
  } finally {
    queryClient.clear();
  }
}

const ignore = (): void => undefined;

/** What the API refuses to show is not there: the document answers 404. Any other failure is the server's. */
function refuseToRender(error: unknown): never {
  if (isMissing(error)) throw notFound();
  throw error;
}

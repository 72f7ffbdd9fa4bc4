import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { AWAY_MS } from '../src/domain/network-away';
import { firstThatWorks } from './first-that-works';
import type { KeptDocuments } from './kept-documents';
import { NOT_NAVIGATIONS } from './not-navigations';
import { SHELL_URL, type OwnFiles } from './own-files';
import { repairFile } from './repair-file';

const DOCUMENT_LIMIT_MS = 10_000;

/** Online and offline a navigation gets its kept document, else the app shell. A newer document is fetched behind. */
export function serveNavigations(ownFiles: OwnFiles, cacheName: string, documents: KeptDocuments): void {
  registerRoute(
    new NavigationRoute(
      ({ request, url, event }) => {
        // A question is not part of a page's document.
        const path = url.search === '' ? url.pathname : null;
        if (path !== null) event.waitUntil(documents.refresh(path));
        return firstThatWorks([
          async () => (path === null ? null : documents.read(path)),
          () => keptShell(ownFiles),
          () => repairFile(SHELL_URL, ownFiles, cacheName, AbortSignal.timeout(AWAY_MS)),
          () => documentOf(request),
        ]);
      },
      { denylist: [...NOT_NAVIGATIONS] },
    ),
  );
}

async function keptShell(ownFiles: OwnFiles): Promise<Response | null> {
  const kept = await matchPrecache(SHELL_URL);
  return kept !== undefined && (await ownFiles.isOwn(kept, SHELL_URL)) ? kept : null;
}

/** The server's document, or a captive portal's sign-in page. */
function documentOf(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(DOCUMENT_LIMIT_MS) });
}

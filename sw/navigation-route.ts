import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { type Language, languages, pathIn, splitLanguage } from '../src/domain/languages';
import { AWAY_MS } from '../src/domain/network-away';
import { firstThatWorks } from './first-that-works';
import type { KeptDocuments } from './kept-documents';
import { NOT_NAVIGATIONS } from './not-navigations';
import { shellOf, type OwnFiles } from './own-files';
import { repairFile } from './repair-file';

const DOCUMENT_LIMIT_MS = 10_000;

/** Online and offline a navigation gets its kept document, else the app shell. A newer document is fetched behind. */
export function serveNavigations(ownFiles: OwnFiles, cacheName: string, documents: KeptDocuments): void {
  registerRoute(
    new NavigationRoute(
      ({ request, url, event }) => {
        // A question is not part of a page's document.
        const path = url.search === '' ? url.pathname : null;
        const { language } = splitLanguage(url.pathname);
        if (path !== null) event.waitUntil(documents.refresh(path));
        return firstThatWorks(
          [
            async () => (path === null ? null : documents.read(path)),
            () => keptShell(language, ownFiles),
            () => repairFile(shellOf(language), ownFiles, cacheName, AbortSignal.timeout(AWAY_MS)),
            () => documentOf(request),
            () => inKeptLanguage(url, ownFiles),
          ],
          language,
        );
      },
      { denylist: [...NOT_NAVIGATIONS] },
    ),
  );
}

async function keptShell(language: Language, ownFiles: OwnFiles): Promise<Response | null> {
  const kept = await matchPrecache(shellOf(language));
  return kept !== undefined && (await ownFiles.isOwn(kept, shellOf(language))) ? kept : null;
}

/** Without a signal a link into a language that is not kept opens in the one that is. */
async function inKeptLanguage({ pathname, search, origin }: URL, ownFiles: OwnFiles): Promise<Response | null> {
  const { path } = splitLanguage(pathname);
  for (const language of languages)
    if ((await keptShell(language, ownFiles)) !== null) return Response.redirect(`${origin}${pathIn(language, path)}${search}`);
  return null;
}

/** The server's document, or a captive portal's sign-in page. */
function documentOf(request: Request): Promise<Response> {
  return fetch(request, { signal: AbortSignal.timeout(DOCUMENT_LIMIT_MS) });
}

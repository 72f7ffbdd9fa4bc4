import { matchPrecache } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { AWAY_MS } from '../src/domain/network-away';
import { firstThatWorks } from './first-that-works';
import { NOT_NAVIGATIONS } from './not-navigations';
import type { OwnFiles } from './own-files';
import { repairFile } from './repair-file';

const SHELL_URL = '/app.html';
const DOCUMENT_LIMIT_MS = 10_000;

/** Every navigation gets the app shell, online and offline. */
export function serveNavigations(ownFiles: OwnFiles, cacheName: string): void {
  registerRoute(
    new NavigationRoute(
      ({ request }) =>
        firstThatWorks([
          () => keptShell(ownFiles),
          () => repairFile(SHELL_URL, ownFiles, cacheName, AbortSignal.timeout(AWAY_MS)),
          () => documentOf(request),
        ]),
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

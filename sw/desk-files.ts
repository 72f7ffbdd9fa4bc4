import { registerRoute } from 'workbox-routing';
import { DESK_ASSETS, DESK_PATH, isDeskEntry, isDeskPath } from '../src/domain/desk/desk-files';
import { DESK_CACHE } from '../src/offline/storage/desk-keys';

/** The Desk's own page keeps its document and code while someone is signed in, and deletes them at sign-out: without them the server answers, with 404. */
export function serveDesk(): void {
  registerRoute(
    ({ url, request, sameOrigin }) => sameOrigin && request.mode === 'navigate' && isDeskPath(url.pathname),
    async ({ request, url }) => (isDeskEntry(url.pathname) ? undefined : await kept(DESK_PATH)) ?? fetch(request),
  );
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith(DESK_ASSETS),
    async ({ request }) => (await kept(request.url)) ?? fetch(request),
  );
}

function kept(address: string): Promise<Response | undefined> {
  return caches.match(address, { cacheName: DESK_CACHE });
}

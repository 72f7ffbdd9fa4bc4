import { setTransport } from '../src/api/transport';
import { drainOutbox } from '../src/offline/drain-outbox';
import { outbox } from '../src/offline/outbox';
import { readMirror } from '../src/offline/session-mirror';
import { OUTBOX_SYNC_TAG } from '../src/offline/storage-keys';
import { workerXsrfToken } from './worker-xsrf-token';

/** Sends waiting cart changes when the browser wakes the worker for it, with the store open or closed. */
export function drainOnSync(scope: ServiceWorkerGlobalScope): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(drainForMirroredSession(scope));
  });
}

async function drainForMirroredSession(scope: ServiceWorkerGlobalScope): Promise<void> {
  const session = await readMirror();
  if (session === null) return;
  setTransport({
    baseUrl: apiBaseUrl(),
    fetch: (url, init) => fetch(url, init),
    // The key read together with its account: a sign-in meanwhile must not send one shopper's changes as another's.
    authKey: () => session.authKey,
    xsrfToken: () => workerXsrfToken('cookieStore' in scope ? scope.cookieStore : null, session.xsrfToken),
  });
  await outbox.open(session.accountId);
  const { waiting, isUnauthenticated } = await drainOutbox();
  // A rejected sync event is what makes the browser try again later.
  if (waiting > 0 && !isUnauthenticated) throw new Error(`${waiting} changes still wait`);
}

function apiBaseUrl(): string {
  const configured = import.meta.env['VITE_API_BASE_URL'];
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : '/api';
}

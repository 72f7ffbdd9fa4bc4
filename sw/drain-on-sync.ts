import { setTransport } from '../src/api/transport';
import { drainOutbox } from '../src/offline/outbox/drain-outbox';
import { setOutboxStorage, outbox } from '../src/offline/outbox/outbox';
import { openOutboxStorage } from '../src/offline/outbox/outbox-indexed-db';
import { sendMessages } from '../src/offline/messages/send-messages';
import { sendLogouts } from '../src/offline/logouts/send-logouts';
import { readMirror, wipeMirror, type MirroredSession } from '../src/offline/sync/session-mirror';
import { OUTBOX_SYNC_TAG } from '../src/offline/storage/storage-keys';
import { wipePrivateRows } from '../src/offline/saved-queries/wipe-private-rows';
import { workerXsrfToken } from './worker-xsrf-token';

/** Sends waiting cart changes, messages and logouts on the browser's `sync` event, with the store open or closed. */
export function drainOnSync(scope: ServiceWorkerGlobalScope): void {
  setOutboxStorage(openOutboxStorage);
  scope.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(drainAll(scope));
  });
}

async function drainAll(scope: ServiceWorkerGlobalScope): Promise<void> {
  const session = await readMirror();
  setTransport({
    baseUrl: apiBaseUrl(),
    fetch: (url, init) => fetch(url, init),
    // Key and account are read together: a sign-in meanwhile must not send one shopper's changes as another's.
    authKey: () => session?.authKey ?? null,
    xsrfToken: () => workerXsrfToken('cookieStore' in scope ? scope.cookieStore : null, session?.xsrfToken ?? null),
  });
  // A message or a logout needs no account, and none of the three may delay another.
  const [changes, messages, logouts] = await Promise.all([
    session === null ? 0 : changesLeft(session),
    messagesLeft(),
    sendLogouts().catch(() => 0),
  ]);
  // The browser retries a sync event that rejects.
  if (changes + messages + logouts > 0) throw new Error(`${changes} changes, ${messages} messages and ${logouts} logouts still wait`);
}

/** Cart changes that a retry may apply; those of an invalid key wait for a sign-in. */
async function changesLeft({ accountId, authKey }: MirroredSession): Promise<number> {
  await outbox.open(accountId);
  const { waiting, isUnauthenticated } = await drainOutbox();
  if (!isUnauthenticated) return waiting;
  // The store refuses the key: what the device shows of the account goes, unless a page has signed in anew.
  if ((await readMirror())?.authKey === authKey) await Promise.all([wipePrivateRows().catch(() => undefined), wipeMirror()]);
  return 0;
}

async function messagesLeft(): Promise<number> {
  try {
    return (await sendMessages()).waitingCount;
  } catch {
    return 0;
  }
}

function apiBaseUrl(): string {
  const configured = import.meta.env['VITE_API_BASE_URL'];
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : '/api';
}

import { setTransport } from '../src/api/transport';
import { LANGUAGES, type Language } from '../src/domain/languages';
import { cartChanges } from '../src/offline/cart';
import { keptDatabase } from '../src/offline/kept/database';
import type { Due } from '../src/offline/kept/queue';
import { sendCart } from '../src/offline/send-cart';
import { sendMessages } from '../src/offline/messages';
import { sendLogouts } from '../src/offline/logouts';
import { readMirror, wipeMirror, type MirroredSession } from '../src/offline/sync/session-mirror';
import { OUTBOX_SYNC_TAG } from '../src/offline/storage/storage-keys';
import { wipePrivateRows } from '../src/offline/saved-queries/wipe-private-rows';
import { NetworkError } from '../src/api/errors';
import { callsInBackground, createRoomsExchange } from '../src/offline/exchange-rooms';
import { roomsCollection, unsentOf } from '../src/offline/rooms-record';
import { NO_BROADCAST } from '../src/offline/sync/broadcast';
import { webLock } from '../src/offline/sync/drain-lock';
import { storedPace, type Queue } from '../src/offline/sync/queue-pace';
import { leaveGuardedToken, workerXsrfToken } from './worker-xsrf-token';

/** A browser allows a sync event some minutes. */
const SOON_MS = 60_000;
/** The browser's own retry comes first. */
const LATER_MS = 10 * 60_000;
const NOTHING_WAITS = Number.POSITIVE_INFINITY;

/** An open payment becomes an order without this device. */
type QueueOfWorker = Exclude<Queue, 'payments' | 'deskActs'>;

/** Runs with the store open or closed. */
export function drainOnSync(scope: ServiceWorkerGlobalScope, spoken: () => Promise<Language>): void {
  scope.addEventListener('sync', (event) => {
    if (event.tag === OUTBOX_SYNC_TAG) event.waitUntil(drainAll(scope, spoken));
  });
}

async function drainAll(scope: ServiceWorkerGlobalScope, spoken: () => Promise<Language>): Promise<void> {
  const [session, language] = await Promise.all([readMirror(), spoken()]);
  const cookies = 'cookieStore' in scope ? scope.cookieStore : null;
  setTransport({
    baseUrl: apiBaseUrl(),
    fetch: (url, init) => fetch(url, inLanguage(init, language)),
    // Read together: after a new sign-in one shopper's changes must not be sent as another's.
    authKey: () => session?.authKey ?? null,
    xsrfToken: () => workerXsrfToken(cookies, session?.xsrfToken ?? null),
    leaveGuardedToken: (refused) => leaveGuardedToken(cookies, refused),
  });
  // Messages and logouts need no account.
  const queues: Readonly<Record<QueueOfWorker, () => Promise<Due>>> = {
    cart: async () => (session === null ? null : cartDue(session)),
    rooms: async () => (session === null ? null : roomsDue(scope, session)),
    messages: () => sendMessages().catch(() => null),
    logouts: () => sendLogouts().catch(() => null),
  };
  // None may delay another.
  const untilDue = async (): Promise<number> => {
    const due = await Promise.all(Object.values(queues).map((send) => send()));
    return Math.min(...due.map((ms) => (typeof ms === 'number' ? ms : NOTHING_WAITS)));
  };
  let dueInMs = await untilDue();
  // Browsers fire this event for each failure that a page reports: nothing is retried before its time. Their own retry comes minutes later,
  // so changes due soon are awaited.
  if (dueInMs <= SOON_MS) {
    await new Promise((resolve) => setTimeout(resolve, dueInMs));
    dueInMs = await untilDue();
  }
  // The browser retries a rejected sync event.
  if (dueInMs !== NOTHING_WAITS) throw new Error('Changes, rooms, messages or logouts still wait');
}

/** What the store refuses is read on a page of the kept language. */
function inLanguage(init: RequestInit, language: Language): RequestInit {
  const headers = new Headers(init.headers);
  headers.set('Accept-Language', LANGUAGES[language].locale);
  return { ...init, headers };
}

/** Null when none is pending. Changes of an invalid key wait for a sign-in. */
async function cartDue({ accountId, authKey }: MirroredSession): Promise<Due> {
  await cartChanges.open(accountId);
  const due = await sendCart();
  if (due !== 'unauthenticated') return due;
  // The server refuses the key: the account's data is wiped, unless a page has signed in since.
  if ((await readMirror())?.authKey === authKey) await Promise.all([wipePrivateRows().catch(() => undefined), wipeMirror()]);
  return null;
}

function apiBaseUrl(): string {
  const configured = import.meta.env['VITE_API_BASE_URL'];
  return typeof configured === 'string' ? configured.replace(/\/+$/, '') : '/api';
}

/** Only while no page is open. Never rejects. */
async function roomsDue(scope: ServiceWorkerGlobalScope, { accountId, authKey }: MirroredSession): Promise<Due> {
  const rooms = roomsCollection({ database: keptDatabase, channel: NO_BROADCAST });
  const calls = callsInBackground(new AbortController().signal);
  try {
    if ((await scope.clients.matchAll({ type: 'window', includeUncontrolled: true })).length > 0) return null;
    const waiting = unsentOf(await rooms.readAll(), accountId);
    if (waiting.every(({ refusal }) => refusal !== null)) return null;
    const exchange = createRoomsExchange(accountId, {
      rooms,
      runLocked: webLock,
      pace: storedPace('rooms'),
      now: () => Date.now(),
      calls: {
        ...calls,
        readSince: async (version) => {
          const changes = await calls.readSince(version);
          // After a logout nothing of the account may be stored.
          if ((await readMirror())?.authKey !== authKey) throw new NetworkError('Logged out');
          return changes;
        },
      },
    });
    return await exchange.run();
  } catch {
    return LATER_MS;
  }
}

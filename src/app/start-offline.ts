import type { QueryClient } from '@tanstack/react-query';
import { setTransport, transport } from '../api/transport';
import { xsrfTokenFromCookie } from '../api/xsrf-token';
import { syncCart } from '../features/cart/change-cart';
import { followServerCart } from '../features/cart/follow-server-cart';
import { startPayments } from '../features/checkout/resume-payments';
import { refusedSession } from '../features/session/refused-session';
import { tellLostCatalogue } from '../features/offline-catalogue/tell-lost-catalogue';
import { sessionStore } from '../features/session/session-store';
import { cartChanges } from '../offline/cart';
import { connection } from '../offline/connection/connection';
import { startConnectionProbe } from '../offline/connection/connection-probe';
import { hasRooms, hasWaitingLogouts, mayMessagesWait } from '../offline/what-waits';
import { hasOfflineCatalogue } from '../offline/catalogue/cached-first';
import { serverCartVersion } from '../offline/shown-cart';
import { createRefreshPace } from '../offline/sync/pace-refresh';
import { mirrorSession, wipeMirror } from '../offline/sync/session-mirror';
import { startWakeUps } from '../offline/sync/wake-ups';
import { showToast } from '../ui/toast';
import { localKeys } from '../offline/storage/storage-keys';
import { wasPressed } from '../offline/worker/missing-code';
import { preloadChunk } from '../ui/load-chunk';
import { onShopperAction } from './shopper-action';
import { startOfflineTexts } from './start-offline.texts';

/** `heardAt`: when the server sent the document, in milliseconds since 1970; null when it did not. */
export function startOffline(queryClient: QueryClient, heardAt: number | null): void {
  if (heardAt !== null) connection.sawResponseAt(heardAt);
  tellMissingParts();
  // No call is automatic before this.
  setTransport({ ...transport(), paceRefresh: createRefreshPace() });
  sessionStore.start((held) => {
    cartChanges.open(held?.accountId ?? null).catch(() => undefined);
    // Also after a logout in another tab: this page deletes its private data.
    if (held === null) queryClient.removeQueries({ queryKey: ['private'] });
    void (held === null ? wipeMirror() : mirrorSession(held.session, held.accountId, xsrfTokenFromCookie()));
  });
  followRefusedSession(queryClient);
  cartChanges.subscribeRestored(tellRestored);
  followServerCart(queryClient);
  followCartVersion();
  startWakeUps({ drain: syncCart, subscribe: cartChanges.subscribe, newest: cartChanges.newest });
  startConnectionProbe();
  startPayments(queryClient);
  followMessages();
  followRooms();
  sendWaitingLogouts();
  followOfflineCatalogue(queryClient);
}

/** Also a refusal from before this page loaded, or in another tab. */
function followRefusedSession(queryClient: QueryClient): void {
  const close = (): void => {
    if (refusedSession.get() === null) return;
    import('../features/session/close-refused-account')
      .then(({ closeRefusedAccount }) => closeRefusedAccount(queryClient))
      .catch(() => undefined);
  };
  refusedSession.subscribe(close);
  close();
}

/** Also of a cart that was read before this started. */
function followCartVersion(): void {
  const note = (): void => {
    const read = serverCartVersion.get();
    if (read !== null) void cartChanges.noteCartVersion(read.accountId, read.version);
  };
  serverCartVersion.subscribe(note);
  note();
}

/** The browser deleted this site's data under the open page. */
function tellRestored(count: number): void {
  showToast({ message: startOfflineTexts.restored(count), tone: 'success' });
}

/** From an earlier visit, or written in another tab. */
function followMessages(): void {
  const load = (): void => void import('../offline/start-messages').then(({ startMessages }) => startMessages()).catch(() => undefined);
  if (mayMessagesWait.get()) load();
  window.addEventListener('storage', ({ key, newValue }) => {
    if (key === localKeys.messagesWait && newValue !== null) load();
  });
}

/** On devices without rooms, My rooms starts the exchange. */
function followRooms(): void {
  const load = (): void => {
    if (sessionStore.accountId() === null || !hasRooms.get()) return;
    stop();
    import('../offline/start-rooms').then(({ startRooms }) => startRooms()).catch(() => undefined);
  };
  const stop = sessionStore.subscribe(load);
  load();
}

function sendWaitingLogouts(): void {
  if (hasWaitingLogouts.get()) import('../offline/note-logout').then(({ startLogouts }) => startLogouts()).catch(() => undefined);
}

function followOfflineCatalogue(queryClient: QueryClient): void {
  if (hasOfflineCatalogue())
    import('../offline/catalogue/start-offline-catalogue')
      .then(({ startOfflineCatalogue }) => startOfflineCatalogue(queryClient, tellLostCatalogue))
      .catch(() => undefined);
}

/** Parts that load by themselves are retried without a word. */
function tellMissingParts(): void {
  // The toast's code must be here before something else is missing.
  const stop = onShopperAction(() => {
    stop();
    preloadChunk(() => import('../ui/toast-host'));
  });
  window.addEventListener('vite:preloadError', () => {
    if (wasPressed()) showToast({ message: startOfflineTexts.partNotLoaded, tone: 'error' });
  });
}

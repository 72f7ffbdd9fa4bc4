import { shownCart } from '../shown-cart';
import { blockUpdateWhileUnsent } from './unsent-changes-block';
import { updateGate } from './update-gate';
import { keepFirstDocument } from './keep-documents';
import { warmMediaOfScreens } from './warm-visited-media';
import { WORKER_URL } from './worker-messages';

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Production builds only; never throws. A new version waits until the shopper accepts it; other tabs keep their own build and offer the
 * reload too.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  start().catch((error: unknown) => console.warn('The store will not work offline.', error));
}

async function start(): Promise<void> {
  const reload = (): void => updateGate.runWhenFree(() => window.location.reload());
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(WORKER_URL, { updateViaCache: 'none' });
  let isAccepted = false;
  let hasWorker = navigator.serviceWorker.controller !== null;
  blockUpdateWhileUnsent(shownCart, updateGate);
  const offer = (): void =>
    updateGate.offer(() => {
      isAccepted = true;
      workbox.messageSkipWaiting();
    });
  workbox.addEventListener('waiting', ({ sw }) => {
    import('./waiting-worker').then((part) => part.offerOurs(sw as ServiceWorker, workbox, offer), offer);
  });
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reload();
    // Another tab has accepted: this page's banner only reloads.
    else if (hasWorker) updateGate.offer(reload);
    // The first worker of a device is not an update.
    hasWorker = true;
  });
  await workbox.register();
  checkNowAndThen(() => workbox.update());
  await navigator.serviceWorker.ready;
  warmMediaOfScreens();
  keepFirstDocument();
}

/** Browsers check at a navigation; an installed store may stay open for days without one. */
function checkNowAndThen(check: () => Promise<void>): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    check().catch(() => undefined);
  });
}

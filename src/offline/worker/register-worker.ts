import { outbox } from '../outbox/outbox';
import { blockUpdateWhileUnsent } from './unsent-changes-block';
import { updateGate } from './update-gate';
import { warmMediaOfScreens } from './warm-visited-media';

const WORKER_URL = '/sw.js';
const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Registers the worker, in production builds alone. A new version waits until the shopper accepts it; then this page
 * reloads, once. Other pages go on with their own scripts and offer the reload too. Never throws: a browser without
 * workers has a store that needs its connection.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  start().catch((error: unknown) => console.warn('The store will not work offline.', error));
}

async function start(): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(WORKER_URL, { updateViaCache: 'none' });
  const reload = (): void => updateGate.runWhenFree(() => window.location.reload());
  let isAccepted = false;
  let hasWorker = navigator.serviceWorker.controller !== null;
  blockUpdateWhileUnsent(outbox, updateGate);
  workbox.addEventListener('waiting', () => {
    updateGate.offer(() => {
      isAccepted = true;
      workbox.messageSkipWaiting();
    });
  });
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reload();
    // Another page has accepted: nothing waits any more, and this page's banner has only to reload.
    else if (hasWorker) updateGate.offer(reload);
    // The very first worker is no update.
    hasWorker = true;
  });
  await workbox.register();
  checkNowAndThen(() => workbox.update());
  await navigator.serviceWorker.ready;
  warmMediaOfScreens();
}

/** An installed store may stay open for days and never navigate, which is when browsers look for a new worker. */
function checkNowAndThen(check: () => Promise<void>): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    check().catch(() => undefined);
  });
}

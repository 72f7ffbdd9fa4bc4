import { outbox } from '../outbox/outbox';
import { withTimeLimit } from '../storage/with-time-limit';
import { createPace } from '../sync/backoff';
import { blockUpdateWhileUnsent } from './unsent-changes-block';
import { updateGate } from './update-gate';
import { warmMediaOfScreens } from './warm-visited-media';
import type { WorkerMessage } from './worker-messages';

const WORKER_URL = '/sw.js';
const UPDATE_CHECK_MS = 60 * 60 * 1000;
/** A worker that has not replied within this time is none of ours. */
const REPLY_LIMIT_MS = 10_000;

/**
 * Registers the service worker, in production builds only. A new version waits until the shopper accepts it; then this page reloads once. What is
 * no worker of the store is not offered.
 * Other tabs keep running their own build and offer the reload too. Never throws.
 */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  start().catch((error: unknown) => console.warn('The store will not work offline.', error));
}

async function start(): Promise<void> {
  const reload = (): void => updateGate.runWhenFree(() => window.location.reload());
  const { Workbox, messageSW } = await import('workbox-window');
  const workbox = new Workbox(WORKER_URL, { updateViaCache: 'none' });
  let isAccepted = false;
  let hasWorker = navigator.serviceWorker.controller !== null;
  blockUpdateWhileUnsent(outbox, updateGate);
  const offer = (): void =>
    updateGate.offer(() => {
      isAccepted = true;
      workbox.messageSkipWaiting();
    });
  const isOurs = (sw: ServiceWorker): Promise<boolean> =>
    withTimeLimit(REPLY_LIMIT_MS, messageSW(sw, { type: 'ARE_YOU_OURS' } satisfies WorkerMessage), () => new Error('No reply')).then(
      () => true,
      () => import('./is-earlier-build').then((part) => part.isEarlierBuild(WORKER_URL)),
    );
  const replaced = createPace();
  let replacing: ReturnType<typeof setTimeout> | undefined;
  /** An empty body in place of the worker's script is a script to the browser: it is replaced as soon as the right one can be had. */
  const replace = (): void => {
    replaced.started();
    replacing = setTimeout(() => {
      workbox.update().catch(() => undefined);
      replace();
    }, replaced.dueInMs());
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    clearTimeout(replacing);
    isOurs(sw as ServiceWorker).then((isOwn) => (isOwn ? offer() : replace()), replace);
  });
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reload();
    // Another tab has accepted: no worker is waiting, so this page's banner only reloads.
    else if (hasWorker) updateGate.offer(reload);
    // The first worker of a device is not an update.
    hasWorker = true;
  });
  await workbox.register();
  checkNowAndThen(() => workbox.update());
  await navigator.serviceWorker.ready;
  warmMediaOfScreens();
}

/** Browsers look for a new worker when a page navigates. An installed store may stay open for days without a navigation. */
function checkNowAndThen(check: () => Promise<void>): void {
  let checkedAt = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checkedAt < UPDATE_CHECK_MS) return;
    checkedAt = Date.now();
    check().catch(() => undefined);
  });
}

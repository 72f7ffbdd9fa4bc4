import { updateGate } from './update-gate';
import { keepMediaWarm } from './warm-visited-media';

const WORKER_URL = '/sw.js';
const UPDATE_CHECK_MS = 60 * 60 * 1000;

export interface WorkerOptions {
  /** Called when a newer version is installed and waits; the update banner listens to `updateGate` and needs no call. */
  readonly onUpdateReady?: (accept: () => void) => void;
}

/**
 * Registers the worker, in production builds alone. A new version waits until the shopper accepts it; then this page
 * reloads, once. Never throws: a browser without workers has a store that needs its connection.
 */
export function registerWorker({ onUpdateReady }: WorkerOptions = {}): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  start(onUpdateReady).catch((error: unknown) => console.warn('The store will not work offline.', error));
}

async function start(onUpdateReady: WorkerOptions['onUpdateReady']): Promise<void> {
  const { Workbox } = await import('workbox-window');
  const workbox = new Workbox(WORKER_URL);
  const accept = (): void => {
    workbox.addEventListener('controlling', () => window.location.reload());
    workbox.messageSkipWaiting();
  };
  workbox.addEventListener('waiting', () => {
    updateGate.offer(accept);
    onUpdateReady?.(accept);
  });
  await workbox.register();
  checkNowAndThen(() => workbox.update());
  await navigator.serviceWorker.ready;
  keepMediaWarm();
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

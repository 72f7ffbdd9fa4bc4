import { spokenLanguage } from '../../domain/languages';
import { shownCart } from '../shown-cart';
import { blockUpdateWhileUnsent } from './unsent-changes-block';
import { updateGate } from './update-gate';
import { keepFirstDocument } from './keep-documents';
import { warmMediaOfScreens } from './warm-visited-media';
import { WORKER_URL, type WorkerBuild, type WorkerMessage } from './worker-messages';

const UPDATE_CHECK_MS = 60 * 60 * 1000;

/**
 * Production builds only; never throws. A newer version waits until the shopper accepts it; other tabs keep their own build and offer the
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
  let own: Promise<WorkerBuild | null> | null = buildOfController();
  blockUpdateWhileUnsent(shownCart, updateGate);
  const offerFrom = async (sw: ServiceWorker | null | undefined, accept: () => void, of?: typeof workbox): Promise<void> => {
    const { offerNewer } = await import('./waiting-worker');
    const offer = (): void => updateGate.offer(accept);
    if (sw && own !== null) await offerNewer(sw, { own, offer, withdraw: updateGate.postpone }, of);
  };
  workbox.addEventListener('waiting', ({ sw }) => {
    const accept = (): void => {
      isAccepted = true;
      workbox.messageSkipWaiting();
    };
    offerFrom(sw, accept, workbox).catch(() => undefined);
  });
  workbox.addEventListener('controlling', () => {
    if (isAccepted) reload();
    // The first worker of a device is not an update.
    else if (own === null) own = buildOfController();
    // Another tab has accepted: this page's banner only reloads.
    else offerFrom(navigator.serviceWorker.controller, reload).catch(() => undefined);
  });
  await workbox.register();
  checkNowAndThen(() => workbox.update());
  tellLanguage(await navigator.serviceWorker.ready);
  warmMediaOfScreens();
  keepFirstDocument();
}

/** A worker that waits is told too: it listed the files of the language that it met. */
function tellLanguage({ active, waiting }: ServiceWorkerRegistration): void {
  const message: WorkerMessage = { type: 'SPEAK', language: spokenLanguage() };
  for (const worker of [active, waiting]) worker?.postMessage(message);
}

/** Null without one. */
function buildOfController(): Promise<WorkerBuild | null> | null {
  const { controller } = navigator.serviceWorker;
  return controller === null ? null : import('./waiting-worker').then(({ buildOf }) => buildOf(controller)).catch(() => null);
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

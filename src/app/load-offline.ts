import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { loadNextScreens } from './next-screens';

/** A screen that never answers, or code that hangs, must not cost the worker. */
const WORKER_LIMIT_MS = 10_000;

/** Not part of the first screen's code. Resolves when saved data is in place; without a signal it comes with the next one. */
export async function loadOffline(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  try {
    const { startOffline } = await import('./start-offline');
    const { finishScrolls } = await import('./finish-scroll');
    finishScrolls(router);
    const { restored, installWorker } = startOffline(queryClient);
    await restored;
    // A worker that installs itself works as hard as the page does: it would take a phone's time from what is read ahead.
    const isQuiet = readAhead(queryClient, router).catch(() => undefined);
    void Promise.race([isQuiet, new Promise((resolve) => setTimeout(resolve, WORKER_LIMIT_MS))]).then(installWorker);
  } catch (error) {
    console.warn('The store cannot work offline yet.', error);
    window.addEventListener('online', () => void loadOffline(queryClient, router), { once: true });
  }
}

async function readAhead(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  await loadNextScreens(router);
  const { showGlimpses } = await import('./show-glimpses');
  showGlimpses(router, queryClient);
}

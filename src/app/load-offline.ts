import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { sessionStore } from '../features/session/session-store';
import { createQueryPersistence } from '../offline/saved-queries/query-persistence';
import { loadNextScreens } from './next-screens';

/** A screen that never answers, or code that hangs, must not cost the worker. */
const WORKER_LIMIT_MS = 10_000;

/** What works without a signal. Resolves when saved data is in place; code that cannot be had without a signal comes with the next one. */
export async function loadOffline(queryClient: QueryClient, router: AnyRouter, isShown: Promise<unknown>): Promise<void> {
  const { restored } = createQueryPersistence(queryClient);
  const start = (): Promise<void> => loadRest(queryClient, router, restored);
  // What waits for a cart shows with it from the start; where nobody is signed in none does, and the screen comes first.
  if (sessionStore.get() === null) void isShown.then(start);
  else await start();
  await restored;
}

async function loadRest(queryClient: QueryClient, router: AnyRouter, restored: Promise<void>): Promise<void> {
  try {
    const { startOffline } = await import('./start-offline');
    const { finishScrolls } = await import('./finish-scroll');
    finishScrolls(router);
    const installWorker = startOffline(queryClient);
    void restored.then(() => {
      // A worker that installs itself works as hard as the page does: it would take a phone's time from what is read ahead.
      const isQuiet = loadNextScreens(router).catch(() => undefined);
      return Promise.race([isQuiet, new Promise((resolve) => setTimeout(resolve, WORKER_LIMIT_MS))]).then(installWorker);
    });
  } catch (error) {
    console.warn('The store cannot work offline yet.', error);
    window.addEventListener('online', () => void loadRest(queryClient, router, restored), { once: true });
  }
}

import type { QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { loadNextScreens } from './next-screens';

/** Not part of the first screen's code. Resolves when saved data is in place; without a signal it comes with the next one. */
export async function loadOffline(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  try {
    const offline = await import('./start-offline');
    const { finishScrolls } = await import('./finish-scroll');
    finishScrolls(router);
    await offline.startOffline(queryClient).restored;
    void loadNextScreens(router);
  } catch (error) {
    console.warn('The store cannot work offline yet.', error);
    window.addEventListener('online', () => void loadOffline(queryClient, router), { once: true });
  }
}

import { RELOADED_FOR_CODE } from '../domain/inline-json';
import { loadChunk } from '../ui/load-chunk';

/**
 * Loads code that starts after the first screen. This code contains the repair of broken scripts (src/offline/worker/refetch-failed-code.ts). If
 * it is itself truncated, all loaded files are refetched past the HTTP cache and the page reloads, once per tab.
 */
export function loadAfterFirstScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadChunk(() =>
    load().catch(async (error: unknown) => {
      const tried = sessionStorage.getItem(RELOADED_FOR_CODE);
      if (error instanceof SyntaxError && !tried?.includes('behind')) {
        const loaded = performance.getEntriesByType('resource');
        await Promise.allSettled(loaded.map(({ name }) => fetch(name, { cache: 'reload' }).then((reply) => reply.text())));
        sessionStorage.setItem(RELOADED_FOR_CODE, `${tried} behind`);
        location.reload();
      }
      throw error;
    }),
  );
}

import { RELOADED_FOR_CODE } from '../domain/inline-json';
import { loadChunk } from '../ui/load-chunk';

/**
 * Loads what starts after the first screen. The repair of code that cannot be read (src/offline/worker/refetch-failed-code.ts) comes with
 * it: until then, what the page has loaded is fetched past the HTTP cache when a script was cut short, and the page reloads, once in a tab.
 */
export function loadBehind<Module>(load: () => Promise<Module>): Promise<Module> {
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

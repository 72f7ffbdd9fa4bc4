import { RELOADED_FOR_CODE } from '../domain/inline-json';
import { loadChunk } from '../ui/load-chunk';

/**
 * Loads code that starts after the first screen. This code contains the repair of scripts that do not load (src/offline/worker/
 * refetch-failed-code.ts). If it does not load itself, all loaded scripts are refetched past the HTTP cache and, once they can be had, the page
 * reloads, once per tab: browsers remember a failed script until then.
 */
export function loadAfterFirstScreen<Module>(load: () => Promise<Module>): Promise<Module> {
  return loadChunk(() =>
    load().catch(async (error: unknown) => {
      const tried = sessionStorage.getItem(RELOADED_FOR_CODE);
      if (!tried?.includes('behind')) {
        const loaded = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'));
        await Promise.all(
          loaded.map(async ({ name }) => {
            const reply = await fetch(name, { cache: 'reload' });
            // A page or JSON in place of the script: shorter than to ask for its kind, in code that the first screen loads.
            if (/^[<{]/.test(await reply.text())) throw error;
          }),
        );
        sessionStorage.setItem(RELOADED_FOR_CODE, `${tried} behind`);
        location.reload();
      }
      throw error;
    }),
  );
}

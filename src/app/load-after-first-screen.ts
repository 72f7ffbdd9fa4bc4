import { RELOADED_FOR_CODE } from '../domain/inline-json';
import { loadChunk } from '../ui/load-chunk';

/**
 * If the code with the repair (refetch-failed-code.ts) does not load itself, all loaded scripts are refetched past the HTTP cache and the
 * page reloads, once per tab: browsers remember a failed script.
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
            // A page or JSON instead of the script; shorter than checking its type, in code of the first screen.
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

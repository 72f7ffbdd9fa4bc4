import { RELOADED_FOR_CODE } from '../storage/storage-keys';

const CODE_FOLDER = '/assets/';

/**
 * Repairs the HTTP cache when a chunk does not load: a body that was cut short on its way would stay there for a year. Browsers remember
 * a script that they could not read until the page is reloaded, so then `reload` is called, once for each tab.
 */
export function refetchFailedCode(reload: () => void, loadedUrls = resourceUrls): void {
  window.addEventListener('vite:preloadError', (event) => {
    const error: unknown = 'payload' in event ? event.payload : null;
    repair(codeOf(loadedUrls()), error instanceof SyntaxError, reload).catch(() => undefined);
  });
}

async function repair(code: readonly string[], isUnreadable: boolean, reload: () => void): Promise<void> {
  // Throws where storage is blocked: without the note a script that stays unreadable would reload the page for ever.
  if (sessionStorage.getItem(RELOADED_FOR_CODE) !== null) return;
  await Promise.all(code.map(refetch));
  if (!isUnreadable) return;
  sessionStorage.setItem(RELOADED_FOR_CODE, '1');
  reload();
}

/** The store's own scripts and styles among the addresses that a page has loaded, each once. */
export function codeOf(loaded: readonly string[]): readonly string[] {
  const isCode = (url: string): boolean => {
    const { origin, pathname } = new URL(url, location.href);
    return origin === location.origin && pathname.startsWith(CODE_FOLDER) && /\.(js|css)$/.test(pathname);
  };
  return [...new Set(loaded.filter(isCode))];
}

function resourceUrls(): readonly string[] {
  return performance.getEntriesByType('resource').map(({ name }) => name);
}

async function refetch(url: string): Promise<void> {
  const response = await fetch(url, { cache: 'reload' });
  if (!response.ok || !/javascript|css/.test(response.headers.get('Content-Type') ?? '')) throw new Error(`${url} is not there`);
  await response.arrayBuffer();
}

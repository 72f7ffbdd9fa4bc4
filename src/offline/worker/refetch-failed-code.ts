import { wasPressed } from './missing-code';
import { RELOADED_FOR_CODE } from '../storage/storage-keys';
import { SPACING_MS } from '../sync/backoff';

const CODE_FOLDER = '/assets/';
/** Browsers list only 250 files of a page by default; a long visit loads more. */
const LISTED_FILES = 5_000;

/**
 * Fetches code past the HTTP cache, where a truncated body would stay for a year, then calls `reload`, because browsers remember a broken
 * or missing script until then. Once per tab for the files loaded so far; for a missing script only when a press or a retry needs it.
 */
export function refetchFailedCode(reload: () => void, loadedUrls = resourceUrls): void {
  performance.setResourceTimingBufferSize?.(LISTED_FILES);
  let fetchedAt = Number.NEGATIVE_INFINITY;
  const missed = new Set<string>();
  window.addEventListener('vite:preloadError', (event) => {
    const error = 'payload' in event && event.payload instanceof Error ? event.payload : new Error();
    const isUnreadable = error instanceof SyntaxError;
    const isNeeded = isUnreadable || missed.has(error.message) || wasPressed();
    missed.add(error.message);
    // Parts that do not arrive are retried with pauses, several at once: the files must not be fetched for each.
    if (!isUnreadable && performance.now() - fetchedAt < SPACING_MS) return;
    fetchedAt = performance.now();
    repair(codeOf([...loadedUrls(), ...urlsIn(error.message)]), isNeeded, reload).catch(() => undefined);
  });
}

async function repair(code: readonly string[], isNeeded: boolean, reload: () => void): Promise<void> {
  // Throws where storage is blocked: without this note a script that stays broken would reload the page endlessly.
  const reloadedFor = sessionStorage.getItem(RELOADED_FOR_CODE)?.split(' ') ?? [];
  const untried = code.filter((url) => !reloadedFor.includes(url));
  if (untried.length === 0) return;
  await Promise.all(untried.map(refetch));
  if (!isNeeded) return;
  sessionStorage.setItem(RELOADED_FOR_CODE, [...reloadedFor, ...untried].join(' '));
  reload();
}

/** Browsers name the script that did not come. */
function urlsIn(message: string): readonly string[] {
  return message.match(/https?:\/\/\S+/g) ?? [];
}

/** The store's own scripts and styles, without duplicates. */
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

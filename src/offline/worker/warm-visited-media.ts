import { isFields } from '../storage/stored-fields';
import type { WorkerMessage } from './worker-messages';

const OWN_MEDIA = /^\/(?:media\/|icons\/logo-)/;
/** Visible pictures load first. */
const QUIET_MS = 2000;

const told = new Set<string>();

/** Calls `warmVisitedMedia` now and after each change of the page. */
export function warmMediaOfScreens(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const warmSoon = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => warmVisitedMedia().catch(() => undefined), QUIET_MS);
  };
  new MutationObserver(warmSoon).observe(document.body, { childList: true, subtree: true });
  warmSoon();
}

/**
 * Pictures from before the worker controlled the page and, in their smallest size, off-screen ones then open offline. Not on devices that
 * save data.
 */
export async function warmVisitedMedia(): Promise<void> {
  if (!('serviceWorker' in navigator) || isSavingData()) return;
  const { active } = await navigator.serviceWorker.ready;
  const urls = [...new Set([...loadedUrls(), ...[...document.images].flatMap(pictureUrl)])].filter((url) => !told.has(url));
  if (urls.length === 0 || active === null) return;
  for (const url of urls) told.add(url);
  active.postMessage({ type: 'WARM_MEDIA', urls } satisfies WorkerMessage);
}

function loadedUrls(): readonly string[] {
  return performance
    .getEntriesByType('resource')
    .map((entry) => entry.name)
    .filter(isOwnMedia);
}

function pictureUrl(image: HTMLImageElement): readonly string[] {
  const srcset = image.closest('picture')?.querySelector('source')?.srcset ?? image.srcset;
  const url = image.currentSrc || smallestCandidate(srcset) || image.src;
  const absolute = new URL(url, document.baseURI).href;
  return isOwnMedia(absolute) ? [absolute] : [];
}

/** '' when there is none. */
export function smallestCandidate(srcset: string): string {
  const candidates = srcset.split(',').map((candidate) => candidate.trim().split(/\s+/));
  const sized = candidates.map(([url = '', width = '']) => ({ url, widthPx: Number.parseInt(width, 10) || Number.POSITIVE_INFINITY }));
  return sized.filter(({ url }) => url !== '').sort((a, b) => a.widthPx - b.widthPx)[0]?.url ?? '';
}

function isOwnMedia(url: string): boolean {
  const { origin, pathname } = new URL(url, document.baseURI);
  return origin === window.location.origin && OWN_MEDIA.test(pathname);
}

function isSavingData(): boolean {
  return 'connection' in navigator && isFields(navigator.connection) && navigator.connection['saveData'] === true;
}

import { appIsRunning } from '../ui/app-running';

/** A screen that never answers is not waited for any longer, and one in a tab that nobody looks at is not painted. */
const LIMIT_MS = 10_000;
const HIDDEN_LIMIT_MS = 3_000;
const FIRST_PAINT = 'first-contentful-paint';

/** Resolves when the first screen is on the glass, as far as the browser says so, and after some seconds in any case; never rejects. */
export function screenIsSeen(): Promise<unknown> {
  const limitMs = document.visibilityState === 'hidden' ? HIDDEN_LIMIT_MS : LIMIT_MS;
  return Promise.race([appIsRunning.then(firstPaint).catch(() => undefined), new Promise((resolve) => setTimeout(resolve, limitMs))]);
}

function firstPaint(): Promise<void> | undefined {
  const isThere = (list: Pick<PerformanceObserverEntryList, 'getEntriesByName'>): boolean => list.getEntriesByName(FIRST_PAINT).length > 0;
  if (isThere(performance) || !PerformanceObserver.supportedEntryTypes.includes('paint')) return undefined;
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (!isThere(list)) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

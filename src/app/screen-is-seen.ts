import { appIsRunning } from '../ui/app-running';

/** A screen that never answers, or one in a tab that nobody looks at, is not waited for any longer. */
const LIMIT_MS = 3_000;
const FIRST_PAINT = 'first-contentful-paint';

/** Resolves when the first screen is on the glass, as far as the browser says so, and after three seconds in any case. */
export function screenIsSeen(): Promise<unknown> {
  return Promise.race([appIsRunning.then(firstPaint), new Promise((resolve) => setTimeout(resolve, LIMIT_MS))]);
}

function firstPaint(): Promise<void> | undefined {
  if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return undefined;
  return new Promise((resolve) => {
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName(FIRST_PAINT).length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

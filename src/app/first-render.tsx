import { useEffect } from 'react';

export interface FirstRender {
  /** Resolves when React has rendered the first screen, or has hydrated all of it. */
  readonly done: Promise<void>;
  readonly report: () => void;
}

export function createFirstRender(): FirstRender {
  let report: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    report = resolve;
  });
  return { done, report };
}

/** Resolves when the browser has painted the first text or picture; at once where it does not say. */
export function firstPaint(): Promise<void> {
  return new Promise((resolve) => {
    if (!PerformanceObserver.supportedEntryTypes.includes('paint')) return resolve();
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return;
      observer.disconnect();
      resolve();
    }).observe({ type: 'paint', buffered: true });
  });
}

/** Put it last, in a Suspense boundary of its own: React hydrates the boundaries of a document in their order, each when its code is here. */
export function FirstRenderReport({ onRender }: { readonly onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return null;
}

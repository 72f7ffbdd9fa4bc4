import { useEffect } from 'react';

export interface FirstRender {
  /** The whole first screen is rendered or hydrated. */
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

/** Put it last, in its own Suspense boundary: React hydrates boundaries in document order. */
export function FirstRenderReport({ onRender }: { readonly onRender: () => void }) {
  useEffect(onRender, [onRender]);
  return null;
}

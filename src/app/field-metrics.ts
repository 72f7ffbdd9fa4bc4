import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';

/**
 * Sends what this visit's LCP, INP and CLS were, each as JSON in a beacon when the browser knows it: milliseconds, for CLS without
 * a unit. Of the screen that was opened only its kind is told, never which order or search.
 */
export function sendFieldMetrics(url: string): void {
  const screen = window.location.pathname.replace(/^(\/[^/]+\/).+$/, '$1…');
  const send = ({ name, value, rating, navigationType }: Metric): void => {
    navigator.sendBeacon(url, JSON.stringify({ name, value: Math.round(value * 1000) / 1000, rating, navigationType, screen }));
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}

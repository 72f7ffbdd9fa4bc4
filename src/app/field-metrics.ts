import { onCLS, onINP, onLCP, type Metric } from 'web-vitals';
import { splitLanguage } from '../domain/languages';

/** Milliseconds, CLS without a unit. Only the kind of screen is reported, never an order or a search. */
export function sendFieldMetrics(url: string): void {
  const screen = splitLanguage(window.location.pathname).path.replace(/^(\/[^/]+\/).+$/, '$1…');
  const send = ({ name, value, rating, navigationType }: Metric): void => {
    navigator.sendBeacon(url, JSON.stringify({ name, value: Math.round(value * 1000) / 1000, rating, navigationType, screen }));
  };
  onLCP(send);
  onINP(send);
  onCLS(send);
}

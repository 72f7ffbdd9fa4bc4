// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readPageEnv } from '../env';
import { followFieldMetrics } from './follow-page';

type Report = (metric: Readonly<Record<string, unknown>>) => void;

const measured = vi.hoisted(() => new Map<string, Report>());
vi.mock('web-vitals', () => ({
  onLCP: (report: Report) => measured.set('LCP', report),
  onINP: (report: Report) => measured.set('INP', report),
  onCLS: (report: Report) => measured.set('CLS', report),
}));

const sendBeacon = vi.fn<(url: string, body: string) => boolean>(() => true);
let whenIdle: (() => void) | undefined;

beforeEach(() => {
  measured.clear();
  sendBeacon.mockClear();
  whenIdle = undefined;
  vi.stubGlobal('requestIdleCallback', (work: () => void) => (whenIdle = work));
  Object.defineProperty(navigator, 'sendBeacon', { value: sendBeacon, configurable: true });
  window.history.replaceState(null, '', '/orders/SPS-1007?from=mail');
});

afterEach(() => vi.unstubAllGlobals());

const urlOf = (source: Readonly<Record<string, unknown>>) => readPageEnv({ VITE_API_BASE_URL: '/api', ...source }).fieldMetricsUrl;

test('A build without an address for it measures nothing and sends nothing', () => {
  followFieldMetrics(urlOf({}));
  expect(whenIdle).toBeUndefined();
  expect(measured.size).toBe(0);
  expect(sendBeacon).not.toHaveBeenCalled();
});

test('With an address, LCP, INP and CLS are sent there once the page is idle, and tell the kind of screen, not which order', async () => {
  followFieldMetrics(urlOf({ VITE_FIELD_METRICS_URL: 'https://figures.example/collect' }));
  expect(measured.size).toBe(0);
  whenIdle?.();
  await vi.waitFor(() => expect([...measured.keys()]).toEqual(['LCP', 'INP', 'CLS']));
  measured.get('LCP')?.({ name: 'LCP', value: 1234.56789, rating: 'good', navigationType: 'navigate', id: 'v6-1', entries: [] });
  expect(sendBeacon.mock.calls).toEqual([
    [
      'https://figures.example/collect',
      JSON.stringify({ name: 'LCP', value: 1234.568, rating: 'good', navigationType: 'navigate', screen: '/orders/…' }),
    ],
  ]);
});

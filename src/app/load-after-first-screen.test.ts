// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAfterFirstScreen } from './load-after-first-screen';

const reload = vi.fn();
let body: string;
let failure: Error;
const load = (): Promise<never> => Promise.reject(failure);

beforeEach(() => {
  sessionStorage.clear();
  reload.mockClear();
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  const loaded = (() => [{ name: `${location.origin}/assets/behind-1234567.js` }]) as unknown as typeof performance.getEntriesByType;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(loaded);
  body = 'f()';
  vi.stubGlobal('fetch', async () => new Response(body));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it.each([new SyntaxError('Unexpected end of input'), new TypeError('Failed to fetch dynamically imported module')])(
  'A page whose later code fails (%s) reloads once in its tab, since a browser remembers it',
  async (error) => {
    failure = error;
    void loadAfterFirstScreen(load);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(reload).toHaveBeenCalledOnce();
  },
);

it.each(['<!doctype html><h1>Guest WiFi</h1>', '{"message":"Service temporarily unavailable"}'])(
  'A page whose later code fails behind a portal reloads when the portal is gone, not into what it says (%s)',
  async (foreign) => {
    failure = new TypeError('Failed to fetch dynamically imported module');
    body = foreign;
    void loadAfterFirstScreen(load);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(reload).not.toHaveBeenCalled();
    body = 'f()';
    await vi.advanceTimersByTimeAsync(15_000);
    expect(reload).toHaveBeenCalledOnce();
  },
);

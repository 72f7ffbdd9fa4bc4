// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadAfterFirstScreen } from './load-after-first-screen';

const reload = vi.fn();
let kind: string;
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
  kind = 'text/javascript';
  vi.stubGlobal('fetch', async () => new Response('f()', { headers: { 'Content-Type': kind } }));
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

it("A page whose later code fails behind a portal reloads when the portal is gone, not into the portal's page", async () => {
  failure = new TypeError('Failed to fetch dynamically imported module');
  kind = 'text/html';
  void loadAfterFirstScreen(load);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(reload).not.toHaveBeenCalled();
  kind = 'text/javascript';
  await vi.advanceTimersByTimeAsync(15_000);
  expect(reload).toHaveBeenCalledOnce();
});

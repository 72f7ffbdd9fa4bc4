// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A fresh page; `seen` counts how often the screen was said to be seen. */
async function openPage() {
  const { markAppRunning } = await import('../ui/app-running');
  const { screenIsSeen } = await import('./screen-is-seen');
  const seen = vi.fn();
  void screenIsSeen().then(seen);
  return { markAppRunning, seen };
}

test('A screen that answers is seen once the browser tells of its first paint', async () => {
  let tell: () => void = () => undefined;
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      static readonly supportedEntryTypes = ['paint'];
      readonly disconnect = vi.fn();
      readonly observe = vi.fn();
      constructor(hear: (list: object, observer: object) => void) {
        tell = () => hear({ getEntriesByName: () => [{}] }, this);
      }
    },
  );
  const { markAppRunning, seen } = await openPage();
  markAppRunning();
  await vi.advanceTimersByTimeAsync(100);
  expect(seen).not.toHaveBeenCalled();
  tell();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledOnce();
});

test.each([
  ['says nothing of paints', { supportedEntryTypes: [] }],
  ['has no such observer', undefined],
])('In a browser that %s it is seen when it answers', async (_what, observer) => {
  vi.stubGlobal('PerformanceObserver', observer);
  const { markAppRunning, seen } = await openPage();
  markAppRunning();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toHaveBeenCalledOnce();
});

test.each([
  ['that never answers', 'visible', 10_000],
  ['in a tab that nobody looks at', 'hidden', 3_000],
] as const)('Nobody waits longer for a screen %s', async (_which, visibilityState, limitMs) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibilityState);
  const { seen } = await openPage();
  await vi.advanceTimersByTimeAsync(limitMs - 1);
  expect(seen).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(seen).toHaveBeenCalledOnce();
});

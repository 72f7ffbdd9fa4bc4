// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { useAsksByItself } from './use-asks-by-itself';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

it('A lost payment is asked for at most six times in any minute, however often the page is looked at', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  const askedAt: number[] = [];
  renderHook(() => useAsksByItself(true, async () => void askedAt.push(Date.now())));
  for (let second = 0; second < 180; second += 1) {
    document.dispatchEvent(new Event('visibilitychange'));
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  }
  expect(askedAt.length).toBeGreaterThan(6);
  for (const at of askedAt) expect(askedAt.filter((other) => other >= at && other < at + 60_000).length).toBeLessThanOrEqual(6);
});

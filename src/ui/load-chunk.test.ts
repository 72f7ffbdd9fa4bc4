// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadChunk } from './load-chunk';

let tries: number;
let isThere: boolean;
const load = async (): Promise<string> => {
  tries += 1;
  if (!isThere) throw new TypeError('Failed to fetch dynamically imported module');
  return 'part';
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(console, 'warn').mockReturnValue();
  [tries, isThere] = [0, false];
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('A part that did not come is there a few seconds later, although no event tells that the server is back', async () => {
  const loading = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1_000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(6_000);
  expect(await loading).toBe('part');
  expect(tries).toBe(2);
});

it('A part that does not come is asked for at most six times in a minute and thirty in an hour', async () => {
  void loadChunk(load);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toBeGreaterThan(2);
  expect(tries).toBeLessThanOrEqual(6);
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(tries).toBeLessThanOrEqual(30);
});

it('The return of the connection brings a part at once', async () => {
  const loading = loadChunk(load);
  await vi.advanceTimersByTimeAsync(1_000);
  isThere = true;
  window.dispatchEvent(new Event('online'));
  expect(await loading).toBe('part');
});

it('After a night without the server a part is there five minutes after it is back', async () => {
  const loading = loadChunk(load);
  await vi.advanceTimersByTimeAsync(8 * 60 * 60_000);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5 * 60_000);
  expect(await Promise.race([loading, Promise.resolve('nothing')])).toBe('part');
});

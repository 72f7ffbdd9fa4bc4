import { expect, test, vi } from 'vitest';
import { createFairLine } from './fair-line';

/** Work that ends when it is told to. */
function work() {
  let end: (result: string) => void = () => undefined;
  const ended = new Promise<string>((resolve) => {
    end = resolve;
  });
  const start = vi.fn<() => Promise<string>>(() => ended);
  return { start, end };
}

test('Work is done one after the other; who asks for much fills only his own places', async () => {
  const line = createFairLine({ perClient: 2, whole: 3, rest: 0 });
  const [first, second, third] = [work(), work(), work()];
  const results = [line('greedy', first.start), line('greedy', second.start)];
  expect(line('greedy', work().start)).toBeNull();
  results.push(line('other', third.start));
  expect(line('late', work().start)).toBeNull();
  await vi.waitFor(() => expect(first.start).toHaveBeenCalled());
  expect(second.start).not.toHaveBeenCalled();
  for (const { end } of [first, second, third]) end('done');
  expect(await Promise.all(results)).toEqual(['done', 'done', 'done']);
  expect(await line('greedy', async () => 'again')).toBe('again');
});

test('Work that fails, at once or later, makes room like any other', async () => {
  const line = createFairLine({ perClient: 1, whole: 1, rest: 0 });
  await expect(
    line('a', () => {
      throw new Error('at once');
    }),
  ).rejects.toThrow('at once');
  await expect(line('a', () => Promise.reject(new Error('later')))).rejects.toThrow('later');
  expect(await line('a', async () => 'done')).toBe('done');
});

test('Work that waits for long does not hold up the next', async () => {
  const line = createFairLine({ perClient: 1, whole: 2, rest: 0 });
  const stuck = work();
  const waiting = line('a', stuck.start);
  expect(await line('b', async () => 'done')).toBe('done');
  stuck.end('done');
  expect(await waiting).toBe('done');
});

test('The line rests after its work, so that a full line leaves the processor to others', async () => {
  const line = createFairLine({ perClient: 1, whole: 2, rest: 3 });
  const spans: { readonly from: number; readonly to: number }[] = [];
  const busy = async (): Promise<void> => {
    const from = performance.now();
    await new Promise((resolve) => setTimeout(resolve, 30));
    spans.push({ from, to: performance.now() });
  };
  await Promise.all([line('a', busy), line('b', busy)]);
  const [first = { from: 0, to: 0 }, second = { from: 0, to: 0 }] = spans;
  expect(second.from - first.to).toBeGreaterThan(2 * (first.to - first.from));
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createSlowedCallers } from './slowed-callers';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('A caller who was refused gets one turn after the other, and everybody else goes on at once', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  const passed: string[] = [];
  const pass = (caller: string) => callers.turn(caller).then(() => passed.push(caller));
  await pass('guesser');
  callers.slow('guesser');
  const waiting = [pass('guesser'), pass('guesser'), pass('guesser')];
  await pass('neighbour');
  expect(passed).toEqual(['guesser', 'neighbour']);
  await vi.advanceTimersByTimeAsync(100);
  expect(passed).toEqual(['guesser', 'neighbour', 'guesser', 'guesser']);
  await vi.advanceTimersByTimeAsync(50);
  await Promise.all(waiting);
});

test('It ends by itself', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  callers.slow('guesser');
  await vi.advanceTimersByTimeAsync(60_001);
  let isThrough = false;
  void callers.turn('guesser').then(() => (isThrough = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isThrough).toBe(true);
});

test('It ends at its time, although the caller had turns until then', async () => {
  const callers = createSlowedCallers(Date.now, { pauseMs: 50, forMs: 60_000 });
  callers.slow('guesser');
  await vi.advanceTimersByTimeAsync(59_000);
  const turn = callers.turn('guesser');
  await vi.advanceTimersByTimeAsync(1_001);
  await turn;
  let isThrough = false;
  void callers.turn('guesser').then(() => (isThrough = true));
  await vi.advanceTimersByTimeAsync(0);
  expect(isThrough).toBe(true);
});

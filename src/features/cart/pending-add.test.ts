// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pendingAdd } from './pending-press';

const MINUTE_MS = 60_000;

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers({ now: Date.UTC(2026, 10, 25) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it.each(['add', 'buy'] as const)('A press (%s) that had to log in first is carried out once, for its floor alone', (intention) => {
  pendingAdd.note(107, intention);
  expect(pendingAdd.take(108)).toBeNull();
  expect([pendingAdd.take(107), pendingAdd.take(107)]).toEqual([intention, null]);
});

it('The newest press counts', () => {
  pendingAdd.note(107, 'add');
  pendingAdd.note(108, 'buy');
  expect([pendingAdd.take(107), pendingAdd.take(108)]).toEqual([null, 'buy']);
});

it('A press is meant for half an hour, by a clock that may be set back, and is gone when it is too old', () => {
  pendingAdd.note(107, 'add');
  vi.advanceTimersByTime(30 * MINUTE_MS - 1);
  expect(pendingAdd.take(107)).toBe('add');
  pendingAdd.note(107, 'add');
  vi.advanceTimersByTime(30 * MINUTE_MS);
  expect([pendingAdd.take(107), sessionStorage.length]).toEqual([null, 0]);
  pendingAdd.note(107, 'add');
  vi.setSystemTime(Date.now() - 30 * MINUTE_MS);
  expect(pendingAdd.take(107)).toBeNull();
});

it.each(['', '{', 'null', '7', '{}', '{"productId":107}', '{"productId":107,"intention":"add"}', '{"productId":107,"at":1}'])(
  'What was not noted so, %s, is no press',
  (text) => {
    sessionStorage.setItem('pendingAdd', text);
    expect(pendingAdd.take(107)).toBeNull();
  },
);

it('A press of another kind is none', () => {
  sessionStorage.setItem('pendingAdd', JSON.stringify({ productId: 107, intention: 'eat', at: Date.now() }));
  expect(pendingAdd.take(107)).toBeNull();
});

it('Where the browser refuses to note it the floor is ready to be added with one press', () => {
  const no = (): never => {
    throw new DOMException('no', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { setItem: no, getItem: no, removeItem: no });
  expect(() => pendingAdd.note(107, 'add')).not.toThrow();
  expect(pendingAdd.take(107)).toBeNull();
});

it('The cart hears once that a press was carried out, and only of that floor and number', () => {
  pendingAdd.carriedOut(107, 9);
  expect([pendingAdd.wasCarriedOut(107, 9), pendingAdd.wasCarriedOut(107, 9)]).toEqual([true, false]);
  pendingAdd.carriedOut(107, 9);
  expect(pendingAdd.wasCarriedOut(107, 8)).toBe(false);
  pendingAdd.carriedOut(107, 9);
  expect([pendingAdd.wasCarriedOut(108, 9), pendingAdd.wasCarriedOut(107, 9)]).toEqual([false, false]);
});

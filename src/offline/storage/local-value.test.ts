// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from 'vitest';
import { createLocalValue } from './local-value';

const KEY = 'a-key';
const read = (stored: unknown): readonly unknown[] => (Array.isArray(stored) ? stored : []);

beforeEach(() => localStorage.clear());

test('A value is the same object until somebody changes it, in this tab or another', () => {
  const value = createLocalValue(KEY, read);
  expect(value.get()).toEqual([]);
  expect(value.get()).toBe(value.get());
  value.set(['a']);
  expect(value.get()).toEqual(['a']);
  expect(value.get()).toBe(value.get());
  const told = vi.fn<() => void>();
  const leave = value.subscribe(told);
  localStorage.setItem(KEY, '["b"]');
  window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  leave();
  expect(told).toHaveBeenCalledOnce();
  expect(value.get()).toEqual(['b']);
  value.set(null);
  expect(localStorage.getItem(KEY)).toBeNull();
  expect(value.get()).toEqual([]);
});

test.each(['{', 'null', '"text"', ''])('Damaged storage counts as nothing: %s', (text) => {
  localStorage.setItem(KEY, text);
  expect(createLocalValue(KEY, read).get()).toEqual([]);
});

// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createLocalFlag, createLocalText } from './local-text';

const KEY = 'a-key';
const no = (): never => {
  throw new DOMException('no', 'SecurityError');
};
const elsewhere = (key: string | null): unknown => window.dispatchEvent(new StorageEvent('storage', { key }));

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('A text is there for the next page, until it is removed', () => {
  createLocalText(KEY).write('oak');
  const next = createLocalText(KEY);
  expect(next.read()).toBe('oak');
  next.write(null);
  expect([next.read(), localStorage.length]).toEqual([null, 0]);
});

test('A screen hears of each write here, and of this text in another tab, also when all is deleted there', () => {
  const text = createLocalText(KEY);
  const [told, toldToo] = [vi.fn<() => void>(), vi.fn<() => void>()];
  const stops = [text.subscribe(told), text.subscribe(toldToo)];
  text.write('oak');
  elsewhere('another-key');
  expect(told).toHaveBeenCalledTimes(1);
  elsewhere(KEY);
  elsewhere(null);
  expect([told.mock.calls.length, toldToo.mock.calls.length]).toEqual([3, 3]);
  stops[0]?.();
  elsewhere(KEY);
  text.write('ash');
  expect([told.mock.calls.length, toldToo.mock.calls.length]).toEqual([3, 5]);
  stops[1]?.();
  elsewhere(KEY);
  expect(toldToo).toHaveBeenCalledTimes(5);
});

test('A page listens to other tabs only while a screen shows the text, and again for the next one', () => {
  const [starts, ends] = [vi.spyOn(window, 'addEventListener'), vi.spyOn(window, 'removeEventListener')];
  const text = createLocalText(KEY);
  const stops = [text.subscribe(() => undefined), text.subscribe(() => undefined)];
  expect(starts).toHaveBeenCalledTimes(1);
  stops[0]?.();
  expect(ends).not.toHaveBeenCalled();
  stops[1]?.();
  expect(ends).toHaveBeenCalledExactlyOnceWith('storage', starts.mock.calls[0]?.[1]);
  const told = vi.fn<() => void>();
  text.subscribe(told);
  elsewhere(KEY);
  expect(told).toHaveBeenCalledOnce();
});

test('Where the browser refuses storage the text lasts as long as the page, and is stored once it may be', () => {
  vi.stubGlobal('localStorage', { getItem: () => 'old', setItem: no, removeItem: no });
  const text = createLocalText(KEY);
  text.write('oak');
  expect(text.read()).toBe('oak');
  text.write(null);
  expect(text.read()).toBeNull();
  vi.unstubAllGlobals();
  text.write('ash');
  localStorage.setItem(KEY, 'of another tab');
  expect(text.read()).toBe('of another tab');
});

test('Where the browser refuses even a look there is no text', () => {
  vi.stubGlobal('localStorage', { getItem: no });
  expect(createLocalText(KEY).read()).toBeNull();
});

test('A flag is set or it is not, whatever was written for it', () => {
  const flag = createLocalFlag(KEY);
  expect(flag.get()).toBe(false);
  const told = vi.fn<() => void>();
  const stop = flag.subscribe(told);
  flag.set(true);
  expect([flag.get(), createLocalFlag(KEY).get(), localStorage.getItem(KEY)]).toEqual([true, true, '1']);
  flag.set(false);
  expect([flag.get(), localStorage.getItem(KEY), told.mock.calls.length]).toEqual([false, null, 2]);
  stop();
});

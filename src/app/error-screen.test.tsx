// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ErrorScreen } from './error-screen';

const MISSING = new TypeError('Failed to fetch dynamically imported module: https://shop.example/assets/contact-us.js');
const ask = vi.fn();
const place = document.createElement('div');
let root: ReturnType<typeof createRoot>;

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.useFakeTimers();
  ask.mockReset();
  window.addEventListener('vite:preloadError', ask);
  document.body.append(place);
  root = createRoot(place);
});
afterEach(() => {
  act(() => root.unmount());
  window.removeEventListener('vite:preloadError', ask);
  place.remove();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const show = (error: unknown): void => act(() => root.render(<ErrorScreen error={error} />));

describe('A screen whose code did not come', () => {
  it('says so, and asks for it at most six times in a minute and thirty in an hour', () => {
    show(MISSING);
    expect(place.textContent).toContain('This page did not load');
    vi.advanceTimersByTime(60_000);
    expect(ask.mock.calls.length).toBeGreaterThan(1);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(5);
    vi.advanceTimersByTime(59 * 60_000);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(29);
  });

  it('asks within seconds once the connection returns, and not for each of a hundred returns', () => {
    show(MISSING);
    vi.advanceTimersByTime(30 * 60_000);
    ask.mockReset();
    for (let returns = 0; returns < 100; returns += 1) {
      window.dispatchEvent(new Event('online'));
      vi.advanceTimersByTime(50);
    }
    expect(ask.mock.calls.length).toBeGreaterThanOrEqual(1);
    expect(ask.mock.calls.length).toBeLessThanOrEqual(2);
  });

  it('asks no more once it is left', () => {
    show(MISSING);
    act(() => root.render(null));
    vi.advanceTimersByTime(60 * 60_000);
    expect(ask).not.toHaveBeenCalled();
  });
});

it('Any other failure of a screen asks for nothing', () => {
  show(new Error('Cannot read properties of undefined'));
  expect(place.textContent).toContain('Ooops, something went wrong :(');
  vi.advanceTimersByTime(60 * 60_000);
  expect(ask).not.toHaveBeenCalled();
});

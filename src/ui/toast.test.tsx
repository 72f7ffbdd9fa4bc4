// @vitest-environment happy-dom
import { notifications } from '@mantine/notifications';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { endToast, showToast } from './toast';

test('A toast is there for three seconds, and so are the words that readers hear', async () => {
  const afterThreeSeconds: (() => void)[] = [];
  const real = window.setTimeout.bind(window);
  vi.spyOn(window, 'setTimeout').mockImplementation((work, ms) => {
    if (ms !== 3000 || typeof work !== 'function') return real(work, ms);
    afterThreeSeconds.push(() => work());
    return 0;
  });
  showToast({ message: 'Product added to cart', tone: 'success' });
  await waitFor(() => expect(document.querySelector('.toast')?.textContent).toContain('Product added to cart'), { timeout: 10_000 });
  expect(afterThreeSeconds).not.toEqual([]);
  const said = () => document.querySelector('[aria-live=polite]')?.textContent;
  expect(said()).toBe('Product added to cart');
  for (const end of afterThreeSeconds) end();
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
  expect(said()).toBe('');
});

test('A toast ends early by its own message alone', async () => {
  const shown = () => document.querySelector('.toast')?.textContent;
  showToast({ message: 'Please login first', tone: 'error' });
  await waitFor(() => expect(shown()).toContain('Please login first'), { timeout: 10_000 });
  const gone = vi.spyOn(notifications, 'clean');
  endToast('Product added to cart');
  await new Promise((resolve) => setTimeout(resolve));
  expect(gone).not.toHaveBeenCalled();
  endToast('Please login first');
  await waitFor(() => expect(gone).toHaveBeenCalled());
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
});

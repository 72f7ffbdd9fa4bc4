// @vitest-environment happy-dom
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { showToast } from './toast';

test('A toast is there for three seconds', async () => {
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
  for (const end of afterThreeSeconds) end();
  await waitFor(() => expect(document.querySelector('.toast')).toBeNull());
});

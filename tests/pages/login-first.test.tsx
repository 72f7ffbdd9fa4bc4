// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStore, openStore } from './open-store';

const toasts = vi.hoisted(() => ({ shown: [] as string[], ended: [] as string[] }));
vi.mock('../../src/ui/toast', () => ({
  showToast: ({ message }: { readonly message: string }) => toasts.shown.push(message),
  endToast: (message: string) => toasts.ended.push(message),
}));

afterEach(closeStore);

test("'Please login first' is said on the login and ends with it: sign-up opens without it", async () => {
  const store = await openStore('/products/coastal-maple');
  fireEvent.change(await screen.findByLabelText('Coverage (sqft)'), { target: { value: '180' } });
  fireEvent.click(screen.getAllByRole('button', { name: /^Add to Cart/ })[0] ?? document.body);
  await waitFor(() => expect(store.path()).toContain('/login'));
  await screen.findByRole('heading', { name: 'Login' });
  toasts.ended.length = 0;
  expect(toasts.shown).toEqual(['Please login first']);
  fireEvent.click(screen.getByRole('link', { name: 'Create an Account' }));
  await screen.findByRole('heading', { name: 'Create an Account' });
  await waitFor(() => expect(toasts.ended).toEqual(['Please login first']));
});

// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStore, openStore } from './open-store';

afterEach(() => {
  vi.restoreAllMocks();
  closeStore();
});

test('A browser that prefers Spanish sees one quiet line in Spanish, once; it may be closed, and nothing else changes', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['es-US', 'en']);
  await openStore('/products');
  const line = await screen.findByRole('complementary', { name: 'Esta tienda también habla español.' });
  expect(line.lang).toBe('es');
  fireEvent.click(screen.getByRole('button', { name: 'No, gracias' }));
  expect(screen.queryByText('Esta tienda también habla español.')).toBeNull();
  expect(localStorage.getItem('languageOffered')).toBe('1');
  expect(localStorage.getItem('language')).toBeNull();
});

test('The same page in Spanish is one press away, in the header and by its own name', async () => {
  await openStore('/products?q=oak');
  const [link] = await screen.findAllByRole('link', { name: 'Español' });
  expect([link?.getAttribute('href'), link?.getAttribute('hreflang'), link?.lang]).toEqual(['/es/products?q=oak', 'es', 'es']);
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeStore, openStore } from './open-store';

afterEach(closeStore);

const PUBLIC: readonly (readonly [path: string, heading: string])[] = [
  ['/', 'The floor is the room'],
  ['/about-us', 'Since 1998'],
  ['/contact-us', 'Contact us'],
  ['/products', 'Products'],
  ['/products/category/1', 'Click planks'],
  ['/products/coastal-maple', 'Coastal Maple'],
  ['/compare', 'Compare floors'],
  ['/board-sheet', 'For your condo board'],
  ['/blog', 'Blog'],
  ['/blog/maple-or-oak', 'Maple or oak?'],
  ['/installation', 'Installation'],
  ['/installation/floating', 'Floating planks'],
  ['/privacy-policy', 'Privacy Policy'],
  ['/terms-and-conditions', 'Terms & Conditions'],
  ['/rooms', 'My rooms'],
  ['/scan', 'Scan'],
];
const OUTSIDE: readonly (readonly [path: string, heading: string])[] = [
  ['/login', 'Login'],
  ['/forgot-password', 'Forgot password?'],
  ['/sign-up', 'Create an Account'],
];

test.each([...PUBLIC, ...OUTSIDE])('A visitor opens %s', async (path, heading) => {
  await openStore(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
});

test.each([...PUBLIC.map(([path]) => path), '/my-cart', '/nowhere'])('%s stands inside the shared layout', async (path) => {
  await openStore(path);
  expect(await screen.findByRole('navigation', { name: 'Main' })).toBeDefined();
  expect(screen.getByRole('contentinfo')).toBeDefined();
});

test.each(OUTSIDE)('%s stands outside the shared layout', async (path, heading) => {
  await openStore(path);
  expect(await screen.findByRole('heading', { level: 1, name: heading })).toBeDefined();
  expect(screen.queryByRole('navigation', { name: 'Main' })).toBeNull();
  expect(screen.queryByRole('contentinfo')).toBeNull();
});

test.each(['/nowhere', '/nowhere/at/all', '/admin', '/back-office', '/products/category/999', '/products/category/first'])(
  'Any other path shows the not-found page: %s',
  async (path) => {
    await openStore(path);
    expect(await screen.findByRole('heading', { level: 1, name: 'We could not find that page' })).toBeDefined();
  },
);

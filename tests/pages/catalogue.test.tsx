// @vitest-environment happy-dom
import { focusManager } from '@tanstack/react-query';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

afterEach(() => {
  closeStore();
  vi.useRealTimers();
});

const floors = () => screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent);

test('A category shows its title and its floors alone', async () => {
  const { server } = await openStore('/products/category/2');
  expect(await screen.findByRole('heading', { level: 1, name: 'Stone look' })).toBeDefined();
  await waitFor(() => expect(floors()).toContain('Grey Slate'));
  expect(floors()).not.toContain('Walnut');
  expect(server.callsTo('/beforeauth/getproduct')[0]?.fields).toEqual({ product_category_id: '2' });
});

test('The id of the address is compared as a number: 01 is category 1', async () => {
  await openStore('/products/category/01');
  expect(await screen.findByRole('heading', { level: 1, name: 'Click planks' })).toBeDefined();
});

test('The category ALL is every floor', async () => {
  const { server } = await openStore('/products/category/ALL');
  expect(await screen.findByRole('heading', { level: 1, name: 'Products' })).toBeDefined();
  await waitFor(() => expect(floors()).toEqual(expect.arrayContaining(['Coastal Maple', 'Walnut', 'Grey Slate'])));
  expect(server.callsTo('/beforeauth/getproduct')[0]?.fields).toEqual({});
});

test('While floors load, eight skeleton cards stand there', async () => {
  const server = createShopServer();
  server.neverReply('/beforeauth/getproduct');
  await openStore('/products/category/1', { server });
  expect((await screen.findByRole('status', { name: 'Loading floors' })).children).toHaveLength(8);
});

test("A card shows picture, title and '$3.19 / sqft', and no price where there is none", async () => {
  await openStore('/products');
  const priced = await screen.findByRole('link', { name: /Coastal Maple/ });
  expect(within(priced).getByText('$3.19 / sqft')).toBeDefined();
  expect(priced.querySelector('img')?.getAttribute('src')).toBe('/media/p107.webp');
  const unpriced = screen.getByRole('link', { name: /Walnut/ });
  expect(unpriced.textContent).toBe('WalnutShop Now');
  expect(unpriced.querySelector('img')?.getAttribute('src')).toBe('/media/fallback.svg');
});

test('The whole card with its Shop Now is one link to the floor', async () => {
  await openStore('/products');
  const card = await screen.findByRole('link', { name: /Coastal Maple/ });
  expect(card.getAttribute('href')).toBe('/products/coastal-maple');
  expect(card.contains(within(card).getByText('Shop Now'))).toBe(true);
  expect(card.contains(within(card).getByRole('heading'))).toBe(true);
});

test('The category list is fetched once, however many screens show it and however old it gets', async () => {
  const { server, router } = await openStore('/products');
  await screen.findByRole('link', { name: /Grey Slate/ });
  // The page of the test before may still have asked this server.
  const before = server.callsTo('/beforeauth/getproductcategory').length;
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '2' } }));
  await screen.findByRole('heading', { level: 1, name: 'Stone look' });
  await act(() => router.navigate({ to: '/products/$slug', params: { slug: 'coastal-maple' } }));
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  expect(server.callsTo('/beforeauth/getproductcategory')).toHaveLength(before);
});

test('Coming back to the window asks the server for nothing', async () => {
  const { server } = await openStore('/products');
  await screen.findByRole('link', { name: /Grey Slate/ });
  vi.useFakeTimers({ now: Date.now() + 60 * 60_000, toFake: ['Date'] });
  const before = server.calls.length;
  act(() => {
    focusManager.setFocused(false);
    focusManager.setFocused(true);
  });
  await act(async () => undefined);
  expect(server.calls).toHaveLength(before);
  focusManager.setFocused(undefined);
});

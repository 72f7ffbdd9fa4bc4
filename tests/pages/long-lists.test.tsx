// @vitest-environment happy-dom
import { hydrate } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { App } from '../../src/app/app';
import { renderPage } from '../../src/app/entry-server';
import { createQueryClient } from '../../src/app/query-client';
import { createAppRouter, pageContext } from '../../src/app/router';
import { inlineJson } from '../../src/domain/inline-json';
import { closeStore, openStore } from './open-store';
import { PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

// By text: looking through hundreds of cards by role takes seconds.
const cards = () => screen.getAllByText(/^Floor \d+$/);
const linkOf = (floor: string): Element => screen.getByText(floor).closest('a') ?? document.body;
const moreButton = () => screen.queryByRole('button', { name: 'Show more floors' });

const asInlined = (data: unknown) => JSON.parse(inlineJson(data));

function shopOf(count: number) {
  const server = createShopServer();
  server.data(
    '/beforeauth/getproduct',
    Array.from({ length: count }, (_, index) => ({
      ...PRODUCTS[0],
      product_id: 1_000 + index,
      title: `Floor ${index}`,
      slug: index === 60 ? 'coastal-maple' : `floor-${index}`,
    })),
  );
  return server;
}

test('A list of 96 floors is shown whole, without a count or a button', async () => {
  await openStore('/products', { server: shopOf(96) });
  await screen.findByText('Floor 95');
  expect(cards()).toHaveLength(96);
  expect(screen.queryByText(/^Showing/)).toBeNull();
  expect(moreButton()).toBeNull();
});

test('A longer list begins with 96 floors; its button shows the next ones, reads on at the first of them and puts the page into the address', async () => {
  const { router } = await openStore('/products', { server: shopOf(200) });
  expect((await screen.findByText('Showing 96 of 200 floors')).getAttribute('role')).toBe('status');
  expect(cards()).toHaveLength(96);
  fireEvent.click(screen.getByRole('button', { name: 'Show more floors' }));
  expect(await screen.findByText('Showing 192 of 200 floors')).toBeDefined();
  expect(document.activeElement).toBe(linkOf('Floor 96'));
  expect(router.state.location.href).toBe('/products?page=2');
  fireEvent.click(screen.getByRole('button', { name: 'Show more floors' }));
  expect(await screen.findByText('Showing 200 of 200 floors')).toBeDefined();
  expect(cards()).toHaveLength(200);
  expect(moreButton()).toBeNull();
});

test('A page in the address shows the list up to it', async () => {
  await openStore('/products?page=2', { server: shopOf(200) });
  expect(await screen.findByText('Showing 192 of 200 floors')).toBeDefined();
});

test('Back from a floor finds the list as long as it was left; another list begins anew', async () => {
  const { router } = await openStore('/products', { server: shopOf(200) });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more floors' }));
  await screen.findByText('Showing 192 of 200 floors');
  fireEvent.click(linkOf('Floor 60'));
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  act(() => router.history.back());
  expect(await screen.findByText('Showing 192 of 200 floors')).toBeDefined();
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '2' } }));
  expect(await screen.findByText('Showing 96 of 200 floors')).toBeDefined();
});

test('The document of a long list is hydrated without a complaint, and goes on to the page of its address once the list is there', async () => {
  const server = shopOf(250);
  const page = await renderPage('/products', server.fetch, 'https://shop.example', safeHtml);
  const complaints = vi.spyOn(console, 'error');
  let arrive: (reply: unknown) => void = () => undefined;
  server.reply('/beforeauth/getproduct', () => new Promise((resolve) => (arrive = resolve)));
  const root = document.createElement('div');
  root.innerHTML = page.bodyHtml;
  document.body.append(root);
  window.history.replaceState(null, '', '/products?page=2');
  const queryClient = createQueryClient();
  const router = createAppRouter(pageContext(queryClient));
  hydrate(queryClient, asInlined(page.data));
  router.ssr = { manifest: undefined };
  await router.load();
  const firstCard = cards()[0];
  const hydrated = await act(async () => hydrateRoot(root, <App queryClient={queryClient} router={router} />));
  expect(cards()[0]).toBe(firstCard);
  expect(screen.getByText('Showing 96 of 250 floors')).toBeDefined();
  expect(cards()).toHaveLength(96);
  expect(moreButton()?.getAttribute('aria-disabled')).toBe('true');
  expect(queryClient.getQueryData(['public', 'products', 'ALL'])).toBeUndefined();

  arrive(await (await shopOf(250).fetch('/api/beforeauth/getproduct', { method: 'POST' })).json());
  expect(await screen.findByText('Showing 192 of 250 floors')).toBeDefined();
  // Server and browser share one process here, of which React's development build complains.
  expect(complaints.mock.calls.filter(([text]) => !String(text).includes('multiple renderers'))).toEqual([]);
  act(() => hydrated.unmount());
  root.remove();
});

test('When the rest of a long list does not come, its start stays and the page says so; trying again brings it', async () => {
  const server = shopOf(250);
  const page = await renderPage('/products', server.fetch, 'https://shop.example', safeHtml);
  server.goSilent('/beforeauth/getproduct');
  const { queryClient, router } = await openStore('/about-us', { server });
  hydrate(queryClient, asInlined(page.data));
  queryClient.removeQueries({ queryKey: ['public', 'products'] });
  await act(() => router.navigate({ to: '/products' }));
  await waitFor(() => expect(cards()).toHaveLength(96));
  const retry = await screen.findByRole('button', { name: 'Try again' });
  expect(cards()).toHaveLength(96);
  server.reply('/beforeauth/getproduct', () => shopOf(250).fetch('/api/beforeauth/getproduct', { method: 'POST' }));
  fireEvent.click(retry);
  await waitFor(() => expect(moreButton()).not.toBeNull());
});

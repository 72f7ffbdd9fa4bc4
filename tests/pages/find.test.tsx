// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { afterEach, expect, test, vi } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { App } from '../../src/app/app';
import { renderPage } from '../../src/app/entry-server';
import { createQueryClient } from '../../src/app/query-client';
import { createAppRouter, pageContext } from '../../src/app/router';
import type { DocumentData } from '../../src/contract/rendered-page';
import { inlineJson } from '../../src/domain/inline-json';
import { catalogueQueries } from '../../src/features/catalogue/queries';
import { closeStore, openStore } from './open-store';
import { createShopServer } from './shop-server';

afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

const floors = () => [...document.querySelectorAll('main h2')].map((heading) => heading.textContent);
const status = (words: string) =>
  waitFor(() => expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toContain(words));
const chips = () => within(screen.getByRole('list', { name: 'Chosen' })).getAllByRole('button');

test('A list says how many floors it shows', async () => {
  await openStore('/products');
  await status('3 floors');
});

test('What the address asks is shown: the floors, how many of how many, and what is chosen', async () => {
  await openStore('/products?q=slate&price=-5');
  await status('1 of 3 floors');
  expect(floors()).toEqual(['Grey Slate']);
  expect(chips().map(({ textContent }) => textContent)).toEqual(['Remove“slate”×', 'RemoveUp to $5.00 / sqft×', 'Clear all']);
});

test('An order in the address is the order of the list; a floor without a price stands last', async () => {
  await openStore('/products?sort=price-down');
  await waitFor(() => expect(floors()).toEqual(['Grey Slate', 'Coastal Maple', 'Walnut']));
  await status('3 floors');
});

test('While the list cannot be had, one searches among the floors of other lists and of opened pages, as old as the oldest', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server, router, queryClient } = await openStore('/products/category/2');
  await status('1 floor');
  const twoHoursAgo = Date.now() - 7_200_000;
  queryClient.setQueryData<readonly unknown[]>(catalogueQueries.products(2).queryKey, (list) => list, { updatedAt: twoHoursAgo });
  server.goSilent('/beforeauth/getproduct');
  await act(() => router.navigate({ to: '/products/$slug', params: { slug: 'coastal-maple' } }));
  await screen.findByRole('heading', { level: 1, name: 'Coastal Maple' });
  await act(() => router.navigate({ to: '/products' }));
  await screen.findByText(/you search among 2 saved floors, as of 2 hours ago/);
  expect(floors()).toEqual(['Grey Slate', 'Coastal Maple']);
  await act(() => router.navigate({ to: '/products/category/$id', params: { id: '1' } }));
  await status('1 saved floor');
  expect(floors()).toEqual(['Coastal Maple']);
});

test.each([
  '?tone=blue',
  '?price=cheap',
  '?sort=random',
  '?q=',
  '?page=two',
  '?wear=%3Cscript%3E',
  '?look[]=1',
  '?__proto__=1',
  '?q=%00%00',
])('The malformed address /products%s is a list, never an error', async (search) => {
  await openStore(`/products${search}`);
  await waitFor(() => expect(floors().length).toBeGreaterThan(0));
  expect(screen.getByRole('heading', { level: 1, name: 'Products' })).toBeDefined();
});

test.each(['a', 'o'.repeat(200), '🪵', 'بلوط', '<b>oak</b>', '"oak"', '20'])(
  'A search for %j in the address finds floors or says what to do',
  async (q) => {
    await openStore(`/products?q=${encodeURIComponent(q)}`);
    await waitFor(() => expect(floors().length).toBeGreaterThan(0));
    expect(screen.getByRole('button', { name: /^Filter/ })).toBeDefined();
  },
);

test('A chosen order is in the address and Back leads to the list as it was', async () => {
  const { path, router } = await openStore('/products');
  fireEvent.change(await screen.findByRole('combobox', { name: 'Sort' }), { target: { value: 'price-up' } });
  await waitFor(() => expect(floors()).toEqual(['Coastal Maple', 'Grey Slate', 'Walnut']));
  expect(path()).toBe('/products?sort=price-up');
  act(() => router.history.back());
  await waitFor(() => expect(path()).toBe('/products'));
  await waitFor(() => expect(floors()[0]).toBe('Coastal Maple'));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort' }).value).toBe('recommended');
});

test.each([
  ['', 'Recommended'],
  ['?q=maple', 'Best match'],
  ['?q=cheapest+floor', 'Cheapest first'],
  ['?q=cheapest+floor&sort=name', 'Name'],
])('The sort box of /products%s tells what orders the list: %s', async (search, words) => {
  await openStore(`/products${search}`);
  const box = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Sort' });
  await waitFor(() => expect(box.isConnected && box.selectedOptions[0]?.textContent).toBe(words));
});

test('A chip takes its own filter back and the focus goes to the next; Clear all takes back the rest and the focus stays in the page', async () => {
  const { path } = await openStore('/products?q=slate&price=-5&sort=name');
  await status('1 of 3 floors');
  const [first] = chips();
  if (first === undefined) throw new Error('There is no chip.');
  first.focus();
  fireEvent.click(first);
  await status('2 of 3 floors');
  expect(path()).toBe('/products?sort=name&price=-5');
  expect(document.activeElement).toBe(chips()[0]);
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await status('3 floors');
  expect(path()).toBe('/products?sort=name');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Filter/ }));
});

test('Clear all takes back several filters at once, and the focus stays in the page', async () => {
  await openStore('/products?q=slate&price=-5');
  await status('1 of 3 floors');
  const filter = screen.getByRole('button', { name: /^Filter/ });
  const clear = screen.getByRole('button', { name: 'Clear all' });
  clear.focus();
  fireEvent.click(clear);
  await status('3 floors');
  expect(document.activeElement).toBe(filter);
});

test('Each press is one step: Back undoes the last filter, then the one before it', async () => {
  const { path, router } = await openStore('/products?q=slate&price=-5&sort=name');
  await status('1 of 3 floors');
  fireEvent.click(screen.getByRole('button', { name: 'Remove “slate”' }));
  await waitFor(() => expect(path()).toBe('/products?sort=name&price=-5'));
  fireEvent.change(screen.getByRole('combobox', { name: 'Sort' }), { target: { value: 'price-up' } });
  await waitFor(() => expect(path()).toBe('/products?sort=price-up&price=-5'));
  fireEvent.click(screen.getByRole('button', { name: 'Clear all' }));
  await status('3 floors');
  for (const before of ['/products?sort=price-up&price=-5', '/products?sort=name&price=-5', '/products?q=slate&price=-5&sort=name']) {
    act(() => router.history.back());
    await waitFor(() => expect(path()).toBe(before));
  }
  await status('1 of 3 floors');
});

test('Under a search stands how it was understood', async () => {
  await openStore('/products?q=slate+not+brown+under+%245');
  await status('1 of 3 floors');
  expect(screen.getByText('Searched for: slate, not brown, up to $5.00 / sqft.')).toBeDefined();
});

test('A text that asks for no floor leads to pages of the shop, also while guides and articles cannot be had', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const server = createShopServer();
  server.goSilent('/beforeauth/getguide');
  const { path } = await openStore('/products?q=opening+hours', { server });
  expect(await screen.findByText('That is no floor')).toBeDefined();
  await status('0 of 3 floors');
  expect(floors()).toEqual([]);
  const pages = within(screen.getByRole('navigation', { name: 'Guides and pages' }));
  fireEvent.click(pages.getByRole('link', { name: /Contact us/ }));
  await waitFor(() => expect(path()).toBe('/contact-us'));
});

test('What all nearest floors exceed is said beside them', async () => {
  await openStore('/products?q=under+%241');
  expect(await screen.findByText('They cost more than $1.00 / sqft.')).toBeDefined();
});

test('When nothing fits, the page offers what to leave out and the nearest floors', async () => {
  const { path } = await openStore('/products?q=slate&price=-1');
  expect(await screen.findByText('No floor has all of that')).toBeDefined();
  await status('0 of 3 floors');
  expect(screen.getByText('The nearest')).toBeDefined();
  expect(floors().length).toBeGreaterThan(0);
  fireEvent.click(screen.getByRole('button', { name: /^At any price/ }));
  await status('1 of 3 floors');
  expect(path()).toBe('/products?q=slate');
});

test('The sheet of filters says how many floors it leaves, a price that is typed counts, and each title is explained at a press', async () => {
  const { path } = await openStore('/products');
  const filter = await screen.findByRole('button', { name: /^Filter/ });
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget(), {
      matches: false,
      media,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  );
  fireEvent.click(filter);
  const sheet = await screen.findByRole('dialog', { name: 'Filter' });
  const to = within(sheet).getByLabelText('To');
  fireEvent.change(to, { target: { value: 'cheap' } });
  fireEvent.blur(to);
  expect(within(sheet).getByRole('alert').textContent).toBe('Please type a price, such as 3.50.');
  fireEvent.change(to, { target: { value: '$3,50' } });
  fireEvent.blur(to);
  expect(await within(sheet).findByRole('button', { name: 'Show 1 floor' })).toBeDefined();
  expect(path()).toBe('/products?price=-3.5');
  fireEvent.click(within(sheet).getByRole('button', { name: 'What Price per sqft means' }));
  expect(within(sheet).getByText(/^What one square foot of the floor costs/)).toBeDefined();
  const clear = within(sheet).getByRole('button', { name: 'Clear all' });
  clear.focus();
  fireEvent.click(clear);
  await waitFor(() => expect(document.activeElement).toBe(within(sheet).getByRole('button', { name: 'Show 3 floors' })));
  fireEvent.change(to, { target: { value: '$3,50' } });
  fireEvent.blur(to);
  fireEvent.click(await within(sheet).findByRole('button', { name: 'Show 1 floor' }));
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Filter' })).toBeNull());
  expect(floors()).toEqual(['Coastal Maple']);
});

test('Show more floors keeps what is asked', async () => {
  const server = createShopServer();
  server.data(
    '/beforeauth/getproduct',
    Array.from({ length: 100 }, (_, index) => ({
      product_id: index,
      title: `Oak ${index}`,
      slug: `oak-${index}`,
      price: '2.00',
      description: '',
    })),
  );
  const { path } = await openStore('/products?q=oak', { server });
  fireEvent.click(await screen.findByRole('button', { name: 'Show more floors' }));
  expect(await screen.findByText('Showing 100 of 100 floors')).toBeDefined();
  expect(path()).toBe('/products?q=oak&page=2');
});

async function hydrateDocument(address: string, server: ReturnType<typeof createShopServer>) {
  const page = await renderPage(address, server.fetch, 'https://shop.example', safeHtml);
  expect(page.httpStatus).toBe(200);
  const complaints = vi.spyOn(console, 'error');
  const root = document.createElement('div');
  root.innerHTML = page.bodyHtml;
  document.body.append(root);
  const rendered = floors();
  window.history.replaceState(null, '', address);
  const queryClient = createQueryClient();
  const router = createAppRouter(pageContext(queryClient));
  const data: DocumentData = JSON.parse(inlineJson(page.data));
  for (const { queryKey, state } of data.queries) queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
  router.ssr = { manifest: undefined };
  await router.load();
  const hydrated = await act(async () => hydrateRoot(root, <App queryClient={queryClient} router={router} />));
  return {
    page,
    rendered,
    /** Server and browser share one process here, of which React's development build complains. */
    complaints: () => complaints.mock.calls.filter(([text]) => !String(text).includes('multiple renderers')),
    close: () => {
      act(() => hydrated.unmount());
      root.remove();
    },
  };
}

test.each([
  '/products?q=slate',
  '/products?sort=name',
  '/products?q=nothing+like+it',
  '/products?tone=blue',
  '/products/category/1?price=-4',
])('The document of %s shows what is asked and is hydrated without a complaint', async (address) => {
  const { rendered, complaints, close } = await hydrateDocument(address, createShopServer());
  expect(floors()).toEqual(rendered);
  expect(complaints()).toEqual([]);
  close();
});

test('The document of a long list has the first floors that fit, not the whole list, and goes on with the whole once that is there', async () => {
  const server = createShopServer();
  const list = Array.from({ length: 400 }, (_, index) => ({
    product_id: index,
    title: `Floor ${index}`,
    slug: `floor-${index}`,
    price: index % 2 === 0 ? '2.00' : '5.00',
    description: '',
  }));
  server.data('/beforeauth/getproduct', list);
  const { page, rendered, complaints, close } = await hydrateDocument('/products?price=-3', server);
  expect(rendered).toHaveLength(96);
  expect(rendered.slice(0, 2)).toEqual(['Floor 0', 'Floor 2']);
  expect(page.bodyHtml).toContain('200 of 400 floors');
  expect(JSON.stringify(page.data).split('"slug":"floor-')).toHaveLength(97);
  expect(complaints()).toEqual([]);
  await status('200 of 400 floors');
  expect(await screen.findByText('Showing 96 of 200 floors')).toBeDefined();
  close();
});

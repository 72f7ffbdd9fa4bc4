// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterContextProvider,
  RouterProvider,
} from '@tanstack/react-router';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pressRightAfterHydration } from '../../../tests/fixtures/press-right-after-hydration';
import type { Product } from '../../domain/catalogue';
import { FALLBACK_PICTURE } from '../../domain/picture';
import { sessionStore } from '../session/session-store';
import { AddToCart } from './add-to-cart';
import { askedBoxes } from './asked-boxes';
import type { CartOutcome } from './cart-outcome';
import { cartQueries } from './queries';
import { UNSAID } from '../../../tests/fixtures/unsaid-of-product';

const toasts = vi.hoisted(() => [] as string[]);
vi.mock('../../ui/toast', () => ({ showToast: ({ message }: { message: string }) => toasts.push(message) }));
vi.mock('../../api/cart', () => ({ fetchCart: () => new Promise(() => undefined) }));
/** The changes that were sent; each ends when the test says so. */
const changes = vi.hoisted(() => [] as ((outcome: CartOutcome) => void)[]);
vi.mock('./change-cart', () => ({ changeCart: () => new Promise<CartOutcome>((resolve) => void changes.push(resolve)) }));

const product: Product = {
  id: 107,
  categoryId: 1,
  title: 'Coastal Maple',
  slug: 'coastal-maple',
  priceCentsPerSqft: 319,
  ...UNSAID,
  pricePerBoxCents: 7541,
  sqftPerBox: 2364,
  picture: FALLBACK_PICTURE,
  descriptionHtml: '',
};

/** Renders the buttons of a product page with a query string; returns the shopper's location. */
function openProduct({
  boxes,
  hasCoverage,
  shown = product,
  lines = cart,
  ask = () => undefined,
}: {
  boxes: number;
  hasCoverage: boolean;
  shown?: Product;
  lines?: typeof cart;
  ask?: () => void;
}) {
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/products/$slug',
    component: () => (
      <AddToCart product={shown} boxes={boxes} isInstallationChosen={false} hasCoverage={hasCoverage} askForCoverage={ask} />
    ),
  });
  const others = ['/login', '/my-cart'].map((path) => createRoute({ getParentRoute: () => root, path, component: () => <p>{path}</p> }));
  const router = createRouter({
    routeTree: root.addChildren([page, ...others]),
    history: createMemoryHistory({ initialEntries: ['/products/coastal-maple?colour=pale'] }),
  });
  const queryClient = new QueryClient();
  const accountId = sessionStore.accountId();
  if (accountId !== null) queryClient.setQueryData(cartQueries.lines(accountId).queryKey, lines);
  render(
    <QueryClientProvider client={queryClient}>
      {/* The registered router's type is the store's; this one has three of its routes. */}
      <RouterProvider router={router as never} />
    </QueryClientProvider>,
  );
  return router;
}

const cart = [
  { lineId: 1, boxes: 4, isInstallationChosen: false, product: { ...product, id: 107, pricePerBoxCents: 7541, sqftPerBox: 2364 } },
];

const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

const signIn = () => sessionStore.signIn({ authKey: 'k', firstName: 'Elena', lastName: '', fullName: 'Elena' }, 'account-1');

beforeEach(() => {
  toasts.length = 0;
  changes.length = 0;
  sessionStorage.clear();
  sessionStore.signOut();
});
afterEach(cleanup);

test('Coverage is asked for before anything else, also of a visitor', async () => {
  const ask = vi.fn();
  const router = openProduct({ boxes: 0, hasCoverage: false, ask });
  await press(/^Add to Cart/);
  expect(toasts).toEqual(['Please enter sqft']);
  expect(ask).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/products/coastal-maple');
});

test.each(['Add to Cart', 'Buy Now'])('A visitor who presses %s logs in first and comes back to the same page and query', async (name) => {
  const router = openProduct({ boxes: 9, hasCoverage: true });
  await press(name);
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(toasts).toEqual(['Please login first']);
  expect(router.state.location.search).toEqual({ redirect: '/products/coastal-maple?colour=pale' });
});

test('A floor that is in the cart already says so and leads to the cart, which offers the number that was asked for', async () => {
  signIn();
  const router = openProduct({ boxes: 9, hasCoverage: true });
  expect(await screen.findByText(/4 boxes in your cart/)).toBeDefined();
  await press('Add to Cart');
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-cart'));
  expect(toasts).toEqual(['Already in your cart: 4 boxes']);
  expect(askedBoxes.get()).toEqual({ productId: 107, boxes: 9 });
});

test('A press right after hydration, before the page knows who is signed in, waits for that and for the cart', async () => {
  const queryClient = new QueryClient();
  queryClient.setQueryData(cartQueries.lines('account-1').queryKey, cart);
  const root = createRootRoute();
  const routes = ['/login', '/my-cart'].map((path) => createRoute({ getParentRoute: () => root, path }));
  const router = createRouter({ routeTree: root.addChildren(routes), history: createMemoryHistory() });
  await pressRightAfterHydration(
    <QueryClientProvider client={queryClient}>
      <RouterContextProvider router={router as never}>
        <AddToCart product={product} boxes={9} isInstallationChosen={false} hasCoverage askForCoverage={() => undefined} />
      </RouterContextProvider>
    </QueryClientProvider>,
    () => screen.getByRole('button', { name: 'Add to Cart' }),
    signIn,
  );
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-cart'));
  expect(toasts).toEqual(['Already in your cart: 4 boxes']);
});

test('A floor without a price per box cannot be put into a cart, and the way to ask for it is there', async () => {
  openProduct({ boxes: 9, hasCoverage: true, shown: { ...product, pricePerBoxCents: null } });
  expect((await screen.findByRole('link', { name: 'Ask us for the price' })).getAttribute('href')).toBe('/contact-us');
  expect(screen.queryByRole('button', { name: /^Add to Cart/ })).toBeNull();
});

test('While a floor is on its way into the cart no further press counts, of either button; after the reply one does again', async () => {
  signIn();
  const router = openProduct({ boxes: 9, hasCoverage: true, lines: [] });
  const end = (outcome: CartOutcome) => act(async () => changes.at(-1)?.(outcome));
  await press('Add to Cart');
  await waitFor(() => expect(changes).toHaveLength(1));
  await press('Buy Now');
  await press('Add to Cart');
  await end({ kind: 'refused', message: 'Sold out' });
  expect(screen.getByRole('button', { name: 'Add to Cart' }).getAttribute('aria-busy')).toBeNull();
  await press('Buy Now');
  await waitFor(() => expect(changes.length).toBeGreaterThan(1));
  await press('Add to Cart');
  expect(router.state.location.pathname).toBe('/products/coastal-maple');
  await end({ kind: 'saved' });
  await waitFor(() => expect(router.state.location.pathname).toBe('/my-cart'));
  expect(changes).toHaveLength(2);
});

test('Buy Now that the store refuses stays on the floor', async () => {
  signIn();
  const router = openProduct({ boxes: 9, hasCoverage: true, lines: [] });
  await press('Buy Now');
  await waitFor(() => expect(changes).toHaveLength(1));
  await act(async () => changes[0]?.({ kind: 'refused', message: 'Sold out' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Buy Now' }).getAttribute('aria-busy')).toBeNull());
  expect(router.state.location.pathname).toBe('/products/coastal-maple');
});

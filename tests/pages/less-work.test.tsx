// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Card from '../../src/features/catalogue/product-card';
import { closeStore, openStore } from './open-store';
import { PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

// Counts instead of times: they say the same on every machine. Each was seen to fail: by a list as long as the catalogue, groups of
// floors drawn over and over, all floors or the form at once, slices on the way back, a late title, related floors or pictures drawn
// by a press, a second commit, a menu opened within the press.

/** What React's own tools are told after each commit. */
const react = vi.hoisted(() => {
  const counts = { commits: 0, drawn: [] as string[] };
  interface Fiber {
    readonly tag: number;
    readonly type: { readonly name?: string; readonly render?: { readonly name: string } } | null;
    readonly flags: number;
    readonly child: Fiber | null;
    readonly sibling: Fiber | null;
    readonly alternate: Fiber | null;
  }
  const FUNCTIONS = new Set([0, 11, 15]);
  const HAS_WORKED = 1;
  // What was not looked at keeps the children it had.
  function count(next: Fiber, before: Fiber | null): void {
    if (FUNCTIONS.has(next.tag) && (next.flags & HAS_WORKED) !== 0) counts.drawn.push(next.type?.name ?? next.type?.render?.name ?? '');
    if (before !== null && before.child === next.child) return;
    for (let child = next.child; child !== null; child = child.sibling) count(child, child.alternate);
  }
  const hook = {
    supportsFiber: true,
    inject: () => 1,
    checkDCE: () => undefined,
    onCommitFiberUnmount: () => undefined,
    onPostCommitFiberRoot: () => undefined,
    onCommitFiberRoot: (_: number, { current }: { readonly current: Fiber }) => {
      counts.commits += 1;
      count(current, current.alternate);
    },
  };
  Object.assign(globalThis, { __REACT_DEVTOOLS_GLOBAL_HOOK__: hook });
  return counts;
});

let drawnCards = 0;
vi.mock('../../src/features/catalogue/product-card', async (original) => {
  const { ProductCard } = await original<typeof Card>();
  return {
    ProductCard: (props: Card.ProductCardProps) => {
      drawnCards += 1;
      return <ProductCard {...props} />;
    },
  };
});

afterEach(() => {
  closeStore();
  vi.restoreAllMocks();
});

function shopOf(count: number) {
  const server = createShopServer();
  server.data(
    '/beforeauth/getproduct',
    Array.from({ length: count }, (_, index) => ({
      ...PRODUCTS[0],
      product_id: 1_000 + index,
      title: `Floor ${index}`,
      slug: `floor-${index}`,
    })),
  );
  return server;
}

async function openedFromElsewhere(count: number) {
  const { router } = await openStore('/about-us', { server: shopOf(count) });
  await screen.findByRole('heading', { level: 1 });
  drawnCards = 0;
  await act(() => router.navigate({ to: '/products' }));
  await screen.findByText('Floor 47');
  const drawn = { cards: drawnCards, elements: document.querySelectorAll('main li *').length };
  closeStore();
  return drawn;
}

test('Going to a list of 10,000 floors draws as much as going to one of 50', async () => {
  const few = await openedFromElsewhere(50);
  const many = await openedFromElsewhere(10_000);
  expect(few.cards).toBeGreaterThanOrEqual(48);
  expect(many.elements, 'elements in the page').toBe(few.elements);
  // What is drawn in slices may begin anew, so that the number of cards is not the same each time.
  expect(many.cards, 'cards drawn').toBeLessThan(5 * 48);
});

test('Going forward to a list draws six floors first and the others after them; going back draws all at once', async () => {
  const { router } = await openStore('/about-us', { server: shopOf(48) });
  const addedLater = await floorsAddedLater(() => router.navigate({ to: '/products' }));
  expect(addedLater).toBe(42);
  await act(() => router.navigate({ to: '/about-us' }));
  expect(await floorsAddedLater(() => router.history.back())).toBe(0);
});

/** How many floors were put into a list that was on the screen already. */
async function floorsAddedLater(go: () => unknown): Promise<number> {
  const added: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) if (target instanceof HTMLUListElement) added.push(...addedNodes);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await act(async () => void (await go()));
  await screen.findByText('Floor 47');
  observer.disconnect();
  return added.length;
}

test('Choosing boxes draws none of the floors below anew', async () => {
  await openStore('/products/coastal-maple');
  await screen.findByRole('heading', { level: 2, name: 'Related flooring' });
  await waitFor(() => expect(drawnCards).toBeGreaterThan(0));
  drawnCards = 0;
  fireEvent.click(screen.getByRole('button', { name: 'One box more' }));
  fireEvent.click(screen.getByRole('button', { name: 'More coverage' }));
  fireEvent.click(screen.getByRole('radio', { name: '10%' }));
  fireEvent.click(screen.getByRole('checkbox', { name: /Add installation/ }));
  expect(screen.getByLabelText('Boxes')).toHaveProperty('value', '2');
  expect(drawnCards, 'cards drawn').toBe(0);
});

test('Going to a floor draws its title, price and first picture first; the other pictures, the description and the form come after them', async () => {
  const { router } = await openStore('/products', { server: shopOf(48) });
  await screen.findByText('Floor 47');
  const later: Node[] = [];
  const observer = new MutationObserver((records) => {
    for (const { target, addedNodes } of records)
      if (target instanceof Element && target.closest('article') !== null) later.push(...addedNodes);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  await act(() => router.navigate({ to: '/products/$slug', params: { slug: 'coastal-maple' } }));
  const button = await screen.findByRole('button', { name: 'Buy Now' });
  observer.disconnect();
  const cameLater = (element: Element | null | undefined) =>
    later.some((node) => element !== null && element !== undefined && node.contains(element));
  const pictures = [...document.querySelectorAll('article section[aria-label^="Pictures"] li img')];
  expect(pictures.length).toBeGreaterThan(1);
  expect([screen.getByRole('heading', { level: 1 }), screen.getAllByText('$3.19')[0], pictures[0]].map(cameLater)).toEqual([
    false,
    false,
    false,
  ]);
  expect([button, screen.getByLabelText('Boxes'), pictures[1]].map(cameLater)).toEqual([true, true, true]);
});

/** Commits of React, and components drawn in them. */
function workOf(act: () => void): { readonly commits: number; readonly drawn: readonly string[] } {
  Object.assign(react, { commits: 0, drawn: [] });
  act();
  return { ...react };
}

/** The floor's page above its specifications, without its pictures. */
const FORM_COMPONENTS = 37;

test('A press on the floor form is one commit, and draws nothing but the form, the buttons and what stands around them', async () => {
  await openStore('/products/coastal-maple');
  await screen.findByRole('heading', { level: 2, name: 'Related flooring' });
  // What was under way goes with the first.
  fireEvent.click(screen.getByRole('button', { name: 'One box more' }));
  const work = [
    workOf(() => fireEvent.click(screen.getByRole('button', { name: 'One box more' }))),
    workOf(() => fireEvent.click(screen.getByRole('button', { name: 'More coverage' }))),
    workOf(() => fireEvent.click(screen.getByRole('radio', { name: '10%' }))),
    workOf(() => fireEvent.click(screen.getByRole('checkbox', { name: /Add installation/ }))),
    workOf(() => fireEvent.change(screen.getByLabelText('Boxes'), { target: { value: '7' } })),
  ];
  expect(
    work.map(({ commits }) => commits),
    'commits of React for each press',
  ).toEqual([1, 1, 1, 1, 1]);
  for (const { drawn } of work)
    expect(drawn.length, `components drawn by one press: ${drawn.join(' ')}`).toBeLessThanOrEqual(FORM_COMPONENTS);
});

test('The menu of phones answers the press that closes it before the browser looks at all of the page anew', async () => {
  await openStore('/about-us');
  fireEvent.click(await screen.findByRole('button', { name: 'Menu' }));
  const button = await screen.findByRole('button', { name: 'Close menu' });
  await act(async () => {
    button.click();
    expect(document.querySelector('dialog[open]')).not.toBeNull();
  });
  expect(document.querySelector('dialog[open]')).toBeNull();
});

test('A press on the menu is painted before a modal dialog makes the browser look at all of the page anew', async () => {
  await openStore('/about-us');
  const button = await screen.findByRole('button', { name: 'Menu' });
  await act(async () => {
    button.click();
    expect(document.querySelector('dialog[open]')).toBeNull();
  });
  expect(document.querySelector('dialog[open]')).toBe(screen.getByRole('dialog', { name: 'Menu' }));
});

test('Typing an address and choosing a proposal measures nothing of the page', async () => {
  const server = createShopServer();
  server.data('/userauth/getappuseraddress', []);
  await openStore('/my-cart', { server, isSignedIn: true });
  fireEvent.click(await screen.findByRole('radio', { name: 'Delivery' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Add Address' }));
  const street = await screen.findByRole('combobox', { name: 'Address line 1' });
  const measured = vi.spyOn(Element.prototype, 'getBoundingClientRect');
  fireEvent.focus(street);
  fireEvent.change(street, { target: { value: '1420 cor' } });
  const option = await screen.findByRole('option', { name: '1420 Coral Way, Miami, FL 33145', hidden: true });
  fireEvent.keyDown(street, { code: 'ArrowDown' });
  expect(street.getAttribute('aria-activedescendant')).toBe(option.id);
  fireEvent.keyDown(street, { code: 'Enter' });
  await screen.findByDisplayValue('1420 Coral Way');
  expect(measured).not.toHaveBeenCalled();
});

test('A finger on a floor loads its screen once the touch is painted, and once for all that a browser makes of a tap', async () => {
  const { server } = await openStore('/products');
  const asked = () => server.callsTo('/beforeauth/getproductdetails').length;
  const card = await screen.findByRole('link', { name: /Coastal Maple/ });
  const frames: FrameRequestCallback[] = [];
  const untouched = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((frame) => frames.push(frame));
  for (const part of ['pointerEnter', 'touchStart', 'mouseEnter'] as const) fireEvent[part](card);
  await act(async () => undefined);
  expect(asked()).toBe(0);
  expect(frames).toHaveLength(1);
  untouched.mockRestore();
  act(() => frames.forEach((frame) => frame(0)));
  await waitFor(() => expect(asked()).toBe(1));
});

test('A press that closes the cart drawer is painted before the drawer is seen off', async () => {
  await openStore('/about-us', { isSignedIn: true });
  fireEvent.click(await screen.findByRole('button', { name: /^Shopping cart,/ }));
  const button = await screen.findByRole('button', { name: 'Close the cart' });
  const commits = await commitsBeforePaint(() => button.click());
  expect(commits).toBe(0);
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Shopping cart' })).toBeNull());
});

/** What React does at once: the rest of it waits until the browser has had its turn. */
async function commitsBeforePaint(press: () => void): Promise<number> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  react.commits = 0;
  press();
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  const { commits } = react;
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
  return commits;
}

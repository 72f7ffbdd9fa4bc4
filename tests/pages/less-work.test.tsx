// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Card from '../../src/features/catalogue/product-card';
import { closeStore, openStore } from './open-store';
import { PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

// Counts instead of times: they are the same on every machine.

let drawnCards = 0;
vi.mock('../../src/features/catalogue/product-card', async (original) => {
  const { ProductCard, ...rest } = await original<typeof Card>();
  return {
    ...rest,
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
  await screen.findByText('Floor 95');
  // Its code is loaded once, for the first list.
  await screen.findByLabelText('Compare Floor 95');
  const drawn = { cards: drawnCards, elements: document.querySelectorAll('main li *').length };
  closeStore();
  return drawn;
}

test('Going to a list of 10,000 floors draws as much as going to one of 100', async () => {
  const few = await openedFromElsewhere(100);
  const many = await openedFromElsewhere(10_000);
  expect(few.cards).toBeGreaterThanOrEqual(96);
  expect(many).toEqual(few);
});

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

test('A finger on a product loads its data, once for all the events that a browser makes of a tap', async () => {
  const { server } = await openStore('/products');
  const card = await screen.findByRole('link', { name: /Coastal Maple/ });
  for (const part of ['pointerEnter', 'touchStart', 'mouseEnter'] as const) fireEvent[part](card);
  await waitFor(() => expect(server.callsTo('/beforeauth/getproductdetails')).toHaveLength(1));
});

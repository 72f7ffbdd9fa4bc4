// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import type * as Card from '../../src/features/catalogue/product-card';
import { closeStore, openStore } from './open-store';
import { PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

// Counts instead of times: they say the same on every machine.

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

afterEach(closeStore);

function shopOf(count: number) {
  const server = createShopServer();
  server.data('/beforeauth/getproduct', Array.from({ length: count }, (_, index) => ({ ...PRODUCTS[0], product_id: 1_000 + index, title: `Floor ${index}`, slug: `floor-${index}` })));
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
  expect(many.elements).toBe(few.elements);
  // What is drawn in slices may begin anew, so that the number of cards is not the same each time.
  expect(many.cards).toBeLessThan(10 * 48);
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
  expect(drawnCards).toBe(0);
});

import { ordersOf } from './orders';
import { fillCart, payInCart } from './shopper';
import { expect, test } from './store-test';

test.use({ hasWorker: false });

test("The server is killed straight after 'Thank You!' and the order is there when it is back", async ({ page, store }) => {
  await fillCart(page, 'family-20-coastal-maple', 9);
  await payInCart(page, '4242424242424242');
  await expect(page.getByRole('dialog', { name: 'Thank You!' })).toBeVisible();
  await store.kill();
  await store.restart();
  const orders = await ordersOf(page);
  expect(orders.map((order) => order.lines)).toEqual([[expect.objectContaining({ productId: 107, boxes: 9 })]]);
  await page.goto('/my-cart');
  await expect(page.getByText('Your cart is empty')).toBeVisible();
});

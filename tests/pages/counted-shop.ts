import { CART, DETAILS, PRODUCTS, SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';

/** Boxes on hand as they travel. */
export const counted = (boxes: number | null, backOn: string | null = null) => ({
  boxes_on_hand: boxes,
  as_of: '2026-11-26',
  back_on: backOn,
});

/** A shop whose floor 107 has these boxes on hand. */
export function shopWithBoxes(stock: unknown, settings: Readonly<Record<string, unknown>> = {}) {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, ...settings });
  server.reply('/beforeauth/getproductdetails', () => ({
    status: 1,
    message: '',
    ...DETAILS,
    product: { ...(DETAILS['product'] as object), stock },
  }));
  server.data(
    '/userauth/getusercarts',
    CART.map((line) => ({ ...line, product: { ...(line['product'] as object), stock } })),
  );
  server.data(
    '/beforeauth/getproduct',
    PRODUCTS.map((product) => ({ ...product, ...(product['product_id'] === 107 ? { stock } : {}) })),
  );
  return server;
}

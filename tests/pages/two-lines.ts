import { CART } from './sample-shop';
import { createShopServer, type ShopServer } from './shop-server';

/** A back end whose cart holds two floors, and remembers which of them was deleted. */
export function shopWithTwoLines(): ShopServer {
  const server = createShopServer();
  const second = CART.map((line) => ({
    ...line,
    user_carts_id: 12,
    product_id: 108,
    product: { ...(line['product'] as object), product_id: 108, title: 'Second floor', slug: 'second-floor' },
  }));
  let lines: readonly Readonly<Record<string, unknown>>[] = [...CART, ...second];
  server.reply('/userauth/getusercarts', () => ({ status: 1, message: '', data: lines }));
  server.reply('/userauth/deleteusercarts', (fields) => {
    lines = lines.filter((line) => String(line['user_carts_id']) !== fields['user_carts_id']);
    return { status: 1, message: '', data: null };
  });
  return server;
}

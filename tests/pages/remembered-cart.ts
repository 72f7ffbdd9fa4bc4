import { CART, PRODUCTS } from './sample-shop';
import type { ShopServer } from './shop-server';

/** Makes the server remember what is written to the cart: boxes by product number. Begins with `boxes`. */
export function rememberCart(server: ShopServer, boxes: Readonly<Record<number, number>>): Map<number, number> {
  const kept = new Map(Object.entries(boxes).map(([id, count]) => [Number(id), count]));
  const lineNumber = (productId: number): number => productId * 10;
  const lines = () =>
    [...kept].map(([productId, quantity]) => ({
      ...CART[0],
      user_carts_id: lineNumber(productId),
      product_id: productId,
      quantity,
      product: PRODUCTS.find((product) => product['product_id'] === productId),
    }));
  server.reply('/userauth/getusercarts', () => ({ status: 1, message: '', data: lines() }));
  server.reply('/userauth/addeditusercarts', (fields) => {
    kept.set(Number(fields['Usercarts[product_id]']), Number(fields['Usercarts[quantity]']));
    return { status: 1, message: '', data: null };
  });
  server.reply('/userauth/deleteusercarts', (fields) => {
    kept.delete(Number(fields['user_carts_id']) / 10);
    return { status: 1, message: '', data: null };
  });
  return kept;
}

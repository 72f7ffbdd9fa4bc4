import type { CartLine } from '../../domain/cart';
import { readSignedText } from '../../domain/quote/signed-quote';
import { cartChanges } from '../../offline/cart';
import { cartQuote } from '../../offline/cart-quote';
import { shownLines } from './use-cart';

/** An order has used up the quote once the cart and the waiting changes contain none of its floors. */
export async function settleCartQuote(accountId: string, serverLines: readonly CartLine[]): Promise<void> {
  const signed = cartQuote.of(accountId);
  const quoted = signed === null ? null : readSignedText(signed.text);
  if (quoted === null) return;
  // From the device: this page may not have read them yet.
  const lines = shownLines(serverLines, await cartChanges.read(accountId));
  const isInCart = (productId: number): boolean => lines.some(({ product }) => product.id === productId);
  if (!quoted.lines.some(({ productId }) => isInCart(productId))) cartQuote.clear(accountId);
}

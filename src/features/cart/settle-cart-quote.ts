import type { CartLine } from '../../domain/cart';
import { readPromise } from '../../domain/quote/quote-promise';
import { cartQuote } from '../../offline/cart-quote';
import { outbox } from '../../offline/outbox/outbox';
import { shownLines } from './shown-lines';

/** Deletes the quote of an account's cart once the cart and the waiting changes contain none of its floors: an order has used it up. */
export function settleCartQuote(accountId: string, serverLines: readonly CartLine[]): void {
  const signed = cartQuote.of(accountId);
  const quoted = signed === null ? null : readPromise(signed.promise);
  // Unknown changes may contain its floors: the cart page settles it later.
  if (quoted === null || outbox.accountId() !== accountId) return;
  const lines = shownLines(serverLines, outbox.entries());
  const isInCart = (productId: number): boolean => lines.some(({ product }) => product.id === productId);
  if (!quoted.lines.some(({ productId }) => isInCart(productId))) cartQuote.clear();
}

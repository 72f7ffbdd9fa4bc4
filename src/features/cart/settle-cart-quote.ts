import type { CartLine } from '../../domain/cart';
import { readPromise } from '../../domain/quote/quote-promise';
import { cartQuote } from '../../offline/cart-quote';
import { outbox } from '../../offline/outbox/outbox';
import { shownLines } from './shown-lines';

/** Forgets the quote in an account's cart once none of its floors is in it, waiting changes included: an order has used it up. */
export function settleCartQuote(accountId: string, serverLines: readonly CartLine[]): void {
  const signed = cartQuote.of(accountId);
  const quoted = signed === null ? null : readPromise(signed.promise);
  // Unknown changes may hold its floors: the cart's page settles it then.
  if (quoted === null || outbox.accountId() !== accountId) return;
  const lines = shownLines(serverLines, outbox.entries());
  const isInCart = (productId: number): boolean => lines.some(({ product }) => product.id === productId);
  if (!quoted.lines.some(({ productId }) => isInCart(productId))) cartQuote.clear();
}

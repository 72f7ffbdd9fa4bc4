import { useQuery } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { AWAY_MS } from '../../domain/network-away';
import type { ProjectedLine } from '../../domain/cart';
import type { QuoteLine } from '../../domain/quote/quote';
import { quoteNumberText } from '../../domain/quote/quote-number';
import { readSignedText, type SignedQuote } from '../../domain/quote/signed-quote';
import { cartQuote } from '../../offline/cart-quote';
import { useIsLate } from '../../ui/use-now';
import { cartQueries } from '../cart/queries';
import { useAreChangesRead } from '../cart/use-cart';
import { useAccountId } from '../session/session-store';
import { standingWords, useQuoteStanding } from '../site/quote-standing';
import { boxCents } from './purchase-bill';
import { myCartTexts } from './my-cart.texts';

export interface QuotedPrices {
  /** Empty when today's prices apply. */
  readonly lines: readonly QuoteLine[];
  readonly isLower: boolean;
  /** Null when today's prices apply. */
  readonly signed: SignedQuote | null;
  /** The shop's reply may lower the bill. False once the wait is longer than a working network needs. */
  readonly isAsking: boolean;
  /** For the shopper before paying; null without a quote. */
  readonly words: string | null;
}

const TODAYS: QuotedPrices = { lines: [], isLower: false, signed: null, isAsking: false, words: null };

/** Only once the shop has confirmed that it keeps them. */
export function useQuotedPrices(lines: readonly ProjectedLine[]): QuotedPrices {
  const accountId = useAccountId();
  const signed = useCartQuote();
  const standing = useQuoteStanding(signed);
  const isLate = useIsLate(AWAY_MS);
  const prices = signed === null ? null : readSignedText(signed.text);

  const given = standing.kind === 'kept' ? standing.signature : null;
  useEffect(() => {
    // Today's prices may rise, and the shop would then not sign again.
    if (accountId !== null && signed !== null && given !== null && given !== signed.signature)
      cartQuote.put(accountId, { ...signed, signature: given });
  }, [accountId, signed, given]);

  const { isSuccess, fetchStatus } = useQuery(cartQueries.lines(accountId));
  const areChangesRead = useAreChangesRead();
  // A saved copy of the cart may be older than the quote, and unread changes may contain its floors.
  const isGone =
    areChangesRead &&
    isSuccess &&
    fetchStatus === 'idle' &&
    prices !== null &&
    !prices.lines.some(({ productId }) => boxesOf(productId, lines) > 0);
  useEffect(() => {
    if (isGone) cartQuote.clear(accountId);
  }, [isGone, accountId]);

  if (signed === null || prices === null || standing.kind === 'none') return TODAYS;
  const mayLower = lines.some((line) => boxCents(line, prices.lines) !== line.product.pricePerBoxCents);
  const told = standing.kind === 'unknown' ? { ...standing, isAsking: standing.isAsking && !isLate } : standing;
  const words = myCartTexts.quote(quoteNumberText(prices.number), standingWords(told, prices.validUntil));
  if (standing.kind !== 'kept') return { ...TODAYS, isAsking: told.kind === 'unknown' && told.isAsking && mayLower, words };
  const isFewer = prices.lines.some(({ productId, boxes }) => boxesOf(productId, lines) < boxes);
  return {
    lines: prices.lines,
    isLower: mayLower,
    signed: { ...signed, signature: standing.signature },
    isAsking: false,
    words: isFewer ? `${words} ${myCartTexts.fewerBoxes}` : words,
  };
}

function boxesOf(productId: number, lines: readonly ProjectedLine[]): number {
  return lines.find(({ product }) => product.id === productId)?.boxes ?? 0;
}

function useCartQuote(): SignedQuote | null {
  const accountId = useAccountId();
  return useSyncExternalStore(
    cartQuote.subscribe,
    () => cartQuote.of(accountId),
    () => null,
  );
}

import { isSellable } from '../../src/domain/cart';
import { dayText, earliestDay, latestDay } from '../../src/domain/day-number';
import { MAX_SHOP_VALID_DAYS, type QuoteLine } from '../../src/domain/quote/quote';
import type { QuotePrices } from '../../src/domain/quote/signed-quote';
import type { Settings } from '../../src/domain/settings';
import { paymentRefusalsTexts } from './payment-refusals.texts';

/** Words for the shopper; null when the shop may keep its prices. `now` in milliseconds since 1970. */
export function validityProblem(prices: QuotePrices, settings: Pick<Settings, 'keepsQuotedPrices'>, now: number): string | null {
  const { madeOn, validUntil } = prices;
  if (!settings.keepsQuotedPrices) return paymentRefusalsTexts.pricesOfDay;
  if (validUntil < earliestDay(now)) return paymentRefusalsTexts.quoteExpired(dayText(validUntil));
  if (madeOn > latestDay(now)) {
    return paymentRefusalsTexts.quoteAhead(dayText(madeOn));
  }
  // Signed quotes too: whoever has the key can sign for a year at most.
  return lengthProblem(prices, MAX_SHOP_VALID_DAYS);
}

/** Null when the time is short enough. */
export function lengthProblem({ madeOn, validUntil }: Pick<QuotePrices, 'madeOn' | 'validUntil'>, mostDays: number): string | null {
  return validUntil - madeOn > mostDays ? paymentRefusalsTexts.quoteTooLong(mostDays) : null;
}

/** Words for the shopper; null when each line has today's price. `prices` by product id, without withdrawn products. */
export function pricesProblem(
  lines: readonly QuoteLine[],
  prices: ReadonlyMap<number, { readonly pricePerBoxCents: number; readonly sqftPerBox: number }>,
): string | null {
  for (const { productId, pricePerBoxCents, sqftPerBox } of lines) {
    const price = prices.get(productId);
    if (price === undefined || !isSellable(price)) return paymentRefusalsTexts.floorNotSold;
    if (price.pricePerBoxCents !== pricePerBoxCents || price.sqftPerBox !== sqftPerBox) {
      return paymentRefusalsTexts.pricesChanged;
    }
  }
  return null;
}

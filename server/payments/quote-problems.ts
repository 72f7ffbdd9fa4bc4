import { isSellable } from '../../src/domain/cart';
import { dayText, earliestDay, latestDay } from '../../src/domain/day-number';
import { MAX_SHOP_VALID_DAYS, type QuoteLine } from '../../src/domain/quote/quote';
import type { QuotePrices } from '../../src/domain/quote/signed-quote';
import type { Settings } from '../../src/domain/settings';

/** Words for the shopper; null when the shop may keep its prices. `now` in milliseconds since 1970. */
export function validityProblem(prices: QuotePrices, settings: Pick<Settings, 'keepsQuotedPrices'>, now: number): string | null {
  const { madeOn, validUntil } = prices;
  if (!settings.keepsQuotedPrices) return 'This shop sells at the prices of the day.';
  if (validUntil < earliestDay(now)) return `This quote expired on ${dayText(validUntil)}. Ask the shop for a new one.`;
  if (madeOn > latestDay(now)) {
    return `This quote is dated ${dayText(madeOn)}, which is still to come. Set the date of the device that made it and save the quote again.`;
  }
  // Signed quotes too: whoever has the key can sign for a year at most.
  return lengthProblem(prices, MAX_SHOP_VALID_DAYS);
}

/** Null when the time is short enough. */
export function lengthProblem({ madeOn, validUntil }: Pick<QuotePrices, 'madeOn' | 'validUntil'>, mostDays: number): string | null {
  return validUntil - madeOn > mostDays ? `A quote holds ${mostDays} days at most. Save it again to have its prices confirmed.` : null;
}

/** Words for the shopper; null when each line has today's price. `prices` by product id, without withdrawn products. */
export function pricesProblem(
  lines: readonly QuoteLine[],
  prices: ReadonlyMap<number, { readonly pricePerBoxCents: number; readonly sqftPerBox: number }>,
): string | null {
  for (const { productId, pricePerBoxCents, sqftPerBox } of lines) {
    const price = prices.get(productId);
    if (price === undefined || !isSellable(price))
      return 'One floor of this quote is not sold at the moment. Ask the shop for a new quote.';
    if (price.pricePerBoxCents !== pricePerBoxCents || price.sqftPerBox !== sqftPerBox) {
      return 'Prices changed before the shop could confirm this quote. Ask it for a new one.';
    }
  }
  return null;
}

import { createHmac } from 'node:crypto';
import { dayText } from '../../src/domain/day-number';
import { isSellable } from '../../src/domain/cart';
import { earliestDay, latestDay, readPromise, type QuotePromise, type SignedPromise } from '../../src/domain/quote/quote-promise';
import { SIGNATURE_BYTES } from '../../src/domain/quote/quote-envelope';
import type { Settings } from '../../src/domain/settings';
import type { Database } from '../db/database';
import { readPricesOf } from '../repositories/billable-lines';
import { findOrderOfQuote } from '../repositories/orders';
import { readQuoteKey } from '../repositories/server-secrets';
import { readSettings } from '../repositories/settings';
import { newSecret } from '../security/secrets';
import { isSameText } from '../security/xsrf-tokens';

/** What the shop says of a quote. `words` say why today's prices count. */
export type QuoteVerdict =
  | { readonly kind: 'kept'; readonly promise: QuotePromise; readonly signature: string }
  | { readonly kind: 'refused'; readonly words: string };

const refused = (words: string): QuoteVerdict => ({ kind: 'refused', words });

/**
 * Whether the shop keeps what a signed quote promises, at an instant (milliseconds since 1970). Setting, days and orders are looked up anew:
 * a signature alone is never enough. Nothing that the caller says of a price is believed without it.
 */
export async function judgeQuote(db: Database, { promise: text, signature }: SignedPromise, now: number): Promise<QuoteVerdict> {
  const promise = readPromise(text);
  if (promise === null) return refused('This quote cannot be read. Ask the shop to send it again.');
  const settings = await readSettings(db);
  const problem = problemOf(promise, settings, now);
  if (problem !== null) return refused(problem);
  const own = await signatureOf(db, text);
  if (!isSameText(own, signature)) return refused('The shop has not confirmed the prices of this quote. Ask it for a new quote.');
  const order = await findOrderOfQuote(db, own);
  if (order !== null) return refused(`This quote was used in order ${order}. Ask the shop for a new quote.`);
  return { kind: 'kept', promise, signature: own };
}

/** Signs a quote whose every price is the shop's own at this moment; one that is signed is judged anew. No caller can have a price of its own signed. */
export async function signPromise(db: Database, signed: SignedPromise, now: number): Promise<QuoteVerdict> {
  const promise = readPromise(signed.promise);
  if (promise === null) return refused('This quote cannot be read. Ask the shop to send it again.');
  const own = await signatureOf(db, signed.promise);
  if (isSameText(own, signed.signature)) return judgeQuote(db, signed, now);
  const settings = await readSettings(db);
  const problem = problemOf(promise, settings, now) ?? lengthProblem(promise, settings) ?? (await priceProblem(db, promise));
  return problem === null ? judgeQuote(db, { ...signed, signature: own }, now) : refused(problem);
}

function problemOf({ madeOn, validUntil }: QuotePromise, settings: Pick<Settings, 'keepsQuotedPrices'>, now: number): string | null {
  if (!settings.keepsQuotedPrices) return 'This shop sells at the prices of the day.';
  if (validUntil < earliestDay(now)) return `This quote expired on ${dayText(validUntil)}. Ask the shop for a new one.`;
  if (madeOn > latestDay(now)) {
    return `This quote is dated ${dayText(madeOn)}, which is still to come. Set the date of the device that made it and save the quote again.`;
  }
  return null;
}

/** A device that was told a longer time, or made it up, does not stretch it. */
function lengthProblem({ madeOn, validUntil }: QuotePromise, { quoteValidDays }: Pick<Settings, 'quoteValidDays'>): string | null {
  const isLonger = validUntil - madeOn > quoteValidDays;
  return isLonger ? `A quote holds ${quoteValidDays} days at most. Save it again to have its prices confirmed.` : null;
}

async function priceProblem(db: Database, { lines }: QuotePromise): Promise<string | null> {
  const prices = await readPricesOf(
    db,
    lines.map(({ productId }) => productId),
  );
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

async function signatureOf(db: Database, promise: string): Promise<string> {
  const key = await readQuoteKey(db, newSecret());
  return createHmac('sha256', key).update(`quote 1 ${promise}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
}

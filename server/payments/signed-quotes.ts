import { createHmac } from 'node:crypto';
import { readSignedText, type QuotePrices, type SignedQuote } from '../../src/domain/quote/signed-quote';
import { SIGNATURE_BYTES } from '../../src/domain/quote/quote-envelope';
import type { Settings } from '../../src/domain/settings';
import { plainHost } from '../../src/domain/shop-host';
import type { Database } from '../db/database';
import { readPricesOf } from '../repositories/billable-lines';
import { findOrderOfQuote } from '../repositories/quote-uses';
import { readQuoteKey } from '../repositories/server-secrets';
import { readSettings } from '../repositories/settings';
import { newSecret } from '../security/secrets';
import { isSameText } from '../security/xsrf-tokens';
import { lengthProblem, pricesProblem, validityProblem } from './quote-problems';
import { paymentRefusalsTexts } from './payment-refusals.texts';

/** `words` say why today's prices apply. */
export type QuoteVerdict =
  | { readonly kind: 'kept'; readonly prices: QuotePrices; readonly signature: string }
  | { readonly kind: 'refused'; readonly words: string };

export interface QuoteContext {
  readonly db: Database;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** `signingHost`. */
  readonly signsAs: string;
}

interface ReadQuote {
  readonly kind: 'read';
  readonly prices: QuotePrices;
  readonly settings: Settings;
  /** The shop's own signature. */
  readonly own: string;
  readonly isSigned: boolean;
}

type Refused = Extract<QuoteVerdict, { kind: 'refused' }>;

const refused = (words: string): Refused => ({ kind: 'refused', words });

/** Part of the signed text: a store on a restored backup has other signatures. '' without PUBLIC_URL. */
export function signingHost(publicUrl: string | null): string {
  return publicUrl === null ? '' : plainHost(new URL(publicUrl).host);
}

/** Setting, days and orders are checked each time. Without the shop's signature no price of the caller is trusted. */
export async function judgeQuote(context: QuoteContext, signed: SignedQuote, userId: number): Promise<QuoteVerdict> {
  const quote = await readQuote(context, signed);
  if (quote.kind === 'refused') return quote;
  if (!quote.isSigned) return refused(paymentRefusalsTexts.notConfirmed);
  return unlessUsed(context.db, quote, userId);
}

/** Signs current prices only, and nothing in a rehearsal. A signed quote is judged again. */
export async function confirmQuote(context: QuoteContext & { readonly isRehearsal: boolean }, signed: SignedQuote): Promise<QuoteVerdict> {
  const quote = await readQuote(context, signed);
  if (quote.kind === 'refused') return quote;
  if (!quote.isSigned) {
    if (context.isRehearsal) return refused(paymentRefusalsTexts.rehearsal);
    const problem = lengthProblem(quote.prices, quote.settings.quoteValidDays) ?? (await priceProblem(context.db, quote.prices));
    if (problem !== null) return refused(problem);
  }
  return unlessUsed(context.db, quote, null);
}

/** Names the order only to the shopper who placed it. */
export function usedQuoteWords(order: { readonly orderNumber: string; readonly userId: number }, userId: number | null): string {
  return order.userId === userId ? paymentRefusalsTexts.quoteUsedIn(order.orderNumber) : paymentRefusalsTexts.quoteUsed;
}

async function readQuote({ db, now, signsAs }: QuoteContext, { text, signature }: SignedQuote): Promise<ReadQuote | Refused> {
  const prices = readSignedText(text);
  if (prices === null) return refused(paymentRefusalsTexts.quoteUnread);
  const settings = await readSettings(db);
  const problem = validityProblem(prices, settings, now());
  if (problem !== null) return refused(problem);
  const key = await readQuoteKey(db, newSecret());
  const own = createHmac('sha256', key).update(`quote 1 ${signsAs} ${text}`).digest().subarray(0, SIGNATURE_BYTES).toString('base64url');
  return { kind: 'read', prices, settings, own, isSigned: isSameText(own, signature) };
}

async function unlessUsed(db: Database, { prices, own }: ReadQuote, userId: number | null): Promise<QuoteVerdict> {
  const order = await findOrderOfQuote(db, own);
  return order === null ? { kind: 'kept', prices, signature: own } : refused(usedQuoteWords(order, userId));
}

async function priceProblem(db: Database, { lines }: QuotePrices): Promise<string | null> {
  const ids = lines.map(({ productId }) => productId);
  return pricesProblem(lines, await readPricesOf(db, ids));
}

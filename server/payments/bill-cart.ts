import { changedFigures } from '../../src/contract/changed-figures';
import type { LocationSource } from '../../src/domain/address';
import { bill, type Bill, type BillLine } from '../../src/domain/bill';
import { cardLimitProblem } from '../../src/domain/card-payment-limits';
import { MAX_BOXES, MIN_BOXES } from '../../src/domain/coverage';
import { formatUsd, type Cents } from '../../src/domain/money';
import { formatCount } from '../../src/domain/number-text';
import type { CheckoutChoice } from '../../src/domain/order';
import { coveringLine, quotedCents, type QuotePrices } from '../../src/domain/quote/signed-quote';
import { quoteNumberText } from '../../src/domain/quote/quote-number';
import { deliveryCents, milesFromMetres, quoteShipping, type DeliveryBand } from '../../src/domain/delivery-price';
import { Refusal } from '../http/problems';
import type { BillableLine } from '../repositories/billable-lines';
import type { SnapshotContent, SnapshotLine } from '../repositories/snapshot-content';
import { paymentRefusalsTexts } from './payment-refusals.texts';

/** What a bill needs besides the cart, from our own data. */
export interface CheckoutTerms {
  readonly choice: CheckoutChoice;
  readonly taxPercentHundredths: number;
  readonly installationCentsPerSqft: Cents;
  readonly promoPercentHundredths: number;
  /** Null when the code applies, and without a code. */
  readonly promoProblem: string | null;
  /** Null when none is kept. */
  readonly quote: { readonly prices: QuotePrices; readonly signature: string } | null;
  /** Null when the quote applies, and without a quote. */
  readonly quoteProblem: string | null;
  readonly refusesBeyondStock: boolean;
  readonly addressText: string | null;
  /** Null for pickup and when no route is known. */
  readonly distanceMetres: number | null;
  readonly locatedBy: LocationSource | null;
  readonly bands: readonly DeliveryBand[];
}

/** Leaves out withdrawn products, as the shopper's cart does. Throws Refusal. */
export function billCart(cart: readonly BillableLine[], terms: CheckoutTerms): Omit<SnapshotContent, 'phone' | 'language'> {
  const sold = cart.flatMap(soldLine);
  const quoted = terms.quote?.prices.lines ?? [];
  const lines = sold.map((line) => ({ ...line, pricePerBoxCents: quotedCents(line, quoted) }));
  // Also when it lowers no price today: a quote is used once, whatever prices do later.
  const isUsed = sold.some((line) => coveringLine(line, quoted) !== undefined);
  if (lines.length === 0) throw new Refusal(paymentRefusalsTexts.emptyCart);
  const billed = lines.map((line): BillLine => ({
    boxes: line.boxes,
    pricePerBoxCents: line.pricePerBoxCents,
    sqftPerBox: line.sqftPerBox,
  }));
  const boxes = billed.reduce((sum, line) => sum + line.boxes, 0);
  const isDelivery = terms.choice.fulfilment === 'Delivery';
  const quote = isDelivery ? quoteShipping(terms.distanceMetres, boxes, terms.bands) : null;
  const figures = bill({
    lines: billed,
    taxPercentHundredths: terms.taxPercentHundredths,
    installationCentsPerSqft: terms.installationCentsPerSqft,
    isInstallationChosen: terms.choice.isInstallationChosen,
    promoPercentHundredths: terms.promoPercentHundredths,
    shippingCents: deliveryCents(quote) ?? 0,
  });
  const band = quote === null || quote.kind === 'call-us' ? null : { minMile: quote.band.minMile, maxMile: quote.band.maxMile };
  const miles = isDelivery && terms.distanceMetres !== null ? milesFromMetres(terms.distanceMetres) : null;
  return {
    bill: figures,
    choice: terms.choice,
    addressText: terms.addressText,
    miles,
    locatedBy: miles === null ? null : terms.locatedBy,
    band,
    quote: terms.quote !== null && isUsed ? { number: quoteNumberText(terms.quote.prices.number), signature: terms.quote.signature } : null,
    holdsBoxes: terms.refusesBeyondStock,
    lines,
  };
}

function soldLine({ productId, title, boxes, isActive, pricePerBoxCents, sqftPerBox }: BillableLine): readonly SnapshotLine[] {
  const isSold = isActive && pricePerBoxCents !== null && pricePerBoxCents > 0 && sqftPerBox !== null && sqftPerBox > 0;
  if (!isSold) return [];
  if (!Number.isInteger(boxes) || boxes < MIN_BOXES || boxes > MAX_BOXES) {
    throw new Refusal(paymentRefusalsTexts.wholeBoxes(MIN_BOXES, formatCount(MAX_BOXES), title));
  }
  return [{ productId, title, boxes, pricePerBoxCents, sqftPerBox }];
}

/** Throws Refusal with the current figures when the total differs from the shown one. */
export function refuseDifference(
  figures: Bill,
  shownCents: Cents,
  { promoProblem, quoteProblem }: Pick<CheckoutTerms, 'promoProblem' | 'quoteProblem'>,
): void {
  const now = formatUsd(figures.totalCents);
  if (quoteProblem !== null) throw new Refusal(paymentRefusalsTexts.todaysTotal(quoteProblem, now), changedFigures.encode(figures));
  if (promoProblem !== null) throw new Refusal(paymentRefusalsTexts.totalWithout(promoProblem, now), changedFigures.encode(figures));
  const limit = cardLimitProblem(figures.totalCents);
  if (limit !== null) throw new Refusal(limit, changedFigures.encode(figures));
  if (figures.totalCents === shownCents) return;
  throw new Refusal(paymentRefusalsTexts.totalChanged(now, formatUsd(shownCents)), changedFigures.encode(figures));
}

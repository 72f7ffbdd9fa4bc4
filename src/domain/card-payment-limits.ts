import { formatUsd, type Cents } from './money';

/** Of one payment: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_TOTAL_CENTS: Cents = 50;
const MAX_TOTAL_CENTS: Cents = 99_999_999;

/** Null when the total can be paid by card. */
export function cardLimitProblem(totalCents: Cents): string | null {
  if (totalCents < MIN_TOTAL_CENTS)
    return `A card payment must be at least ${formatUsd(MIN_TOTAL_CENTS)}, and this comes to ${formatUsd(totalCents)}. Please add to your cart, or call us.`;
  return totalCents > MAX_TOTAL_CENTS ? 'This order is too large for one card payment. Please call us.' : null;
}

import { formatUsd, type Cents } from './money';
import { cardPaymentLimitsTexts } from './card-payment-limits.texts';

/** Of one payment: https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts */
const MIN_TOTAL_CENTS: Cents = 50;
const MAX_TOTAL_CENTS: Cents = 99_999_999;

/** Null when the total can be paid by card. */
export function cardLimitProblem(totalCents: Cents): string | null {
  if (totalCents < MIN_TOTAL_CENTS) return cardPaymentLimitsTexts.tooSmall(formatUsd(MIN_TOTAL_CENTS), formatUsd(totalCents));
  return totalCents > MAX_TOTAL_CENTS ? cardPaymentLimitsTexts.tooLarge : null;
}

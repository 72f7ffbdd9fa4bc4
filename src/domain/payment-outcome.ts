import { formatUsd, type Cents } from './money';
import type { PaymentOutcome } from './order';
import { paymentOutcomeTexts } from './payment-outcome.texts';

/** Short marks for lists. */
export function paymentMarks({ isDemo, refundedCents, dispute }: PaymentOutcome, totalCents: Cents): readonly string[] {
  return [
    ...(isDemo ? [paymentOutcomeTexts.demo] : []),
    ...(refundedCents <= 0
      ? []
      : [refundedCents >= totalCents ? paymentOutcomeTexts.refunded : paymentOutcomeTexts.partRefunded(formatUsd(refundedCents))]),
    ...(dispute === null ? [] : [paymentOutcomeTexts.marks[dispute]]),
  ];
}

/** Sentences for the receipt. */
export function paymentSentences({ isDemo, refundedCents, dispute }: PaymentOutcome, totalCents: Cents): readonly string[] {
  const refund =
    refundedCents >= totalCents
      ? paymentOutcomeTexts.refundedInFull(formatUsd(refundedCents))
      : paymentOutcomeTexts.partWasRefunded(formatUsd(refundedCents));
  return [
    ...(isDemo ? [paymentOutcomeTexts.demoOrder] : []),
    ...(refundedCents > 0 ? [refund] : []),
    ...(dispute === null ? [] : [paymentOutcomeTexts.disputes[dispute]]),
  ];
}

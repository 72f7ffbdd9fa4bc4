import { formatUsd, type Cents } from './money';
import type { DisputeState, PaymentOutcome } from './order';

const DISPUTE_MARKS: Readonly<Record<DisputeState, string>> = {
  open: 'Disputed',
  won: 'Dispute closed',
  lost: 'Dispute lost',
};

const DISPUTE_SENTENCES: Readonly<Record<DisputeState, string>> = {
  open: 'The bank of the card is looking into this payment.',
  won: 'The bank of the card looked into this payment, and it stands.',
  lost: 'The bank of the card took this payment back.',
};

/** Short marks for lists. */
export function paymentMarks({ isDemo, refundedCents, dispute }: PaymentOutcome, totalCents: Cents): readonly string[] {
  return [
    ...(isDemo ? ['Demo'] : []),
    ...(refundedCents <= 0 ? [] : [refundedCents >= totalCents ? 'Refunded' : `${formatUsd(refundedCents)} refunded`]),
    ...(dispute === null ? [] : [DISPUTE_MARKS[dispute]]),
  ];
}

/** Sentences for the receipt. */
export function paymentSentences({ isDemo, refundedCents, dispute }: PaymentOutcome, totalCents: Cents): readonly string[] {
  const refund =
    refundedCents >= totalCents
      ? `Refunded in full: ${formatUsd(refundedCents)} went back to the card.`
      : `${formatUsd(refundedCents)} of it was refunded to the card.`;
  return [
    ...(isDemo ? [DEMO_ORDER] : []),
    ...(refundedCents > 0 ? [refund] : []),
    ...(dispute === null ? [] : [DISPUTE_SENTENCES[dispute]]),
  ];
}

export const DEMO_ORDER = 'This is a demo order: no money was taken for it.';

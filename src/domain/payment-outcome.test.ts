import { expect, it } from 'vitest';
import { paymentMarks, paymentSentences } from './payment-outcome';
import type { PaymentOutcome } from './order';

const OUTCOME: PaymentOutcome = { isDemo: false, refundedCents: 0, dispute: null };
const TOTAL_CENTS = 72_620;
const FULL = 'Refunded in full: $726.20 went back to the card.';

it.each<[Partial<PaymentOutcome>, readonly string[], readonly string[]]>([
  [{}, [], []],
  [{ isDemo: true }, ['Demo'], ['This is a demo order: no money was taken for it.']],
  [{ refundedCents: 1 }, ['$0.01 refunded'], ['$0.01 of it was refunded to the card.']],
  [{ refundedCents: TOTAL_CENTS - 1 }, ['$726.19 refunded'], ['$726.19 of it was refunded to the card.']],
  [{ refundedCents: TOTAL_CENTS }, ['Refunded'], [FULL]],
  [{ refundedCents: TOTAL_CENTS + 1 }, ['Refunded'], ['Refunded in full: $726.21 went back to the card.']],
  [{ dispute: 'open' }, ['Disputed'], ['The bank of the card is looking into this payment.']],
  [{ dispute: 'won' }, ['Dispute closed'], ['The bank of the card looked into this payment, and it stands.']],
  [{ dispute: 'lost' }, ['Dispute lost'], ['The bank of the card took this payment back.']],
  [
    { isDemo: true, refundedCents: TOTAL_CENTS, dispute: 'open' },
    ['Demo', 'Refunded', 'Disputed'],
    ['This is a demo order: no money was taken for it.', FULL, 'The bank of the card is looking into this payment.'],
  ],
])('What became of a payment, %j, is told as %j in lists and in sentences on the receipt', (outcome, marks, sentences) => {
  expect(paymentMarks({ ...OUTCOME, ...outcome }, TOTAL_CENTS)).toEqual(marks);
  expect(paymentSentences({ ...OUTCOME, ...outcome }, TOTAL_CENTS)).toEqual(sentences);
});

it('An order of nothing that was not paid back is not called refunded', () => {
  expect(paymentMarks(OUTCOME, 0)).toEqual([]);
  expect(paymentSentences(OUTCOME, 0)).toEqual([]);
});

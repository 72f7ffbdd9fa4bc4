import { describe, expect, test } from 'vitest';
import { outcomeOfChanges, type ObjectState } from './payment-changes';

const charge = (amountCents: number, asOf = 10): ObjectState => ({ kind: 'charge', amountCents, status: 'succeeded', asOf });
const refund = (amountCents: number, status = 'succeeded', asOf = 10): ObjectState => ({ kind: 'refund', amountCents, status, asOf });
const dispute = (status: string): ObjectState => ({ kind: 'dispute', amountCents: 72_620, status, asOf: 10 });
const refunded = (...changes: ObjectState[]): number => outcomeOfChanges(changes).refundedCents;
const disputed = (...statuses: string[]) => outcomeOfChanges(statuses.map(dispute)).dispute;

describe('What a payment’s events say was refunded', () => {
  test('is nothing without an event, and a dispute refunds nothing', () => {
    expect(outcomeOfChanges([])).toEqual({ refundedCents: 0, dispute: null });
    expect(refunded(dispute('needs_response'))).toBe(0);
  });

  test('is the sum of the refunds, those under way too, without those that moved no money', () => {
    expect(refunded(refund(2_000), refund(3_000, 'pending'), refund(5_000, 'requires_action'))).toBe(10_000);
    expect(refunded(refund(2_000), refund(5_000, 'failed'), refund(700, 'canceled'))).toBe(2_000);
  });

  test('is what the charge says where it says more than the refunds that were told, and never less', () => {
    expect([refunded(charge(7_000)), refunded(charge(7_000), refund(2_000)), refunded(charge(2_000), refund(7_000))]).toEqual([
      7_000, 7_000, 7_000,
    ]);
  });

  test('is less a refund that failed after the charge told its sum, or in that second, and not one that had failed before', () => {
    expect(refunded(charge(7_000, 10), refund(5_000, 'failed', 11))).toBe(2_000);
    expect(refunded(charge(7_000, 10), refund(5_000, 'failed', 10))).toBe(2_000);
    expect(refunded(charge(7_000, 10), refund(5_000, 'failed', 9))).toBe(7_000);
    expect(refunded(charge(7_000, 10), refund(5_000, 'succeeded', 11), refund(2_000, 'succeeded', 10))).toBe(7_000);
  });

  test('is never below nothing', () => {
    expect(refunded(charge(2_000, 10), refund(5_000, 'failed', 11))).toBe(0);
  });
});

describe('A dispute', () => {
  test.each(['needs_response', 'under_review', 'warning_needs_response', 'warning_under_review', 'a status of next year'])(
    'that is %s is open',
    (status) => {
      expect(disputed(status)).toBe('open');
    },
  );

  test.each(['won', 'warning_closed', 'prevented'])('that is %s is won', (status) => {
    expect(disputed(status)).toBe('won');
  });

  test('is open while one of several is, and lost when one of them was lost', () => {
    expect([disputed('won', 'under_review', 'lost'), disputed('won', 'lost'), disputed('lost', 'won')]).toEqual(['open', 'lost', 'lost']);
  });
});

import type Stripe from 'stripe';
import { expect, test } from 'vitest';
import { readPaymentChange } from './read-payment-change';

/** An event of the provider about an object, of second 12. */
const about = (object: object) => readPaymentChange({ created: 12, data: { object } } as Stripe.Event);
const COMMON = { paymentId: 'pi_1', asOf: 12_000 };

test('A charge says how much of it went back, and the larger sum is the newer state within one second', () => {
  expect(about({ object: 'charge', id: 'ch_1', payment_intent: 'pi_1', amount_refunded: 500, amount: 900, status: 'succeeded' })).toEqual({
    ...COMMON,
    objectId: 'ch_1',
    kind: 'charge',
    amountCents: 500,
    status: '',
    tie: 500,
  });
});

test.each([
  ['pending', 0],
  ['requires_action', 0],
  ['succeeded', 1],
  ['failed', 2],
  ['canceled', 2],
  [null, 0],
])('A refund that is %s is told with its sum; it ends as succeeded, and may fail after that: %i', (status, tie) => {
  expect(about({ object: 'refund', id: 're_1', payment_intent: 'pi_1', amount: 500, status })).toEqual({
    ...COMMON,
    objectId: 're_1',
    kind: 'refund',
    amountCents: 500,
    status: status ?? '',
    tie,
  });
});

test.each([
  ['needs_response', 0],
  ['warning_needs_response', 0],
  ['under_review', 1],
  ['warning_under_review', 1],
  ['won', 2],
  ['lost', 2],
  ['warning_closed', 2],
  ['prevented', 2],
])('A dispute that is %s is told with its sum, and a closed one is the newest: %i', (status, tie) => {
  expect(about({ object: 'dispute', id: 'dp_1', payment_intent: 'pi_1', amount: 900, status })).toEqual({
    ...COMMON,
    objectId: 'dp_1',
    kind: 'dispute',
    amountCents: 900,
    status,
    tie,
  });
});

test('The payment may be named by its id or come whole', () => {
  expect(about({ object: 'refund', id: 're_1', payment_intent: { id: 'pi_2' }, amount: 1, status: null })?.paymentId).toBe('pi_2');
});

test.each([
  { object: 'refund', id: 're_1', amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: null, amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: {}, amount: 1, status: null },
  { object: 'refund', id: 're_1', payment_intent: { id: 7 }, amount: 1, status: null },
  { object: 'payment_intent', id: 'pi_1', payment_intent: 'pi_1' },
  { object: 'customer', id: 'cus_1' },
])('%o says nothing about what became of a payment', (object) => {
  expect(about(object)).toBeNull();
});

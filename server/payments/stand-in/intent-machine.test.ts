import { expect, test } from 'vitest';
import { amountProblem, authenticate, cancel, confirm, refund, update, type Step } from './intent-machine';
import type { IntentRecord } from '../../repositories/stand-in-intents';
import { cardFor } from './test-cards';

const fresh: IntentRecord = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  amount: 72_620,
  amountReceived: 0,
  currency: 'usd',
  status: 'requires_payment_method',
  metadata: { user_id: '7' },
  description: null,
  created: 1,
  canceledAt: null,
  chargeId: null,
  card: null,
  lastError: null,
  afterAuthentication: null,
  refunds: [],
  request: '',
};
const pay = (number: string, record = fresh): Step => confirm(record, { ...cardFor(number), paymentMethodId: 'pm_1' }, 'ch_1');
const paid = pay('4242424242424242').record;

test('A good card is charged in full and remembered by its last four digits alone', () => {
  const step = pay('4242424242424242');
  expect(step).toMatchObject({ problem: null, event: 'payment_intent.succeeded' });
  expect(step.record).toMatchObject({
    status: 'succeeded',
    amountReceived: 72_620,
    chargeId: 'ch_1',
    card: { brand: 'visa', last4: '4242' },
  });
  expect(JSON.stringify(step.record)).not.toContain('4242424242424242');
});

test.each([
  ['4000000000000002', 'card_declined', 'generic_decline', 'Your card was declined.'],
  ['4000000000009995', 'card_declined', 'insufficient_funds', 'Your card has insufficient funds.'],
  ['4000000000000069', 'expired_card', null, 'Your card has expired.'],
  ['4000000000000127', 'incorrect_cvc', null, "Your card's security code is incorrect."],
  ['4000000000000119', 'processing_error', null, 'An error occurred while processing your card. Try again in a little bit.'],
  ['4100000000000019', 'card_declined', 'fraudulent', 'Your card was declined.'],
  [
    '4111111111111111',
    'card_declined',
    'test_mode_live_card',
    'Your card was declined. Your request was in test mode, but used a non test card.',
  ],
])('Card %s is refused as %s and the intent can be paid again', (number, code, declineCode, message) => {
  const step = pay(number);
  expect(step.problem).toMatchObject({ httpStatus: 402, type: 'card_error', code, declineCode, message });
  expect(step.event).toBe('payment_intent.payment_failed');
  expect(step.record).toMatchObject({ status: 'requires_payment_method', amountReceived: 0, lastError: { code, message } });
  expect(pay('4242424242424242', step.record).record.status).toBe('succeeded');
});

test('A card that wants authentication is charged only after the dialog was completed', () => {
  const asked = pay('4000002500003155');
  expect(asked.record).toMatchObject({ status: 'requires_action', amountReceived: 0 });
  expect(authenticate(asked.record, true, 'ch_2').record).toMatchObject({ status: 'succeeded', chargeId: 'ch_2' });
  const failed = authenticate(asked.record, false, 'ch_2');
  expect(failed.problem?.code).toBe('payment_intent_authentication_failure');
  expect(failed.record).toMatchObject({ status: 'requires_payment_method', amountReceived: 0 });
});

test('A card can be declined even after authentication', () => {
  const step = authenticate(pay('4000008260003178').record, true, 'ch_2');
  expect(step.problem?.declineCode).toBe('insufficient_funds');
});

test('Nothing can be charged, changed or canceled once money has moved', () => {
  expect(pay('4242424242424242', paid).problem?.code).toBe('payment_intent_unexpected_state');
  expect(cancel(paid, 5).problem?.code).toBe('payment_intent_unexpected_state');
  expect(update(paid, 100, {}).problem?.code).toBe('payment_intent_unexpected_state');
  expect(authenticate(paid, true, 'ch_9').problem?.code).toBe('payment_intent_unexpected_state');
});

test('A canceled intent stays canceled', () => {
  const canceled = cancel(pay('4000002500003155').record, 5);
  expect(canceled.record).toMatchObject({ status: 'canceled', canceledAt: 5 });
  expect(pay('4242424242424242', canceled.record).problem?.code).toBe('payment_intent_unexpected_state');
  expect(authenticate(canceled.record, true, 'ch_2').problem).not.toBeNull();
});

test('The amount can be changed before the charge, within the bounds of a card payment', () => {
  expect(update(fresh, 90_000, { snapshot_id: '3' }).record).toMatchObject({
    amount: 90_000,
    metadata: { user_id: '7', snapshot_id: '3' },
  });
  expect(update(fresh, 49, {}).problem?.code).toBe('amount_too_small');
  expect(amountProblem(100_000_000)?.code).toBe('amount_too_large');
  expect(amountProblem(10.5)?.code).toBe('parameter_invalid_integer');
});

test('A refund gives back the rest once and never more than was paid', () => {
  const made = { id: 're_1', created: 9, idempotencyKey: null, metadata: {} };
  expect(refund(fresh, null, made).problem).not.toBeNull();
  const part = refund(paid, 10_000, made);
  expect(part.record.refunds).toMatchObject([{ amount: 10_000 }]);
  const rest = refund(part.record, null, made);
  expect(rest.record.refunds[1]).toMatchObject({ amount: 62_620 });
  expect(refund(rest.record, null, made).problem?.code).toBe('charge_already_refunded');
  expect(refund(paid, 72_621, made).problem).not.toBeNull();
  expect(refund(part.record, 62_621, made).problem).not.toBeNull();
});

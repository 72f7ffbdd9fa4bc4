import { expect, test } from 'vitest';
import { readCard, FormParameters } from './request-parameters';
import { authenticate, confirm, type Step } from './intent-machine';
import type { IntentRecord } from '../../repositories/stand-in-intents';

const NOW = Date.UTC(2026, 10, 21);
const intent: IntentRecord = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_1',
  amount: 72_620,
  amountReceived: 0,
  currency: 'usd',
  status: 'requires_payment_method',
  metadata: {},
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

/** Types a card and presses Pay. */
function pay(number: string): Step {
  const typed = { number, exp_month: '12', exp_year: '2040', cvc: '123' };
  const form = new URLSearchParams(
    Object.fromEntries(Object.entries(typed).map(([name, value]) => [`payment_method_data[card][${name}]`, value])),
  );
  const reading = readCard(new FormParameters(form.toString()), NOW);
  return 'problem' in reading ? { record: intent, problem: reading.problem, event: null } : confirm(intent, reading.card, 'ch_1');
}

test.each([
  ['4000000000000002', 'Your card was declined.', 'card_declined'],
  ['4000000000009995', 'Your card has insufficient funds.', 'card_declined'],
  ['4000000000000069', 'Your card has expired.', 'expired_card'],
  ['4000000000000127', "Your card's security code is incorrect.", 'incorrect_cvc'],
  ['4000000000000119', 'An error occurred while processing your card. Try again in a little bit.', 'processing_error'],
  ['4100000000000019', 'Your card was declined.', 'card_declined'],
  ['4242424242424241', 'Your card number is incorrect.', 'incorrect_number'],
  ['4000008400001280', 'An error occurred while processing your card. Try again in a little bit.', 'processing_error'],
])('Test card %s is refused with %j, charges nothing and leaves the payment open for another card', (number, message, code) => {
  const { record, problem } = pay(number);
  expect(problem).toMatchObject({ httpStatus: 402, type: 'card_error', message, code });
  expect(record).toMatchObject({ status: 'requires_payment_method', amountReceived: 0, chargeId: null });
});

test.each(['4000000000003220', '4000002500003155', '4000002760003184'])(
  "Test card %s asks for the bank's dialog and is charged when it is completed",
  (number) => {
    const asked = pay(number);
    expect([asked.problem, asked.record.status]).toEqual([null, 'requires_action']);
    expect(authenticate(asked.record, true, 'ch_1').record).toMatchObject({ status: 'succeeded', amountReceived: 72_620 });
  },
);

test.each([
  ['4000008400001629', 'Your card was declined.'],
  ['4000008260003178', 'Your card has insufficient funds.'],
])('Test card %s is refused with %j after the dialog was completed', (number, message) => {
  const { record, problem } = authenticate(pay(number).record, true, 'ch_1');
  expect([problem?.message, record.status, record.amountReceived]).toEqual([message, 'requires_payment_method', 0]);
});

test.each(['4000000000003220', '4000002500003155', '4000002760003184', '4000008400001629', '4000008260003178'])(
  'Test card %s with a failed dialog is told what to do, and an abandoned one can be paid with another card',
  (number) => {
    const asked = pay(number).record;
    const { record, problem } = authenticate(asked, false, 'ch_1');
    expect(problem?.message).toBe(
      'We are unable to authenticate your payment method. Please choose a different payment method and try again.',
    );
    expect([record.status, record.amountReceived]).toEqual(['requires_payment_method', 0]);
    expect(
      confirm(asked, { outcome: { kind: 'succeeds' }, brand: 'visa', last4: '4242', paymentMethodId: 'pm_1' }, 'ch_2').record.status,
    ).toBe('succeeded');
  },
);

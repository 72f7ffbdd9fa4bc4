import { expect, test } from 'vitest';
import { intentBody } from './intent-body';

type Sent = Parameters<typeof intentBody>[0];
const RECORD: Sent = {
  id: 'pi_1',
  clientSecret: 'pi_1_secret_2',
  amount: 72_620,
  amountReceived: 0,
  currency: 'usd',
  status: 'requires_payment_method',
  metadata: {},
  description: null,
  created: 1,
  canceledAt: null,
  card: null,
  chargeId: null,
  lastError: null,
  afterAuthentication: null,
  refunds: [],
  request: '',
};

test.each([
  ['insufficient_funds', { decline_code: 'insufficient_funds' }],
  [null, {}],
])('A card error says why the bank declined, where it said so: %s', (declineCode, told) => {
  const lastError = { code: 'card_declined', declineCode, message: 'No.' };
  expect(intentBody({ ...RECORD, lastError })).toMatchObject({
    last_payment_error: { type: 'card_error', code: 'card_declined', message: 'No.', ...told },
  });
  expect(JSON.stringify(intentBody({ ...RECORD, lastError })).includes('decline_code')).toBe(declineCode !== null);
});

import { expect, test } from 'vitest';
import { ContractError } from './contract-error';
import { signQuote } from './quotes';
import { orderSamples, sampleOrderOf } from './samples';

const RECIPIENT = {
  name: 'Ana Diaz',
  line1: '1420 Coral Way',
  line2: 'Apt 9',
  postalCode: '33145',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550100',
  email: 'ana@example.com',
};
const FIELDS = {
  'Samples[product_ids]': '107,133',
  'Samples[name]': 'Ana Diaz',
  'Samples[address_line_1]': '1420 Coral Way',
  'Samples[address_line_2]': 'Apt 9',
  'Samples[postal_code]': '33145',
  'Samples[city]': 'Miami',
  'Samples[state]': 'FL',
  'Samples[mobile_number]': '3055550100',
  'Samples[email]': 'ana@example.com',
};

test('An order of samples is sent with its floors and its recipient, and read as it was', () => {
  const order = { ...RECIPIENT, productIds: [107, 133] };
  expect(orderSamples.input.encode(order)).toEqual(FIELDS);
  expect(orderSamples.input.decode(FIELDS)).toEqual(order);
});

test('An order without floors, or without a second line of the address, is read so', () => {
  const { 'Samples[address_line_2]': _line2, ...fields } = FIELDS;
  expect(orderSamples.input.decode({ ...fields, 'Samples[product_ids]': '' })).toEqual({ ...RECIPIENT, line2: '', productIds: [] });
});

test.each(['107,', ',107', 'x', '107;133', '1234567890', ' 107', '107,133,x'])('Floors written as %j are refused', (ids) => {
  expect(() => orderSamples.input.decode({ ...FIELDS, 'Samples[product_ids]': ids })).toThrow(ContractError);
});

test.each([
  ['Samples[name]', 200],
  ['Samples[address_line_1]', 300],
  ['Samples[address_line_2]', 300],
  ['Samples[postal_code]', 20],
  ['Samples[city]', 120],
  ['Samples[state]', 60],
  ['Samples[mobile_number]', 20],
  ['Samples[email]', 254],
])('%s has %d characters at most', (field, most) => {
  expect(() => orderSamples.input.decode({ ...FIELDS, [field]: 'x'.repeat(most) })).not.toThrow();
  expect(() => orderSamples.input.decode({ ...FIELDS, [field]: 'x'.repeat(most + 1) })).toThrow(ContractError);
});

test('The shop knows the titles of the floors: only their ids are sent', () => {
  expect(sampleOrderOf({ ...RECIPIENT, floors: [{ productId: 107, slug: 'maple', title: 'Maple' }] })).toEqual({
    ...RECIPIENT,
    productIds: [107],
  });
});

const SIGNATURE = 'AbCdEfGhIjKlMnOpQrSt-_';

test("A quote is sent with its signature, an unsigned one without, and the shop's signature is read", () => {
  expect(signQuote.input.encode({ text: 'AAEC', signature: '' })).toEqual({ quote: 'AAEC', signature: '' });
  expect(signQuote.input.decode({ quote: 'AAEC', signature: SIGNATURE })).toEqual({ text: 'AAEC', signature: SIGNATURE });
  expect(signQuote.input.decode({ quote: 'AAEC' })).toEqual({ text: 'AAEC', signature: '' });
  expect(signQuote.output.decode({ signature: SIGNATURE })).toBe(SIGNATURE);
  expect(signQuote.output.encode(SIGNATURE)).toEqual({ signature: SIGNATURE });
  expect(() => signQuote.output.decode({ signature: 'short' })).toThrow(ContractError);
});

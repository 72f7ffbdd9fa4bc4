import { expect, test } from 'vitest';
import { formatExpiry, cardState } from './card-state';

const today = new Date(2026, 10, 21);
const whole = { number: '4242424242424242', expiry: '12 / 30', cvc: '123', postal: '33178', hasPostal: true };

test('A whole valid card is complete and shows no problem', () => {
  expect(cardState(whole, today)).toMatchObject({
    isComplete: true,
    isEmpty: false,
    brand: 'visa',
    shownProblem: null,
    firstProblem: null,
  });
});

test('A bad check digit is shown at once, a missing digit only when the card is used', () => {
  expect(cardState({ ...whole, number: '4242424242424241' }, today).shownProblem?.code).toBe('invalid_number');
  const short = cardState({ ...whole, number: '424242' }, today);
  expect(short.shownProblem).toBeNull();
  expect(short.firstProblem?.message).toBe('Your card number is incomplete.');
});

test.each([
  ['10 / 26', 'invalid_expiry_month_past'],
  ['12 / 25', 'invalid_expiry_year_past'],
  ['13 / 30', 'invalid_expiry_month'],
  ['12 / 90', 'invalid_expiry_year'],
])('Expiry %s is %s', (expiry, code) => {
  expect(cardState({ ...whole, expiry }, today).shownProblem?.code).toBe(code);
});

test('A card that ends this month is still good', () => {
  expect(cardState({ ...whole, expiry: '11 / 26' }, today).isComplete).toBe(true);
});

test('An American Express card needs four security digits', () => {
  expect(cardState({ ...whole, number: '378282246310005' }, today).firstProblem?.code).toBe('incomplete_cvc');
});

test('A field without a postal code asks for none', () => {
  expect(cardState({ ...whole, postal: '', hasPostal: false }, today).isComplete).toBe(true);
  expect(cardState({ ...whole, postal: '' }, today).isComplete).toBe(false);
});

test('The expiry separator appears while typing and gives way while deleting', () => {
  expect(formatExpiry('1', false)).toBe('1');
  expect(formatExpiry('4', false)).toBe('04 / ');
  expect(formatExpiry('12', false)).toBe('12 / ');
  expect(formatExpiry('1230', false)).toBe('12 / 30');
  expect(formatExpiry('12 /', true)).toBe('12');
});

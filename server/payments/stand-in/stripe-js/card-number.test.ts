import { expect, test } from 'vitest';
import { brandOf, cvcLength, digitsOf, formatNumber, passesLuhn } from './card-number';

test('A number is shown in the groups printed on its card', () => {
  expect(formatNumber(digitsOf('4242-4242 42424242'))).toBe('4242 4242 4242 4242');
  expect(formatNumber('378282246310005')).toBe('3782 822463 10005');
  expect(formatNumber('42424')).toBe('4242 4');
  expect(formatNumber('')).toBe('');
});

test('The brand is known from the first digits', () => {
  expect(['4', '55', '2221', '37', '6011', '9'].map(brandOf)).toEqual(['visa', 'mastercard', 'mastercard', 'amex', 'discover', 'unknown']);
  expect(cvcLength('37')).toBe(4);
  expect(cvcLength('4')).toBe(3);
});

test('One wrong digit or two swapped neighbours fail the check digit', () => {
  expect(passesLuhn('4242424242424242')).toBe(true);
  expect(passesLuhn('4242424242424241')).toBe(false);
  expect(passesLuhn('4000000000000002')).toBe(true);
  expect(passesLuhn('378282246310005')).toBe(true);
  expect(passesLuhn('378282246301005')).toBe(false);
  expect(passesLuhn('')).toBe(false);
});

import { expect, test } from 'vitest';
import { loginProblems, passwordProblems, signUpProblems } from './form-problems';

const filled = {
  firstName: 'Elena',
  lastName: 'Ruiz',
  email: 'elena@example.com',
  password: 'walnut floor',
  confirmPassword: 'walnut floor',
  hasAgreed: true,
};

test('A login needs an email address and a password', () => {
  expect(Object.keys(loginProblems({ email: ' ', password: '' }))).toEqual(['email', 'password']);
  expect(loginProblems({ email: 'elena@example.com', password: ' ' })).toEqual({});
});

test('An address without an @ is no email address', () => {
  expect(loginProblems({ email: 'elena', password: 'x' })).toHaveProperty('email');
});

test('A complete sign-up has no problem', () => {
  expect(signUpProblems(filled)).toEqual({});
});

test('Every field of the sign-up is required, the terms included', () => {
  const empty = { firstName: '', lastName: ' ', email: '', password: '', confirmPassword: '', hasAgreed: false };
  expect(Object.keys(signUpProblems(empty))).toEqual(['firstName', 'lastName', 'email', 'password', 'confirmPassword', 'hasAgreed']);
});

test('Two different passwords are told in the words of the specification', () => {
  expect(signUpProblems({ ...filled, confirmPassword: 'Walnut floor' })).toEqual({ confirmPassword: 'Passwords do not match.' });
  expect(passwordProblems({ password: 'a', confirmPassword: 'b' })).toEqual({ confirmPassword: 'Passwords do not match.' });
});

test('An email that was pasted with what nobody sees is no problem', () => {
  expect(loginProblems({ email: '\u200belena@example.com\u00a0', password: 'walnut floor' })).toEqual({});
});

import { expect, it } from 'vitest';
import { readAmountCents } from './typed-amount';

it.each([
  ['50', 5_000],
  ['50.2', 5_020],
  [' $1275.41 ', 127_541],
  ['0.07', 7],
  ['', null],
  ['1,275', undefined],
  ['50.255', undefined],
  ['-5', undefined],
  ['fifty', undefined],
])('An amount to refund: %j is %j cents', (typed, cents) => {
  expect(readAmountCents(typed)).toBe(cents);
});

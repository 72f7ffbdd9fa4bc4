import { expect, test } from 'vitest';
import { isSameSampleRequest, recipientProblem, sampledFloorsProblem, type SampleRequest } from './samples';

const REQUEST: SampleRequest = {
  name: 'Ana Diaz',
  line1: '1420 Coral Way',
  line2: 'Apt 9',
  postalCode: '33145',
  city: 'Miami',
  state: 'FL',
  mobileNumber: '3055550142',
  email: 'ana@example.com',
  floors: [{ productId: 107, slug: 'maple', title: 'Maple' }],
};

test.each<[Partial<SampleRequest>, string | null]>([
  [{}, null],
  [{ name: ' ' }, 'Please enter recipient name'],
  [{ postalCode: '' }, 'Please enter a ZIP code like 33145'],
  [{ email: 'ana@example' }, 'Please enter an email like name@example.com'],
])('A recipient with %j is told: %s', (part, problem) => {
  expect(recipientProblem({ ...REQUEST, ...part })).toBe(problem);
});

test('One to four floors go out, each once', () => {
  expect([1, 4].map((count) => sampledFloorsProblem(Array.from({ length: count }, (_nothing, index) => index)))).toEqual([null, null]);
  expect(sampledFloorsProblem([1, 1])).toContain('Each floor comes once');
  expect(sampledFloorsProblem([])).toContain('Please choose a floor first');
});

test('A request is the same as long as floors and recipient are; what a floor is called does not count', () => {
  expect(isSameSampleRequest(REQUEST, { ...REQUEST, floors: [{ productId: 107, slug: 'x', title: 'x' }] })).toBe(true);
  expect(isSameSampleRequest(REQUEST, { ...REQUEST, line2: '' })).toBe(false);
  expect(isSameSampleRequest(REQUEST, { ...REQUEST, floors: [] })).toBe(false);
});

import { expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import { findPlainly } from './find-floors';

const FLOORS = [
  plainFloor(101, 'Family 20 - Smoky Oak', { tone: 'grey', wearLayerMil: 20 }),
  plainFloor(102, 'Everyday - Oak Drift', { wearLayerMil: 12 }),
  plainFloor(1023, 'Coastal Soak', { look: 'Maple', wearLayerMil: 12 }),
];
const found = (typed: string) => [...findPlainly(FLOORS, typed).exact.keys()];

test.each([
  ['oak', ['101', '102']],
  ['OAKS', ['101', '102']],
  ['dri', ['102']],
  ['oak drift', ['102']],
  ['drift oak', ['102']],
  ['maple', ['1023']],
  ['gray oak', ['101']],
  ['gray maple', []],
  ['102', ['102', '1023']],
  ['12 mil', ['102', '1023']],
  ['oak 12 mil', ['102']],
  ['walnut', []],
  ['the floor', ['101', '102', '1023']],
  ['oak not gray', ['102']],
  ['gray or maple', ['101', '1023']],
  ['', []],
])('While the index is built, %j finds the floors that have every word, from its first letter: %j', (typed, expected) => {
  expect(found(typed)).toEqual(expected);
});

test('What is found stands in the list’s order, with the typed words to mark and no other reason', () => {
  const { exact, near } = findPlainly(FLOORS, 'roble drift');
  expect([...exact]).toEqual([['102', { score: 0, titleWords: ['oak', 'drift'], because: null }]]);
  expect(near.size).toBe(0);
  expect(findPlainly(FLOORS, '').near.size).toBe(0);
});

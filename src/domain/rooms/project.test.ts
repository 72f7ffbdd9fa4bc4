import { expect, test } from 'vitest';
import { projectOf, roomOf } from '../../../tests/fixtures/sample-rooms';
import { isBegun, isThere, lastChange } from './project';

const empty = roomOf([''], { changedAt: 10 });
const fresh = projectOf([empty], { madeAt: 10, changedAt: 10 });

test('A project was changed last when it, or one of its rooms, was', () => {
  const rooms = [
    { ...empty, changedAt: 20 },
    { ...empty, changedAt: 15 },
  ];
  expect(lastChange({ ...fresh, rooms })).toBe(20);
  expect(lastChange({ ...fresh, rooms, changedAt: 30 })).toBe(30);
});

test('A project is there unless it was removed after its last change', () => {
  expect(isThere(fresh)).toBe(true);
  expect(isThere({ ...fresh, removedThrough: 9 })).toBe(true);
  expect(isThere({ ...fresh, removedThrough: 10 })).toBe(false);
  expect(isThere({ ...fresh, removedThrough: 11 })).toBe(false);
});

test('A project that only a screen has made is not begun', () => {
  expect(isBegun(fresh)).toBe(false);
  expect(isBegun({ ...fresh, rooms: [roomOf([' '], { changedAt: 10 })] })).toBe(false);
});

test.each([
  ['changed', { changedAt: 11 }],
  ['removed', { removedThrough: 10 }],
  ['without a room that it had', { removedRooms: { attic: 5 } }],
  ['with a floor', { floorId: 107 }],
  ['with one size typed', { rooms: [empty, roomOf(['', '3x'], { changedAt: 10 })] }],
])('A project that is %s is begun', (_how, facts) => {
  expect(isBegun({ ...fresh, ...facts })).toBe(true);
});

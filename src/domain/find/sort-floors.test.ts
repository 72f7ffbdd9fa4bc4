import { expect, test } from 'vitest';
import { plainFloor } from '../../../tests/find/plain-floor';
import type { Product } from '../catalogue';
import { FIND_SORTS, type FindSort } from './find-state';
import type { FoundFloor } from './found-floor';
import { sortFloors } from './sort-floors';

const priced = (id: number, priceCentsPerSqft: number | null): Product => plainFloor(id, `Floor ${id}`, {}, { priceCentsPerSqft });
const found = (floors: readonly Product[]): readonly FoundFloor[] => floors.map((floor) => ({ floor, match: null }));
const ids = (floors: readonly FoundFloor[], sort: FindSort) => sortFloors(floors, sort).map(({ floor }) => floor.id);

const PRICED = found([priced(1, null), priced(2, 300), priced(3, 200), priced(4, null), priced(5, 300), priced(6, 900)]);

test('Prices go up or down; equal ones keep the list’s order, and floors without a price come last either way', () => {
  expect(ids(PRICED, 'price-up')).toEqual([3, 2, 5, 6, 1, 4]);
  expect(ids(PRICED, 'price-down')).toEqual([6, 2, 5, 3, 1, 4]);
});

test('The thickest wear layer and the quietest floor come first, those that say nothing last', () => {
  const { facts: _, ...silent } = plainFloor(1, 'Oak');
  const floors = found([
    silent,
    plainFloor(2, 'Oak', { wearLayerMil: 12, iic: 60 }),
    plainFloor(3, 'Oak', { wearLayerMil: 28, iic: 50 }),
    plainFloor(4, 'Oak'),
    plainFloor(5, 'Oak', { wearLayerMil: 20, iic: 72 }),
  ]);
  expect(ids(floors, 'wear')).toEqual([3, 5, 2, 1, 4]);
  expect(ids(floors, 'quiet')).toEqual([5, 2, 3, 1, 4]);
});

test('Names go by their letters, large or small; equal names keep the list’s order', () => {
  const titles = ['oak Fog', 'Maple', 'Oak Drift', 'maple', 'Ash'];
  const floors = found(titles.map((title, at) => plainFloor(at, title)));
  expect(sortFloors(floors, 'name').map(({ floor }) => floor.title)).toEqual(['Ash', 'Maple', 'maple', 'Oak Drift', 'oak Fog']);
});

test('Recommended is the best match first, and without a text the list’s own order', () => {
  const scores = [0.2, null, 1, 0.2, 0];
  const floors = scores.map((score, id) => ({
    floor: priced(id, 100),
    match: score === null ? null : { score, titleWords: [], because: null },
  }));
  expect(ids(floors, 'recommended')).toEqual([2, 0, 3, 1, 4]);
  expect(ids(PRICED, 'recommended')).toEqual([1, 2, 3, 4, 5, 6]);
});

test.each(FIND_SORTS)('Sorting by %s leaves the given list as it was', (sort) => {
  const given = Object.freeze([...PRICED]);
  expect(sortFloors(given, sort)).toHaveLength(6);
  expect(given).toEqual(PRICED);
});

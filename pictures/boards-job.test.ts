import { expect, test } from 'vitest';
import { boardRows } from './boards-job';
import type { Floor } from './floor';

/** A floor of boards a metre long and 100 mm wide, each in its own shade of grey; a pale one has an edge of light. */
function floorWith(paleRows: readonly number[]): Floor {
  return {
    sheen: 0,
    sample(_x, y, _size, out): void {
      const row = Math.floor(y / 100);
      const isPale = paleRows.includes(row) && y - row * 100 < 30;
      const tone = isPale ? 0.8 : 0.3 + 0.002 * ((row * 7) % 10);
      Object.assign(out, { r: tone, g: tone, b: tone });
    },
  };
}

test('A board that is the only one with a pale edge is not laid again and again', () => {
  expect(boardRows(floorWith([2]), () => 0, 1000, 100, 6)).toEqual([0, 1, 3, 4, 5, 6]);
});

test('Pale boards stay where there are several of them', () => {
  expect(boardRows(floorWith([1, 4]), () => 0, 1000, 100, 6)).toEqual([0, 1, 2, 3, 4, 5]);
});

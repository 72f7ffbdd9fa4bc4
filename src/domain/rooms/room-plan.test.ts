import { expect, test } from 'vitest';
import { roomOf } from '../../../tests/fixtures/sample-rooms';
import { planWords } from './plan-words';
import { measureRoom } from './measure-room';
import type { PartPlace } from './room';
import { planOf, wallLength } from './room-plan';

const FOOT = 1_200;

type Typed = readonly [size: string, place: PartPlace, distance?: string];

/** A room of 20 x 15 ft with parts at these places: '-6 x 5' is taken away. */
function measured(parts: readonly Typed[]) {
  const room = roomOf(['20 x 15', ...parts.map(([size]) => size)]);
  const placedParts = room.parts.map((part, index) => {
    const [, place = 'right', distance] = parts[index - 1] ?? [];
    return { ...part, place, ...(distance === undefined ? {} : { distance }) };
  });
  return measureRoom({ ...room, parts: placedParts });
}

/** x, y, across and along of each part in feet, the room first. */
const placed = (...parts: readonly Typed[]) =>
  planOf(measured(parts))?.parts.map(({ x, y, across, along }) => [x, y, across, along].map((length) => length / FOOT));

test.each([
  ['right', [0, 0], [20, 0]],
  ['below', [0, 0], [0, 15]],
  ['left', [4, 0], [0, 0]],
  ['above', [0, 3], [0, 0]],
] as const)('A part that is added at the side %s touches the room there', (place, room, part) => {
  expect(placed(['4 x 3', place])).toEqual([
    [...room, 20, 15],
    [...part, 4, 3],
  ]);
});

test.each([
  ['left', [0, 3]],
  ['above', [4, 0]],
  ['below', [4, 15]],
  ['right', [20, 3]],
] as const)('A second part at the side %s comes after the first', (place, [x, y]) => {
  expect(placed(['4 x 3', place], ['4 x 3', place])?.[2]?.slice(0, 2)).toEqual([x, y]);
});

test('Parts at two sides do not push each other along', () => {
  expect(placed(['4 x 3', 'right'], ['4 x 3', 'below'], ['4 x 3', 'left'])?.map(([x, y]) => [x, y])).toEqual([
    [4, 0],
    [24, 0],
    [4, 15],
    [0, 0],
  ]);
});

test.each([
  ['top-left', [0, 0], [6, 0]],
  ['top-right', [14, 0], [8, 0]],
  ['bottom-left', [0, 10], [6, 10]],
  ['bottom-right', [14, 10], [8, 10]],
  ['middle', [7, 5], [13, 5]],
] as const)('What is taken away at the place %s lies there, and a second one beside it', (place, [x, y], second) => {
  expect(placed(['-6 x 5', place], ['-6 x 5', place])?.slice(1)).toEqual([
    [x, y, 6, 5],
    [...second, 6, 5],
  ]);
});

test.each([
  ['top-right', 'right', [20, 5]],
  ['top-left', 'left', [0, 5]],
  ['top-left', 'above', [6, 0]],
  ['bottom-left', 'below', [6, 15]],
] as const)('A part added where the %s corner was taken away stands beside the hole, %s', (corner, place, at) => {
  const [, hole, added] = placed(['-6 x 5', corner], ['4 x 3', place]) ?? [];
  expect(hole?.slice(2)).toEqual([6, 5]);
  expect(added?.slice(0, 2)).toEqual(at);
});

test('A part with no room beside the hole is drawn at the beginning of its wall, as without it', () => {
  expect(placed(['-6 x 5', 'top-right'], ['4 x 12', 'right'])?.[2]).toEqual([20, 0, 4, 12]);
});

test.each([
  ['4 x 3', 'above', [3, 0]],
  ['4 x 3', 'below', [3, 15]],
  ['4 x 3', 'right', [20, 3]],
  ['-6 x 5', 'top-left', [3, 0]],
  ['-6 x 5', 'top-right', [11, 0]],
  ['-6 x 5', 'bottom-right', [11, 10]],
  ['-6 x 5', 'middle', [3, 5]],
] as const)('A part of %s slides along its wall: %s, 3 ft from its end', (size, place, at) => {
  expect(placed([size, place, '3'])?.[1]?.slice(0, 2)).toEqual(at);
});

test('A part keeps to its wall however far it is typed, and what cannot be read moves nothing', () => {
  expect(placed(['-6 x 5', 'top-left', '90'])?.[1]?.[0]).toBe(14);
  expect(placed(['-6 x 5', 'top-left', 'x'])?.[1]?.[0]).toBe(0);
  expect(planWords(measured([['4 x 3', 'below', "3'6"]]))).toContain('Added below, 3 ft 6 in from the left: 4 ft by 3 ft.');
});

test('The trim follows a part that slides over the corner of a hole', () => {
  const wallsOf = (distance: string): number => {
    const plan = planOf(
      measured([
        ['-6 x 5', 'top-right'],
        ['4 x 3', 'right', distance],
      ]),
    );
    return plan === null ? 0 : wallLength(plan) / FOOT;
  };
  expect([wallsOf('5'), wallsOf('0')]).toEqual([78, 84]);
});

test('A room typed as an area has no plan', () => {
  expect(planOf(measureRoom(roomOf(['640', '4 x 3'])))).toBeNull();
});

test('What does not fit beside the others is drawn at the last place in the room', () => {
  for (const [place, x] of [
    ['top-left', 8],
    ['top-right', 0],
    ['bottom-left', 8],
    ['bottom-right', 0],
    ['middle', 8],
  ] as const) {
    expect(placed(['-12 x 2', place], ['-12 x 2', place])?.[2]?.[0], place).toBe(x);
  }
});

test('What fits into the room only when it is turned is drawn turned, and what fits neither way is cut at the walls', () => {
  expect(placed(['-2 x 18', 'top-left'])?.[1]).toEqual([0, 0, 18, 2]);
  expect(placed(['-20 x 15', 'top-left'])?.[1]).toEqual([0, 0, 20, 15]);
  expect(placed(['-15 x 20', 'top-left'])?.[1]).toEqual([0, 0, 20, 15]);
  expect(placed(['-15 x 15', 'top-left'])?.[1]).toEqual([0, 0, 15, 15]);
  expect(placed(['-21 x 18', 'bottom-right'])?.[1]).toEqual([0, 0, 20, 15]);
});

test('The plan is as wide and as deep as all its parts', () => {
  const plan = planOf(
    measured([
      ['4 x 3', 'left'],
      ['5 x 20', 'right'],
      ['2 x 6', 'above'],
    ]),
  );
  expect([plan?.across, plan?.along]).toEqual([29 * FOOT, 26 * FOOT]);
});

test('The first part that is no hole is the room, wherever it stands in the list', () => {
  const room = roomOf(['-3 x 3', '20 x 15']);
  expect(planOf(measureRoom(room))?.parts.map(({ x, isTakenAway }) => [x / FOOT, isTakenAway])).toEqual([
    [17, true],
    [0, false],
  ]);
});

test('Walls are counted around the room, around its holes and not between its parts', () => {
  const walls = (...parts: readonly Typed[]): number => {
    const plan = planOf(measured(parts));
    return plan === null ? 0 : wallLength(plan) / FOOT;
  };
  expect(walls()).toBe(70);
  expect(walls(['4 x 15', 'left'])).toBe(78);
  expect(walls(['20 x 2', 'above'])).toBe(74);
  expect(walls(['4 x 3', 'below'])).toBe(76);
  expect(walls(['-6 x 15', 'top-left'])).toBe(58);
  expect(walls(['-3 x 7', 'middle'], ['-2 x 2', 'top-right'])).toBe(90);
  expect(walls(['-20 x 15', 'top-left'])).toBe(0);
});

test.each([
  ['4 x 3', 'right', 'Added on the right: 4 ft by 3 ft.'],
  ['4 x 3', 'below', 'Added below: 4 ft by 3 ft.'],
  ['4 x 3', 'left', 'Added on the left: 4 ft by 3 ft.'],
  ['4 x 3', 'above', 'Added above: 4 ft by 3 ft.'],
  ['-6 x 5', 'top-right', 'Taken away, top right corner: 6 ft by 5 ft.'],
  ['-6 x 5', 'top-left', 'Taken away, top left corner: 6 ft by 5 ft.'],
  ['-6 x 5', 'bottom-right', 'Taken away, bottom right corner: 6 ft by 5 ft.'],
  ['-6 x 5', 'bottom-left', 'Taken away, bottom left corner: 6 ft by 5 ft.'],
  ['-6 x 5', 'middle', 'Taken away, in the middle: 6 ft by 5 ft.'],
] as const)('A part of %s at the place %s is said in words', (size, place, words) => {
  expect(planWords(measured([[size, place]]))).toContain(`: 20 ft by 15 ft. ${words} `);
});

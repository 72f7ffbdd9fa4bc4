import { expect, test } from 'vitest';
import { COASTAL_MAPLE, floorOf, projectOf, roomOf } from '../../../tests/fixtures/sample-rooms';
import { isSameProject, mergeProjects } from './merge-projects';
import { piecesOf } from './project-pieces';

test('A usual project is one piece, and an empty one too', () => {
  const usual = projectOf([roomOf(['14 x 18']), roomOf(['3 x 9'])], { floors: [COASTAL_MAPLE], removedRooms: { attic: 3 } });
  expect(piecesOf(usual)).toEqual([usual]);
  expect(piecesOf(projectOf([]))).toEqual([projectOf([])]);
});

test('A large project is sent in pieces below the limit of a request, which merge into the whole whatever their order', () => {
  const rooms = Array.from({ length: 100 }, (_each, index) => roomOf(['14 x 18'], { id: `room-${index}`, note: 'n'.repeat(300) }));
  const floors = Array.from({ length: 60 }, (_each, index) => floorOf(index + 1, 'Oak', 5_000, 2_000));
  const large = projectOf(rooms, { floors, removedRooms: { attic: 3 } });
  const pieces = piecesOf(large);
  const lengths = pieces.map((piece) => JSON.stringify(piece).length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(24_000);
  // Each but the last is nearly full: no request is wasted.
  expect(Math.min(...lengths.slice(0, -1))).toBeGreaterThan(22_000);
  expect(pieces.map(({ removedRooms }) => removedRooms)).toEqual([{ attic: 3 }, ...pieces.slice(1).map(() => ({}))]);
  for (const sent of [pieces, pieces.toReversed()]) {
    expect(isSameProject(sent.reduce(mergeProjects), large)).toBe(true);
  }
});

test('A room larger than a piece goes alone', () => {
  const large = roomOf(['14 x 18'], { note: 'n'.repeat(30_000) });
  expect(piecesOf(projectOf([large])).map(({ rooms }) => rooms.length)).toEqual([1]);
  expect(piecesOf(projectOf([large, large, roomOf(['1 x 1'])])).map(({ rooms }) => rooms.length)).toEqual([1, 1, 1]);
});

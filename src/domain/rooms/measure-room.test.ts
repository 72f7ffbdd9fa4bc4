import { describe, expect, test } from 'vitest';
import { COASTAL_MAPLE, projectOf, roomOf, SAMPLE_FLOORS } from '../../../tests/fixtures/sample-rooms';
import { measureProject } from './project-floors';
import { measureRoom } from './measure-room';

const SQUARE_FOOT = 1_200n * 1_200n;
const measured = (...sizes: readonly string[]) => {
  const { area, problem } = measureRoom(roomOf(sizes));
  return { sqft: Number(area / SQUARE_FOOT), problem };
};

describe('A room counts as nothing and says what to do', () => {
  test.each([
    [['20 x 15', '-3 x 40']],
    [['10 x 10', '-1 x 50']],
    [['20 x 15', '-16 x 16']],
    [['20 x 15', '-2 x 2', '-21 x 1']],
    [['20 x 15', '4 x 3', '-25 x 1']],
  ])('where a part of %j fits in neither direction: it takes away floor that is not there', (sizes) => {
    expect(measured(...sizes)).toEqual({
      sqft: 0,
      problem: 'A part that is taken away does not fit into the room. Please check its sizes, and take away only what lies inside.',
    });
  });

  test.each([[['10 x 10', '-8 x 8', '-6 x 5']], [['10 x 10', '-1 x 1', '-6 x 5', '-6 x 6']], [['20 x 15', '-19 x 4', '-12 x 12']]])(
    'where two parts of %j overlap in every place: it takes away some floor twice',
    (sizes) => {
      expect(measured(...sizes)).toEqual({
        sqft: 0,
        problem: 'Two parts that are taken away overlap, and that floor would be taken away twice. Please check their sizes.',
      });
    },
  );

  test('and gets no boxes, while the other rooms get theirs', () => {
    const rooms = [roomOf(['20 x 15', '-3 x 40']), roomOf(['14 x 18'])];
    const { shares } = measureProject(projectOf(rooms, { floorId: COASTAL_MAPLE.id }), SAMPLE_FLOORS);
    expect(shares).toMatchObject([{ measuredSqft: 25_200, boxes: 12 }]);
  });
});

test.each([
  [['20 x 15', '-20 x 15'], 0],
  [['20 x 15', '-15 x 20'], 0],
  [['20 x 15', '-2 x 18'], 264],
  [['20 x 15', '4 x 15', '-24 x 1'], 336],
  [['10 x 10', '-8 x 8', '-2 x 10'], 16],
  [['10 x 10', '-8 x 8', '-10 x 2'], 16],
  [['20 x 15', '-12 x 2', '-12 x 2', '-12 x 2'], 228],
  [['20 x 15', '-3x', '-40'], 300],
])('What fits, wherever it lies and however it is turned, is taken away: %j are %d sqft', (sizes, sqft) => {
  expect(measured(...sizes)).toEqual({ sqft, problem: null });
});

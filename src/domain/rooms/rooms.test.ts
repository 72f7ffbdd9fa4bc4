import { describe, expect, test } from 'vitest';
import { COASTAL_MAPLE, floorOf, projectOf, roomOf, SAMPLE_FLOORS } from '../../../tests/fixtures/sample-rooms';
import { inBoxes, leftOverWords, oneBoxFewerWords } from './leftover-words';
import { materialsFor } from './materials';
import { planWords } from './plan-words';
import { mergeProjects } from './merge-projects';
import { measureProject } from './project-floors';
import { createRoomMeasurer, measureRoom } from './measure-room';
import { boxesForAreas } from './room-area';
import { planOf, wallLength } from './room-plan';

const shareOf = (size: string) => {
  const [share] = measureProject(projectOf([roomOf([size])], { floorId: COASTAL_MAPLE.id }), SAMPLE_FLOORS).shares;
  if (share === undefined) throw new Error('No floor');
  return share;
};

describe('Reading rooms', () => {
  test('What cannot be read counts as nothing, and the rest of the room counts', () => {
    expect(measureRoom(roomOf(['14 x 18', '3x']))).toMatchObject({ area: 16_800n * 21_600n, problem: null });
  });

  test('A room is measured once, and again only when it has changed', () => {
    const measure = createRoomMeasurer();
    const room = roomOf(['14 x 18']);
    expect(measure(room)).toEqual(measureRoom(room));
    expect(measure(room)).toBe(measure(room));
    expect(measure({ ...room, parts: [] }).area).toBe(0n);
  });

  test('A room from which more is taken than it has counts as nothing and says so', () => {
    const { area, problem } = measureRoom(roomOf(['5 x 5', '-10 x 10']));
    expect(area).toBe(0n);
    expect(problem).toBe('More is taken away than the room has. Please check the sizes.');
  });

  test('A room without a floor, and one whose floor is gone, wait for a choice and have no boxes', () => {
    const { shares, withoutFloor } = measureProject(projectOf([roomOf(['4 x 4']), roomOf(['5 x 5'], { floorId: 999 })]), SAMPLE_FLOORS);
    expect(shares).toEqual([]);
    expect(withoutFloor).toHaveLength(2);
  });

  test('A hundred rooms of 10,000 ft are exact and more than one order takes', () => {
    const rooms = Array.from({ length: 100 }, () => roomOf(['10000 x 10000']));
    const [share] = measureProject(projectOf(rooms, { floorId: COASTAL_MAPLE.id }), SAMPLE_FLOORS).shares;
    expect(share).toMatchObject({ measuredSqft: 1_000_000_000_000, boxes: 465_313_029, isTooMany: true });
  });

  test('The last box that one order takes is not too many, and the next one is', () => {
    const floors = new Map([[COASTAL_MAPLE.id, { ...COASTAL_MAPLE, sqftPerBox: 100 }]]);
    const tooMany = (size: string) =>
      measureProject(projectOf([roomOf([size], { wastePercent: 0 })], { floorId: COASTAL_MAPLE.id }), floors).shares.map(
        ({ boxes, isTooMany }) => [boxes, isTooMany],
      );
    expect([tooMany('99 x 101'), tooMany('100 x 100')]).toEqual([[[9_999, false]], [[10_000, true]]]);
  });

  test('A floor without an area has no boxes', () => {
    expect(boxesForAreas([{ area: 100n, wastePercent: 10 }], 0)).toBe(0);
  });
});

describe('What is left over, in words', () => {
  test.each([
    [0, 'nothing'],
    [200, 'less than a quarter of a box'],
    [1_182, 'about half a box'],
    [2_364, 'about 1 box'],
    [3_168, 'about 1 and a quarter boxes'],
    [4_728, 'about 2 boxes'],
  ])('%d hundredths of a square foot are %s', (area, words) => {
    expect(inBoxes(area, 2_364)).toBe(words);
  });

  test('Twelve boxes for 252 sqft leave words about the rest and about one box fewer', () => {
    const share = shareOf('14 x 18');
    expect(leftOverWords(share)).toBe('31.68 sqft more than you measured, about 1 and a quarter boxes. Cuts at walls use up part of it.');
    expect(oneBoxFewerWords(share)).toBe('One box fewer would leave 3.1% for cuts. One piece too short, and you wait for another box.');
  });

  test('One box fewer than barely enough leaves floor bare', () => {
    expect(oneBoxFewerWords(shareOf('4 x 6'))).toBe('One box fewer would leave 0.36 sqft without a floor.');
    expect(oneBoxFewerWords(shareOf('2 x 2'))).toBe('One box is the least there is.');
  });
});

describe('The plan', () => {
  test('An L-shape has the walls of its rectangle, an island adds its own', () => {
    const wallsOf = (sizes: readonly string[], place: 'top-right' | 'middle' = 'top-right'): number => {
      const room = roomOf(sizes);
      const plan = planOf(measureRoom({ ...room, parts: room.parts.map((part) => (part.isTakenAway ? { ...part, place } : part)) }));
      return plan === null ? 0 : wallLength(plan) / 1_200;
    };
    expect(wallsOf(['20 x 15'])).toBe(70);
    expect(wallsOf(['20 x 15', '-6 x 5'])).toBe(70);
    expect(wallsOf(['20 x 15', '-3 x 7'], 'middle')).toBe(90);
    expect(wallsOf(['20 x 15', '4 x 15'])).toBe(78);
  });

  test('Parts at one side stand one after the other, and what sticks out is drawn up to the walls', () => {
    expect(planOf(measureRoom(roomOf(['10 x 10', '4 x 3', '5 x 2', '-20 x 1'])))).toMatchObject({
      across: 18_000,
      along: 12_000,
      parts: [
        { x: 0, y: 0 },
        { x: 12_000, y: 1_200 },
        { x: 12_000, y: 4_800 },
        { x: 0, y: 0, across: 12_000, along: 1_200 },
      ],
    });
  });

  test('A room with nothing measured has no plan and says so', () => {
    const empty = measureRoom(roomOf(['', '-3 x 3'], { name: 'Attic' }));
    expect(planOf(empty)).toBeNull();
    expect(planWords(measureRoom(roomOf([''], { name: 'Attic' })))).toBe('Attic: nothing measured yet.');
  });

  test('The plan is said in words', () => {
    expect(planWords(measureRoom(roomOf(['20 x 15', '-6 x 5'], { name: 'Kitchen' })))).toBe(
      'Kitchen: 20 ft by 15 ft. Taken away, top right corner: 6 ft by 5 ft. 270.00 sqft in all.',
    );
  });
});

describe('The materials', () => {
  test('Trim by the walls, a strip for each doorway, a nose for each step, film below a floating floor', () => {
    const { rooms, shares } = measureProject(
      projectOf([roomOf(['14 x 18'], { doorways: 2, stairSteps: 13 })], { floorId: COASTAL_MAPLE.id }),
      SAMPLE_FLOORS,
    );
    expect(materialsFor(rooms, shares).map(({ what, amount }) => [what, amount])).toEqual([
      ['Trim along the walls (quarter round)', '64 ft: 9 pieces of 94 in'],
      ['Transition strips', '2 strips'],
      ['Stair noses', '13 noses'],
      ['6-mil vapor film', '252.00 sqft: 1 roll of 500 sqft'],
    ]);
  });

  test.each([
    [{ hasPad: false, installMethod: 'click' as const }, ['Underlayment', '6-mil vapor film']],
    [{ hasPad: false, installMethod: 'glue' as const }, []],
    [{ hasPad: null, installMethod: 'glue' as const }, []],
    [{ hasPad: null, installMethod: null }, ['Underlayment and film']],
  ])('Below a floor with %o lies what it needs', (facts, expected) => {
    const floor = floorOf(1, 'Plain', 5_000, 2_000, facts);
    const { rooms, shares } = measureProject(projectOf([roomOf(['10 x 10'])], { floorId: 1 }), new Map([[1, floor]]));
    expect(
      materialsFor(rooms, shares)
        .map(({ what }) => what)
        .slice(1),
    ).toEqual(expected);
  });

  test('The materials of one step, of many rooms and of two floors are counted and named', () => {
    const bare = { hasPad: false, installMethod: 'click' as const };
    const floors = new Map([
      [1, floorOf(1, 'Ash', 5_000, 2_000, bare)],
      [2, floorOf(2, 'Elm', 5_000, 2_000, bare)],
      [3, floorOf(3, 'Fir', 5_000, 2_000, { hasPad: null, installMethod: 'click' })],
    ]);
    const rooms = [1, 2, 3].map((floorId) =>
      roomOf(['20 x 10'], { floorId, stairSteps: floorId === 1 ? 1 : 0, doorways: floorId === 2 ? 1 : 0 }),
    );
    const { rooms: measured, shares } = measureProject(projectOf([...rooms, roomOf([''])]), floors);
    expect(materialsFor(measured, shares).map(({ what, amount, why }) => [what, amount, why.split(':')[0]])).toEqual([
      ['Trim along the walls (quarter round)', '180 ft: 23 pieces of 94 in', expect.any(String)],
      ['Transition strips', '1 strip', 'One for each doorway'],
      ['Stair noses', '1 nose', expect.any(String)],
      ['Underlayment', '400.00 sqft: 2 rolls of 200 sqft', 'For Ash, Elm'],
      ['6-mil vapor film', '600.00 sqft: 2 rolls of 500 sqft', expect.any(String)],
      ['Underlayment and film', 'Ask us', 'We do not know here what Fir needs below.'],
    ]);
  });

  test('Nothing measured needs nothing', () => {
    expect(materialsFor([measureRoom(roomOf(['']))], [])).toEqual([]);
  });
});

describe('Two copies of a project', () => {
  const kitchen = roomOf(['10 x 10'], { id: 'kitchen', changedAt: 10 });
  const hall = roomOf(['3 x 9'], { id: 'hall', changedAt: 10 });

  test('Of each room the later change wins, and no room is lost', () => {
    const here = projectOf([{ ...kitchen, name: 'Kitchen', changedAt: 20 }, hall]);
    const there = projectOf([kitchen, { ...hall, name: 'Hall', changedAt: 30 }, roomOf(['5 x 5'], { id: 'closet' })]);
    for (const merged of [mergeProjects(here, there), mergeProjects(there, here)]) {
      expect(merged.rooms.map(({ id }) => id).toSorted()).toEqual(['closet', 'hall', 'kitchen']);
      expect(merged.rooms).toEqual(
        expect.arrayContaining([expect.objectContaining({ name: 'Kitchen' }), expect.objectContaining({ name: 'Hall' })]),
      );
    }
  });

  test('A removed room stays removed, unless it was changed later', () => {
    const removed = projectOf([hall], { removedRooms: { kitchen: 15 } });
    expect(mergeProjects(projectOf([kitchen, hall]), removed).rooms.map(({ id }) => id)).toEqual(['hall']);
    expect(mergeProjects(projectOf([{ ...kitchen, changedAt: 16 }, hall]), removed).rooms).toHaveLength(2);
  });

  test('Rooms stand in the order in which they were made, those of one moment by their ids, whichever copy comes first', () => {
    const made = (id: string, madeAt: number) => roomOf(['1 x 1'], { id, madeAt });
    const here = projectOf([made('b', 5), made('c', 3)]);
    const there = projectOf([made('a', 5), made('d', 9)]);
    for (const merged of [mergeProjects(here, there), mergeProjects(there, here)]) {
      expect(merged.rooms.map(({ id }) => id)).toEqual(['c', 'a', 'b', 'd']);
    }
  });

  test('The name and the terms are those of the later copy', () => {
    const older = projectOf([], { name: 'Home', changedAt: 1, floors: [COASTAL_MAPLE] });
    expect(mergeProjects(older, projectOf([], { name: 'Beach house', changedAt: 2 }))).toMatchObject({
      name: 'Beach house',
      floors: [COASTAL_MAPLE],
    });
    expect(mergeProjects(projectOf([], { name: 'Beach house', changedAt: 2 }), older).name).toBe('Beach house');
  });
});

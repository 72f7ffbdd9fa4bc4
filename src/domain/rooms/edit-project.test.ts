import { describe, expect, test } from 'vitest';
import { COASTAL_MAPLE, GREY_SLATE, projectOf, roomOf } from '../../../tests/fixtures/sample-rooms';
import {
  copiedProject,
  freeName,
  newProject,
  projectBack,
  removedProject,
  withCopiedRoom,
  withFloor,
  withKnownFloor,
  withNewRoom,
  withoutRoom,
  withPart,
  withRoom,
  withRoomBack,
  withTerms,
} from './edit-project';
import { FIRST_TERMS, isThere, MAX_PARTS, MAX_ROOMS } from './project';

const tools = (at = 50) => {
  let made = 0;
  return { at, newId: () => `new-${(made += 1)}` };
};
const kitchen = roomOf(['10 x 10', '-3 x 3'], { id: 'kitchen', name: 'Kitchen', note: 'North', madeAt: 1, changedAt: 10 });
const hall = roomOf(['3 x 9'], { id: 'hall', name: 'Hall', pattern: 'diagonal', wastePercent: 12, madeAt: 2, changedAt: 12 });
const home = projectOf([kitchen, hall], { changedAt: 11 });

describe('A new project', () => {
  test('has one empty room, no floor and installation as in the cart', () => {
    expect(newProject('Home', tools())).toEqual({
      id: 'new-1',
      name: 'Home',
      rooms: [
        {
          id: 'new-2',
          name: 'Room 1',
          parts: [{ id: 'new-3', typed: '', isTakenAway: false, place: 'right' }],
          pattern: 'straight',
          wastePercent: null,
          floorId: null,
          doorways: 0,
          stairSteps: 0,
          note: '',
          madeAt: 50,
          changedAt: 50,
        },
      ],
      removedRooms: {},
      floorId: null,
      floors: [],
      terms: FIRST_TERMS,
      removedThrough: null,
      madeAt: 50,
      changedAt: 50,
    });
  });
});

test('A copy never cuts an emoji of the name in half: the account would refuse it', () => {
  const name = 'Kitchen and breakfast corner of the Ortegas, 2nd fl 🏠 home';
  const copy = copiedProject({ ...home, name }, tools());
  expect(copy.name).toBe('Kitchen and breakfast corner of the Ortegas, 2nd fl  (copy)');
  const { rooms } = withCopiedRoom({ ...home, rooms: [{ ...kitchen, name }] }, 'kitchen', tools());
  expect(rooms[1]?.name).toBe(copy.name);
});

describe('A room', () => {
  test('that is added comes last and is laid like the one before it', () => {
    const { rooms } = withNewRoom(home, tools());
    expect(rooms.map(({ name }) => name)).toEqual(['Kitchen', 'Hall', 'Room 3']);
    expect(rooms[2]).toMatchObject({ pattern: 'diagonal', wastePercent: 12, floorId: null });
  });

  test('has a name that no other has', () => {
    expect(freeName('Room', [{ name: 'Room 2' }])).toBe('Room 3');
    expect(freeName('Room', [{ name: 'Room 1' }])).toBe('Room 2');
    expect(freeName('Room', [{ name: 'Room 3' }, { name: 'Room 4' }])).toBe('Room 5');
  });

  test('that is changed is changed now, and no other room is', () => {
    const { rooms } = withRoom(home, 'hall', (room) => ({ ...room, note: 'Dark' }), { at: 50 });
    expect(rooms).toEqual([kitchen, { ...hall, note: 'Dark', changedAt: 50 }]);
  });

  test('that is copied stands at the end with parts of its own', () => {
    const { rooms } = withCopiedRoom(home, 'kitchen', tools());
    expect(rooms).toHaveLength(3);
    expect(rooms[2]).toMatchObject({ name: 'Kitchen (copy)', note: 'North', madeAt: 50, changedAt: 50 });
    expect(rooms[2]?.parts.map(({ id, typed }) => [id, typed])).toEqual([
      ['new-1', '10 x 10'],
      ['new-2', '3 x 3'],
    ]);
    expect(rooms[2]?.id).toBe('new-3');
  });

  test('with the longest name has a copy whose name is no longer', () => {
    const long = projectOf([{ ...kitchen, name: 'x'.repeat(60) }]);
    expect(withCopiedRoom(long, 'kitchen', tools()).rooms[1]?.name).toBe(`${'x'.repeat(53)} (copy)`);
  });

  test('that is not there is neither copied nor removed', () => {
    expect(withCopiedRoom(home, 'attic', tools())).toBe(home);
    expect(withoutRoom(home, 'attic')).toBe(home);
  });

  test('is not added to a hundred rooms', () => {
    const almost = projectOf(Array.from({ length: MAX_ROOMS - 1 }, (_each, index) => ({ ...kitchen, id: `room-${index}` })));
    const full = withNewRoom(almost, tools());
    expect(full.rooms).toHaveLength(MAX_ROOMS);
    expect(withNewRoom(full, tools())).toBe(full);
    expect(withCopiedRoom(full, 'room-1', tools())).toBe(full);
  });

  test('that is removed leaves the time of its last change, and comes back where it stood', () => {
    const without = withoutRoom(projectOf([kitchen, hall], { removedRooms: { attic: 3 } }), 'kitchen');
    expect(without).toMatchObject({ rooms: [hall], removedRooms: { attic: 3, kitchen: 10 } });
    const back = withRoomBack(without, kitchen, { at: 50 });
    expect(back.rooms).toEqual([{ ...kitchen, changedAt: 50 }, hall]);
    expect(withRoomBack(back, kitchen, { at: 60 }).rooms).toEqual([{ ...kitchen, changedAt: 60 }, hall]);
  });

  test('takes a part at its right, or one taken away from its top right corner, and twenty of them', () => {
    expect(withPart(kitchen, false, () => 'new').parts.at(-1)).toEqual({ id: 'new', typed: '', isTakenAway: false, place: 'right' });
    expect(withPart(kitchen, true, () => 'new').parts.at(-1)).toEqual({ id: 'new', typed: '', isTakenAway: true, place: 'top-right' });
    const full = roomOf(Array.from({ length: MAX_PARTS }, () => '1 x 1'));
    expect(withPart({ ...full, parts: full.parts.slice(1) }, false, () => 'new').parts).toHaveLength(MAX_PARTS);
    expect(withPart(full, false, () => 'new')).toBe(full);
  });
});

describe('A project', () => {
  test('that is copied is new: its rooms have ids of their own, and nothing was removed from it', () => {
    const copy = copiedProject({ ...home, removedRooms: { attic: 3 }, removedThrough: 4 }, tools());
    expect(copy).toMatchObject({ id: 'new-3', name: 'Home (copy)', removedRooms: {}, removedThrough: null, madeAt: 50, changedAt: 50 });
    expect(copy.rooms).toEqual([
      { ...kitchen, id: 'new-1', changedAt: 50 },
      { ...hall, id: 'new-2', changedAt: 50 },
    ]);
  });

  test('that is removed is gone, and there again once that is undone', () => {
    const removed = removedProject(home);
    expect([removed.removedThrough, isThere(removed)]).toEqual([12, false]);
    expect(isThere(projectBack(removed, { at: 50 }))).toBe(true);
  });

  test('has the floor that was chosen last, and knows its figures as of then', () => {
    const chosen = withFloor(home, COASTAL_MAPLE, { at: 50 });
    expect(chosen).toMatchObject({ floorId: 107, floors: [{ ...COASTAL_MAPLE, notedAt: 50 }], changedAt: 50 });
    expect(withFloor(chosen, null, { at: 60 })).toMatchObject({ floorId: null, floors: [{ id: 107 }], changedAt: 60 });
  });

  test('notes the figures of a floor again only when they have changed', () => {
    const knowing = withKnownFloor(withKnownFloor(home, GREY_SLATE, { at: 40 }), COASTAL_MAPLE, { at: 50 });
    expect(withKnownFloor(knowing, { ...COASTAL_MAPLE, notedAt: 70 }, { at: 70 })).toBe(knowing);
    expect(withKnownFloor(knowing, null, { at: 70 })).toBe(knowing);
    const dearer = withKnownFloor(knowing, { ...COASTAL_MAPLE, pricePerBoxCents: 8_000 }, { at: 70 });
    expect(dearer.floors.map(({ id, pricePerBoxCents, notedAt }) => [id, pricePerBoxCents, notedAt])).toEqual([
      [133, 6_392, 40],
      [107, 8_000, 70],
    ]);
    expect(dearer.changedAt).toBe(11);
  });

  test('keeps the other terms when one of them changes', () => {
    const changed = withTerms(home, { zip: '33145' }, { at: 50 });
    expect(changed).toMatchObject({ terms: { ...FIRST_TERMS, zip: '33145' }, changedAt: 50 });
  });
});

import { expect, test } from 'vitest';
import { COASTAL_MAPLE, GREY_SLATE, NATURAL_OAK, projectOf, roomOf } from '../../../tests/fixtures/sample-rooms';
import { withoutRoom } from './edit-project';
import { isSameProject, mergeProjects } from './merge-projects';
import { MAX_REMOVED_ROOMS, type Project } from './project';
import { MAX_SEEN } from './room';

/** The merge in both orders, which must be one. */
function merged(one: Project, two: Project): Project {
  const result = mergeProjects(one, two);
  expect(mergeProjects(two, one)).toEqual(result);
  return result;
}

const kitchen = roomOf(['10 x 10'], { id: 'kitchen', changedAt: 10 });

test('Two changes of one moment are decided the same way on both devices', () => {
  const rooms = [
    { ...kitchen, note: 'a' },
    { ...kitchen, note: 'b' },
  ] as const;
  expect(merged(projectOf([rooms[0]], { name: 'Home' }), projectOf([rooms[1]], { name: 'House' }))).toMatchObject({
    name: 'House',
    rooms: [rooms[1]],
  });
});

test('The figures of a floor are those that were read last, and the floors stand in one order', () => {
  const dearer = { ...COASTAL_MAPLE, pricePerBoxCents: 8_000, notedAt: 5 };
  const { floors } = merged(projectOf([], { floors: [GREY_SLATE, dearer] }), projectOf([], { floors: [COASTAL_MAPLE, NATURAL_OAK] }));
  expect(floors).toEqual([NATURAL_OAK, dearer, GREY_SLATE]);
});

test('A room that was removed as it was last changed is gone, and one that was changed after it stays', () => {
  const rooms = [roomOf(['4 x 4'], { id: 'kitchen', changedAt: 5 }), roomOf(['4 x 4'], { id: 'hall', changedAt: 6 })];
  const left = mergeProjects(projectOf(rooms), projectOf([], { removedRooms: { kitchen: 5, hall: 5 } })).rooms;
  expect(left.map(({ id }) => id)).toEqual(['hall']);
});

test('A change that a removal had not seen brings the room back, although its clock was behind; one that it had seen does not', () => {
  const known = { tablet: 5, phone: 200 };
  const removal = projectOf([], { removedRooms: { kitchen: 200 }, removedSeen: { kitchen: known } });
  const changedBy = (tabletAt: number) => projectOf([{ ...kitchen, changedAt: 150, seen: { ...known, tablet: tabletAt } }]);
  expect(merged(removal, changedBy(150)).rooms).toHaveLength(1);
  expect(merged(removal, changedBy(5)).rooms).toEqual([]);
});

test('A removal of a room that was changed by a clock ahead says which changes it had seen, and is remembered with those of others', () => {
  const removedBy = (seen: Readonly<Record<string, number>>) => withoutRoom(projectOf([{ ...kitchen, changedAt: 9, seen }]), 'kitchen');
  const both = merged(removedBy({ tablet: 9 }), removedBy({ phone: 9 }));
  expect(both.removedSeen).toEqual({ kitchen: { tablet: 9, phone: 9 } });
  expect(isSameProject(both, removedBy({ tablet: 9 }))).toBe(false);
  expect(merged(both, projectOf([{ ...kitchen, changedAt: 9, seen: { phone: 9 } }])).rooms).toEqual([]);
});

test('A removal is that of the later copy: of a project, and of a room', () => {
  const removed = (removedThrough: number | null, kitchenAt: number) =>
    projectOf([], { removedThrough, removedRooms: { kitchen: kitchenAt } });
  expect(merged(removed(null, 3), removed(7, 2))).toMatchObject({ removedThrough: 7, removedRooms: { kitchen: 3 } });
  expect(merged(removed(4, 3), removed(7, 5))).toMatchObject({ removedThrough: 7, removedRooms: { kitchen: 5 } });
  expect(merged(removed(null, 3), removed(null, 3)).removedThrough).toBeNull();
});

test('The latest removals are remembered, those of one moment by their ids', () => {
  const removals = (from: number, at: number) =>
    Object.fromEntries(Array.from({ length: 200 }, (_each, index) => [`room-${from + index}`, at]));
  const { removedRooms } = merged(
    projectOf([], { removedRooms: removals(300, 2) }),
    projectOf([], { removedRooms: { ...removals(500, 2), old: 1, late: 9 } }),
  );
  expect(Object.keys(removedRooms)).toHaveLength(MAX_REMOVED_ROOMS);
  expect(Object.keys(removedRooms).slice(0, 2)).toEqual(['late', 'room-300']);
  expect(removedRooms).toHaveProperty('room-598');
  expect(removedRooms).not.toHaveProperty('room-599');
  expect(removedRooms).not.toHaveProperty('old');
});

test('Copies are equal whatever the order of their fields, rooms and floors, and not when a room, a floor or a removal differs', () => {
  const hall = roomOf(['3 x 9'], { id: 'hall' });
  const one = projectOf([kitchen, hall], { floors: [COASTAL_MAPLE, GREY_SLATE] });
  const turned = Object.fromEntries(Object.entries(one).toReversed()) as unknown as Project;
  expect(isSameProject(one, { ...turned, rooms: [hall, kitchen], floors: [GREY_SLATE, COASTAL_MAPLE] })).toBe(true);
  for (const other of [
    { ...one, name: 'House' },
    { ...one, rooms: [kitchen] },
    { ...one, rooms: [kitchen, { ...hall, note: 'Dark' }] },
    { ...one, floors: [COASTAL_MAPLE, { ...GREY_SLATE, notedAt: 1 }] },
    { ...one, removedRooms: { attic: 1 } },
    { ...one, removedThrough: 1 },
  ]) {
    expect(isSameProject(one, other)).toBe(false);
  }
});

test('Versions of one room that knew nothing of each other: the latest is shown, the next is kept beside it, in whatever order they come', () => {
  const version = (device: string, changedAt: number, size: string) =>
    projectOf([roomOf([size], { id: 'kitchen', changedAt, seen: { base: 1, [device]: changedAt } })]);
  const [first, second, third] = [version('a', 10, '1 x 1'), version('b', 20, '2 x 2'), version('c', 30, '3 x 3')];
  const together = merged(merged(first, second), third);
  expect(merged(first, merged(second, third))).toEqual(together);
  expect(merged(merged(third, first), second)).toEqual(together);
  const [room] = together.rooms;
  expect([room?.parts[0]?.typed, room?.other?.parts[0]?.typed, room?.seen]).toEqual(['3 x 3', '2 x 2', { base: 1, a: 10, b: 20, c: 30 }]);
  for (const each of [first, second, third]) expect(merged(together, each)).toEqual(together);
});

test('Two devices that made the same of a room have one version of it', () => {
  const version = (device: string, changedAt: number) => projectOf([{ ...kitchen, changedAt, seen: { [device]: changedAt } }]);
  const [room] = merged(version('a', 10), version('b', 20)).rooms;
  expect([room?.other, room?.seen]).toEqual([undefined, { a: 10, b: 20 }]);
});

test('A room remembers the devices that changed it last', () => {
  const seenBy = (from: number) =>
    Object.fromEntries(Array.from({ length: MAX_SEEN }, (_each, index) => [`d${from + index}`, from + index]));
  const [room] = merged(projectOf([{ ...kitchen, seen: seenBy(1) }]), projectOf([{ ...kitchen, seen: seenBy(11), changedAt: 11 }])).rooms;
  expect(room?.seen).toEqual(seenBy(11));
});

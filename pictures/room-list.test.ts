import { expect, test } from 'vitest';
import { looks } from './looks';
import { roomFor } from './room-list';

test('Floors that stand beside each other in a list are shown in different rooms, and no room comes back before the third', () => {
  const rooms = looks.map(({ id }) => roomFor(id, 'room').name);
  expect(new Set(rooms).size).toBe(4);
  for (const [i, room] of rooms.entries()) expect(rooms.slice(i + 1, i + 3)).not.toContain(room);
});

test('A floor is shown in two different rooms', () => {
  for (const { id } of looks) expect(roomFor(id, 'other-room').name).not.toBe(roomFor(id, 'room').name);
});

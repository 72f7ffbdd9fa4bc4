import 'fake-indexeddb/auto';
import { databaseCalled, troubledDatabase } from '../../tests/fixtures/device-database';
import { expect, test } from 'vitest';
import { withNewRoom, withoutRoom, withRoom, withRoomBack } from '../domain/rooms/edit-project';
import type { Project } from '../domain/rooms/project';
import type { Room } from '../domain/rooms/room';
import type { Database } from './kept/database';
import { createRooms, type Rooms } from './rooms';

let databases = 0;
let ids = 0;

/** Tabs of one browser: they share a database and are notified of each other's changes. */
function browser(databaseOf: () => Database = sharedDatabase()) {
  const heard: (() => void)[] = [];
  return (): Rooms => {
    let own: (() => void) | undefined;
    return createRooms({
      database: databaseOf(),
      channel: {
        post: () => heard.filter((listener) => listener !== own).forEach((listener) => listener()),
        listen: (listener) => {
          own = () => listener('changed');
          heard.push(own);
        },
      },
      now: () => Date.now(),
      newId: () => `id-${(ids += 1)}`,
      device: () => 'here',
    });
  };
}

function sharedDatabase(): () => Database {
  databases += 1;
  const name = `rooms-${databases}`;
  return () => databaseCalled(name);
}

const typeInto = (tab: Rooms, projectId: string, roomId: string, typed: string): void =>
  tab.change(projectId, (project, tools) =>
    withRoom(project, roomId, (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed })) }), tools),
  );
const typedIn = (tab: Rooms): readonly string[] =>
  tab.get().projects.flatMap(({ rooms }) => rooms.flatMap(({ parts }) => parts.map(({ typed }) => typed)));

function made(tab: Rooms): readonly [Project, Room] {
  const project = tab.create();
  const room = project?.rooms[0];
  if (project === null || room === undefined) throw new Error('No project');
  return [project, room];
}

test('What is measured is there after a reload', async () => {
  const openTab = browser();
  const tab = openTab();
  await tab.open(null);
  const [project, room] = made(tab);
  typeInto(tab, project.id, room.id, '14 x 18');
  expect(typedIn(tab)).toEqual(['14 x 18']);
  await tab.saved();

  const later = openTab();
  expect(later.get().isRead).toBe(false);
  await later.open(null);
  expect(typedIn(later)).toEqual(['14 x 18']);
});

test('Two tabs that measure two rooms at once keep both', async () => {
  const openTab = browser();
  const [one, two] = [openTab(), openTab()];
  await one.open(null);
  const [project, kitchen] = made(one);
  one.change(project.id, withNewRoom);
  await one.saved();
  await two.open(null);
  const hall = two.get().projects[0]?.rooms[1];
  typeInto(one, project.id, kitchen.id, '14 x 18');
  typeInto(two, project.id, hall?.id ?? '', '3 x 22');
  await Promise.all([one.saved(), two.saved()]);
  await expect
    .poll(() => [typedIn(one), typedIn(two)])
    .toEqual([
      ['14 x 18', '3 x 22'],
      ['14 x 18', '3 x 22'],
    ]);
});

test('A removed room stays away in the other tab too, and comes back by undo', async () => {
  const openTab = browser();
  const [one, two] = [openTab(), openTab()];
  await one.open(null);
  const [project, room] = made(one);
  await one.saved();
  await two.open(null);
  one.change(project.id, (each) => withoutRoom(each, room.id));
  await expect.poll(() => two.get().projects[0]?.rooms).toEqual([]);
  one.change(project.id, (each, tools) => withRoomBack(each, room, tools));
  await expect.poll(() => two.get().projects[0]?.rooms.map(({ id }) => id)).toEqual([room.id]);
});

test('A room that is just being saved stays on the screen while the device is read', async () => {
  const tab = browser()();
  await tab.open(null);
  made(tab);
  await tab.collection.readAll();
  expect(tab.get().projects).toHaveLength(1);
  await tab.saved();
  await tab.collection.readAll();
  expect(tab.get().projects).toHaveLength(1);
});

test('Whose projects are shown changes at once: none of a visitor is changed for an account, and what was just typed is kept', async () => {
  const openTab = browser();
  const tab = openTab();
  await tab.open(null);
  const [project, room] = made(tab);
  typeInto(tab, project.id, room.id, '14 x 18');
  const opened = tab.open('ana');
  expect(tab.get()).toMatchObject({ projects: [], isRead: false });
  await opened;
  expect(typedIn(tab)).toEqual(['14 x 18']);
  await tab.open(null);
  expect(typedIn(tab)).toEqual(['14 x 18']);
});

test('A removed project is gone for every tab, and comes back by undo', async () => {
  const openTab = browser();
  const [one, two] = [openTab(), openTab()];
  await one.open(null);
  const [project] = made(one);
  await one.saved();
  await two.open(null);
  await one.remove(project.id);
  await expect.poll(() => two.get().projects).toEqual([]);
  one.putBack(project);
  await expect.poll(() => two.get().projects.map(({ id }) => id)).toEqual([project.id]);
});

test('A hundred projects are the most, and a copy has rooms of its own', async () => {
  const tab = browser()();
  await tab.open(null);
  const [project] = made(tab);
  const copy = tab.copy(project.id);
  expect(copy).toMatchObject({ name: 'Project 1 (copy)', rooms: [{ name: 'Room 1' }] });
  expect(copy?.rooms[0]?.id).not.toBe(project.rooms[0]?.id);
  for (let count = 2; count < 100; count += 1) expect(tab.create()).not.toBeNull();
  expect(tab.create()).toBeNull();
  expect(tab.copy(project.id)).toBeNull();
  await tab.saved();
});

test.each(['full', 'unavailable'] as const)(
  'On a device that is %s what was typed stays on the screen, and it is said',
  async (trouble) => {
    const device = troubledDatabase();
    device.trouble.write = trouble;
    const tab = browser(() => device.database)();
    await tab.open(null);
    const [project, room] = made(tab);
    typeInto(tab, project.id, room.id, '14 x 18');
    await tab.saved();
    expect(tab.get().trouble).toBe(trouble);
    expect(typedIn(tab)).toEqual(['14 x 18']);
    device.trouble.write = null;
    typeInto(tab, project.id, room.id, '14 x 19');
    await expect.poll(() => tab.get().trouble).toBeNull();
    await tab.remove(project.id);
  },
);

test('What lies damaged on the device does not keep the rest from being read', async () => {
  const open = sharedDatabase();
  const tab = browser(open)();
  await tab.open(null);
  const [project, room] = made(tab);
  typeInto(tab, project.id, room.id, '9 x 9');
  await tab.saved();
  const request = indexedDB.open(`rooms-${databases}`);
  await new Promise<void>((resolve) => {
    request.onsuccess = () => {
      const transaction = request.result.transaction('rooms', 'readwrite');
      transaction.objectStore('rooms').put({ v: 1, id: 'bad', rooms: 'none', floors: [3], terms: 7 }, 'bad');
      transaction.objectStore('rooms').put('nonsense', 'worse');
      transaction.oncomplete = () => resolve();
    };
  });
  const later = browser(open)();
  await later.open(null);
  expect(later.get().projects).toHaveLength(2);
  expect(typedIn(later)).toEqual(['9 x 9']);
});

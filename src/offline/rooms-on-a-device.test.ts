// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseCalled, troubledDatabase } from '../../tests/fixtures/device-database';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { withNewRoom } from '../domain/rooms/edit-project';
import { isThere, type Project } from '../domain/rooms/project';
import { createRooms, NOTHING_READ, type Rooms } from './rooms';
import { hasRooms } from './what-waits';

let databases = 0;
let ids: number;
let clock: number;
let tab: ReturnType<typeof troubledDatabase>;
let device: ReturnType<typeof deviceRooms>;
let rooms: Rooms;
let hear: () => void;
const post = vi.fn();

beforeEach(() => {
  vi.clearAllMocks();
  hasRooms.set(false);
  [clock, ids, databases] = [1_000, 0, databases + 1];
  const database = databaseCalled(`rooms-on-a-device-${databases}`);
  tab = troubledDatabase(database);
  device = deviceRooms(database);
  rooms = createRooms({
    database: tab.database,
    channel: { post, listen: (listener) => void (hear = () => listener('changed')) },
    now: () => clock,
    newId: () => `id-${(ids += 1)}`,
    device: () => 'here',
  });
});

const names = (): readonly string[] => rooms.get().projects.map(({ name }) => name);
function made(): Project {
  const project = rooms.create();
  if (project === null) throw new Error('No project');
  return project;
}
const rename = (id: string, name: string): void => rooms.change(id, (each, { at }) => ({ ...each, name, changedAt: at }));
const namesOnDevice = async (accountId: string | null) => (await device.read(accountId)).map(({ project }) => project.name).toSorted();

describe('The rooms of a device', () => {
  it('are read when somebody opens them, once, and what other tabs do is followed', async () => {
    const read = vi.spyOn(tab.database, 'read');
    expect(rooms.get()).toEqual(NOTHING_READ);
    const opening = rooms.open(null);
    expect(rooms.open(null)).toBe(opening);
    await opening;
    expect([rooms.get(), read.mock.calls.length]).toEqual([{ ...NOTHING_READ, isRead: true }, 1]);
    await device.save(null, { ...made(), name: 'Of another tab', id: 'other', madeAt: 1 });
    hear();
    // Older than that of this tab.
    await expect.poll(names).toEqual(['Of another tab', 'Project 1']);
  });

  it('are told to other tabs, and noted for the next start, when they are on the device', async () => {
    await rooms.open(null);
    post.mockClear();
    expect(hasRooms.get()).toBe(false);
    made();
    await rooms.saved();
    expect([hasRooms.get(), post.mock.calls, await namesOnDevice(null)]).toEqual([true, [['changed']], ['Project 1']]);
    hasRooms.set(false);
    await rooms.collection.readAll();
    expect(hasRooms.get()).toBe(true);
  });

  it('that were removed leave the device when a visitor comes back; those of accounts stay', async () => {
    await rooms.open(null);
    const [gone] = [made(), made()];
    await rooms.remove(gone.id);
    for (const { project } of await device.read(null)) await device.save('ana', project);
    await rooms.open('ben');
    await rooms.open(null);
    const left = async (accountId: string | null) => (await device.read(accountId)).map(({ project }) => isThere(project)).toSorted();
    expect([await left(null), await left('ana')]).toEqual([[true], [false, true]]);
  });

  it('are left as they are by a change of nothing, or of what is not there', async () => {
    await rooms.open(null);
    const project = made();
    await rooms.saved();
    const write = vi.spyOn(tab.database, 'write');
    rooms.change(project.id, (each) => each);
    rename('unknown', 'Nothing');
    await rooms.remove('unknown');
    expect([rooms.copy('unknown'), write.mock.calls, names()]).toEqual([null, [], ['Project 1']]);
  });

  it('changed at once are each later than every change that is known, whatever the clock does', async () => {
    await rooms.open(null);
    const project = made();
    const moments: number[] = [];
    const note = (): void => rooms.change(project.id, (each, { at }) => (moments.push(at), { ...each, changedAt: at }));
    note();
    note();
    clock = 10;
    note();
    await rooms.saved();
    await device.save(null, { ...project, changedAt: 90_000 });
    await rooms.collection.readAll();
    note();
    expect(moments.toSorted((a, b) => a - b)).toEqual(moments);
    expect(new Set(moments).size).toBe(4);
    expect(moments.at(-1)).toBe(90_001);
    await rooms.saved();
  });

  it('come back by undo, also where this page has not known them', async () => {
    await rooms.open(null);
    const project = made();
    await rooms.remove(project.id);
    expect(names()).toEqual([]);
    rooms.putBack(project);
    rooms.putBack({ ...project, id: 'elsewhere', name: 'Elsewhere' });
    expect(names()).toEqual(['Project 1', 'Elsewhere']);
    await rooms.saved();
  });
});

it('The rooms of an account say what its server does not have yet, and what it does not take; those of a visitor wait for nothing', async () => {
  await rooms.open(null);
  made();
  await rooms.saved();
  expect(rooms.get().unsent.size).toBe(0);
  await rooms.open('ben');
  const project = made();
  await rooms.saved();
  expect([...rooms.get().unsent]).toEqual([[project.id, null]]);
  await device.all.reviseAll((all) => ({ put: all.map((kept) => ({ ...kept, refusal: 'Too many rooms' })) }));
  await rooms.collection.readAll();
  expect([...rooms.get().unsent]).toEqual([[project.id, 'Too many rooms']]);
  await device.settle('ben', project);
  await rooms.collection.readAll();
  expect([...rooms.get().unsent]).toEqual([]);
});

it('The rooms of an account are there again when it logs in again in the same page', async () => {
  await rooms.open('ana');
  made();
  await rooms.saved();
  await rooms.open(null);
  expect(names()).toEqual([]);
  await rooms.open('ana');
  expect([names(), rooms.get().isRead]).toEqual([['Project 1'], true]);
});

describe('A device that refuses', () => {
  it('says so while it saves, keeps what was typed on the screen, and says no more once all is saved', async () => {
    await rooms.open(null);
    const saved = made();
    await rooms.saved();
    tab.trouble.write = 'full';
    rename(saved.id, 'Attic');
    const project = made();
    await rooms.saved();
    await rooms.collection.readAll();
    expect([rooms.get().trouble, names()]).toEqual(['full', ['Attic', 'Project 2']]);
    tab.trouble.write = null;
    rename(project.id, 'Beach house');
    await rooms.saved();
    expect([rooms.get().trouble, await namesOnDevice(null)]).toEqual([null, ['Attic', 'Beach house']]);
  });

  it('says so while it is read, and has no rooms then', async () => {
    [tab.trouble.read, tab.trouble.write] = ['unavailable', 'unavailable'];
    await rooms.open(null);
    expect(rooms.get()).toMatchObject({ isRead: true, trouble: 'unavailable', projects: [] });
  });

  it('gives what a visitor measured to the account that is opened: it is nowhere else', async () => {
    await rooms.open(null);
    tab.trouble.write = 'full';
    const [measured, gone] = [made(), made()];
    rooms.change(measured.id, withNewRoom);
    await rooms.remove(gone.id);
    await rooms.saved();
    await rooms.open('ana');
    expect(names()).toEqual(['Project 1']);
    tab.trouble.write = null;
    rename(measured.id, 'Attic');
    await rooms.saved();
    expect(await namesOnDevice('ana')).toEqual(['Attic']);
  });

  it('gives nothing of one account to the next, and saves nothing of it when its data is lost later', async () => {
    await rooms.open('ana');
    tab.trouble.write = 'full';
    made();
    await rooms.saved();
    await rooms.open('ben');
    tab.trouble.write = null;
    tab.lose();
    made();
    await rooms.saved();
    expect([names(), await device.read('ana')]).toEqual([['Project 1'], []]);
  });

  it('that loses its data under the open page gets back what is shown, put together with what another tab saved', async () => {
    await rooms.open(null);
    const [first] = [made(), made()];
    for (const { id, name } of rooms.get().projects) rename(id, `${name}!`);
    await rooms.saved();
    await device.clear();
    await device.save(null, { ...first, name: 'Of another tab', changedAt: 90_000 });
    tab.lose();
    await expect.poll(() => namesOnDevice(null)).toEqual(['Of another tab', 'Project 2!']);
  });
});

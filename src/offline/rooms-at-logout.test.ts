// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProjectChanges } from '../contract/projects';
import { newProject, withNewRoom } from '../domain/rooms/edit-project';
import type { Project } from '../domain/rooms/project';
import { cartChanges } from './cart';
import { createRoomsExchange } from './exchange-rooms';
import { rooms } from './rooms';
import { createQueuePace } from './sync/queue-pace';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { hasRooms } from './what-waits';

const device = deviceRooms();
let ids = 0;

function measured(): Project {
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  return withNewRoom(newProject('Project', tools), { ...tools, at: 2_000 });
}

beforeEach(async () => {
  await device.clear();
  hasRooms.set(true);
});
afterEach(() => void vi.unstubAllGlobals());

test('A logout leaves the unsent rooms of an account that the store closed before: they still wait, are counted and are wiped with it', async () => {
  await device.save('ben', measured());
  await rooms.discardSentOf('ben');
  await device.save('ana', measured());
  await rooms.discardOf('ana');
  expect(hasRooms.get()).toBe(true);
  expect(await rooms.unsentCountOf('ben')).toBe(1);
  await rooms.discardOf('ben');
  expect(await device.read('ben')).toEqual([]);
  expect(hasRooms.get()).toBe(false);
});

test('A logout leaves what a visitor measured, and notes that it is there', async () => {
  await device.save(null, measured());
  await device.save('ana', measured());
  await rooms.discardOf('ana');
  expect(await device.read('ana')).toEqual([]);
  expect(await device.read(null)).toHaveLength(1);
  expect(hasRooms.get()).toBe(true);
});

test('What an exchange that is under way at the logout writes afterwards is deleted once it is over', async () => {
  // One at a time, like the browser's lock.
  let last: Promise<unknown> = Promise.resolve();
  const runLocked = <Value>(_name: string, work: () => Promise<Value>): Promise<Value> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
  let sendReply: (changes: ProjectChanges) => void = () => undefined;
  let isAsked = false;
  const readSince = (): Promise<ProjectChanges> => {
    isAsked = true;
    return new Promise((resolve) => (sendReply = resolve));
  };
  const calls = { save: () => Promise.resolve(), readSince };
  const exchange = createRoomsExchange('ana', {
    rooms: device.all,
    calls,
    runLocked,
    pace: createQueuePace(),
    now: () => Date.now(),
  }).run();
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await rooms.discardOf('ana');
  const late = rooms.discardLateOf('ana', undefined, runLocked);
  sendReply({ projects: [measured()], version: 1, hasMore: false });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await exchange;
  await late;
  expect(put).toHaveBeenCalledTimes(1);
  put.mockRestore();
  expect(await device.read('ana')).toEqual([]);
});

test('What a page of another tab was saving at the logout is deleted too; of an account that was refused it waits', async () => {
  await rooms.discardOf('ana');
  await device.save('ana', measured());
  await device.save('ben', measured());
  await rooms.discardLateOf('ana', () => false);
  expect(await device.read('ana')).toHaveLength(1);
  await rooms.discardLateOf('ana');
  expect([await device.read('ana'), (await device.read('ben')).length]).toEqual([[], 1]);
});

test('What was written of an account stays where it is open again by then', async () => {
  await device.save('ana', measured());
  vi.spyOn(cartChanges, 'accountId').mockReturnValue('ana');
  await rooms.discardLateOf('ana');
  expect(await device.read('ana')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('Of an account whose key is refused goes what its server has; what waits to be sent stays, and what others have', async () => {
  const [sent, unsent] = [measured(), measured()];
  for (const accountId of ['ana', 'ben']) await device.settle(accountId, sent);
  await device.save('ana', unsent);
  await rooms.discardSentOf('ana');
  expect((await device.read('ana')).map(({ project }) => project.id)).toEqual([unsent.id]);
  expect(await device.read('ben')).toHaveLength(1);
  hasRooms.set(false);
  await rooms.discardSentOf('ben');
  expect(await device.read('ben')).toHaveLength(1);
});

test('A logout wipes the rooms of an account where local storage takes nothing more, so that no flag could be set', async () => {
  hasRooms.set(false);
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  await device.save('ana', measured());
  hasRooms.set(true);
  expect(await rooms.unsentCountOf('ana')).toBe(1);
  await rooms.discardOf('ana');
  expect(await device.read('ana')).toEqual([]);
});

test('An account takes from the device what it does not have, and nothing is written again at its next opening', async () => {
  const [kitchen, hall] = [measured(), measured()];
  for (const project of [kitchen, hall]) await device.save(null, project);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await device.claim('ana');
  expect(put).toHaveBeenCalledTimes(2);
  await device.claim('ana');
  expect(put).toHaveBeenCalledTimes(2);
  const newer = withNewRoom(hall, { at: 3_000, newId: () => `id-${(ids += 1)}` });
  await device.save(null, newer);
  put.mockClear();
  await device.claim('ana');
  expect(put.mock.calls.map(([, key]) => key)).toEqual([`ana ${hall.id}`]);
  expect((await device.read('ana')).map(({ project }) => project.rooms.length).toSorted()).toEqual([2, 3]);
  put.mockRestore();
});

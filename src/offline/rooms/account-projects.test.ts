// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ProjectChanges } from '../../contract/projects';
import { newProject, withNewRoom } from '../../domain/rooms/edit-project';
import type { Project } from '../../domain/rooms/project';
import { cartChanges } from '../cart';
import { countUnsentProjects, forgetLateProjectsOf, forgetProjectsOf, forgetSentProjectsOf } from './account-projects';
import { createProjectExchange } from './exchange-projects';
import { projectStorage } from './project-storage';
import { hasRooms, noteRooms } from './rooms-noted';

let ids = 0;

function measured(): Project {
  const tools = { at: 1_000, newId: () => `id-${(ids += 1)}` };
  return withNewRoom(newProject('Project', tools), { ...tools, at: 2_000 });
}

beforeEach(async () => {
  await projectStorage().revise(() => null);
  noteRooms(true);
});
afterEach(() => void vi.unstubAllGlobals());

test('A logout leaves the unsent rooms of an account that the store closed before: they still wait, are counted and are wiped with it', async () => {
  const storage = projectStorage();
  await storage.merge('ben', measured());
  await forgetSentProjectsOf('ben');
  await storage.merge('ana', measured());
  await forgetProjectsOf('ana');
  expect(hasRooms()).toBe(true);
  expect(await countUnsentProjects('ben')).toBe(1);
  await forgetProjectsOf('ben');
  expect(await storage.read('ben')).toEqual([]);
  expect(hasRooms()).toBe(false);
});

test('A logout leaves what a visitor measured, and notes that it is there', async () => {
  const storage = projectStorage();
  await storage.merge(null, measured());
  await storage.merge('ana', measured());
  await forgetProjectsOf('ana');
  expect(await storage.read('ana')).toEqual([]);
  expect(await storage.read(null)).toHaveLength(1);
  expect(hasRooms()).toBe(true);
});

test('What an exchange that is under way at the logout writes afterwards is deleted once it is over', async () => {
  const storage = projectStorage();
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
  const exchange = createProjectExchange('ana', { storage, calls, runLocked }).run();
  await vi.waitFor(() => expect(isAsked).toBe(true));
  await forgetProjectsOf('ana');
  const late = forgetLateProjectsOf('ana', undefined, runLocked);
  sendReply({ projects: [measured()], version: 1, hasMore: false });
  await exchange;
  expect(await storage.read('ana')).toHaveLength(1);
  await late;
  expect(await storage.read('ana')).toEqual([]);
});

test('What a page of another tab was saving at the logout is deleted too; of an account that was refused it waits', async () => {
  const storage = projectStorage();
  await forgetProjectsOf('ana');
  await storage.merge('ana', measured());
  await storage.merge('ben', measured());
  await forgetLateProjectsOf('ana', () => false);
  expect(await storage.read('ana')).toHaveLength(1);
  await forgetLateProjectsOf('ana');
  expect([await storage.read('ana'), (await storage.read('ben')).length]).toEqual([[], 1]);
});

test('What was written of an account stays where it is open again by then', async () => {
  const storage = projectStorage();
  await storage.merge('ana', measured());
  vi.spyOn(cartChanges, 'accountId').mockReturnValue('ana');
  await forgetLateProjectsOf('ana');
  expect(await storage.read('ana')).toHaveLength(1);
  vi.restoreAllMocks();
});

test('Of an account whose key is refused goes what its server has; what waits to be sent stays, and what others have', async () => {
  const storage = projectStorage();
  const [sent, unsent] = [measured(), measured()];
  for (const accountId of ['ana', 'ben']) await storage.settle(accountId, sent);
  await storage.merge('ana', unsent);
  await forgetSentProjectsOf('ana');
  expect((await storage.read('ana')).map(({ project }) => project.id)).toEqual([unsent.id]);
  expect(await storage.read('ben')).toHaveLength(1);
  noteRooms(false);
  await forgetSentProjectsOf('ben');
  expect(await storage.read('ben')).toHaveLength(1);
});

test('A logout wipes the rooms of an account where local storage takes nothing more, so that no flag could be set', async () => {
  noteRooms(false);
  const full = (): never => {
    throw new DOMException('full', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: full, removeItem: () => undefined });
  const storage = projectStorage();
  await storage.merge('ana', measured());
  noteRooms(true);
  expect(await countUnsentProjects('ana')).toBe(1);
  await forgetProjectsOf('ana');
  expect(await storage.read('ana')).toEqual([]);
});

test('An account takes from the device what it does not have, and nothing is written again at its next opening', async () => {
  const storage = projectStorage();
  const [kitchen, hall] = [measured(), measured()];
  for (const project of [kitchen, hall]) await storage.merge(null, project);
  const put = vi.spyOn(IDBObjectStore.prototype, 'put');
  await storage.claim('ana');
  expect(put).toHaveBeenCalledTimes(2);
  await storage.claim('ana');
  expect(put).toHaveBeenCalledTimes(2);
  const newer = withNewRoom(hall, { at: 3_000, newId: () => `id-${(ids += 1)}` });
  await storage.merge(null, newer);
  put.mockClear();
  await storage.claim('ana');
  expect(put.mock.calls.map(([, key]) => key)).toEqual([`ana ${hall.id}`]);
  expect((await storage.read('ana')).map(({ project }) => project.rooms.length).toSorted()).toEqual([2, 3]);
  put.mockRestore();
});

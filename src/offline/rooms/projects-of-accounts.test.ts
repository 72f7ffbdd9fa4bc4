import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { beforeEach, expect, it, vi } from 'vitest';
import { newProject, withNewRoom } from '../../domain/rooms/edit-project';
import type { Project } from '../../domain/rooms/project';
import { createProjects, type Projects } from './projects';
import { projectStorage, type ProjectStorage } from './project-storage';

let storage: ProjectStorage;
let projects: Projects;
/** Calls of the device's storage wait here while it is held. */
let gate: Promise<void>;
let openGate: () => void;
let databases = 0;
let ids = 0;

/** A read of the device has begun. */
const begun = () => vi.waitFor(() => expect(reads).toBeGreaterThan(0));
let reads = 0;

const newId = (): string => `id-${(ids += 1)}`;

function measured(): Project {
  const tools = { at: 1_000, newId };
  return withNewRoom(newProject('Home', tools), { ...tools, at: 2_000 });
}

function hold(): void {
  gate = new Promise((resolve) => (openGate = resolve));
}

beforeEach(() => {
  databases += 1;
  gate = Promise.resolve();
  reads = 0;
  storage = projectStorage(databaseCalled(`rooms-of-accounts-${databases}`));
  const slow: ProjectStorage = {
    ...storage,
    read: async (accountId) => {
      reads += 1;
      const read = await storage.read(accountId);
      await gate;
      return read;
    },
    merge: async (accountId, project) => {
      const merged = await storage.merge(accountId, project);
      await gate;
      return merged;
    },
  };
  projects = createProjects({ storage: slow, channel: { post: () => undefined, listen: () => undefined }, now: () => 5_000, newId });
});

const shown = () => projects.get().projects.map(({ id }) => id);

/** What the next shopper sees from now on, however short. */
function watch(): readonly string[] {
  const seen: string[] = [];
  projects.subscribe(() => seen.push(...shown()));
  return seen;
}

it('The rooms of who logged out while the device was read are not shown to the next shopper', async () => {
  await storage.merge('elena', measured());
  hold();
  const reading = projects.open('elena');
  await begun();
  const next = projects.open('ben');
  const seen = watch();
  openGate();
  await Promise.all([reading, next]);
  expect(seen).toEqual([]);
});

it('A read that was asked for by another part of the page, and ends after the next login, shows nothing of the former account', async () => {
  await storage.merge('elena', measured());
  await projects.open('elena');
  expect(shown()).toHaveLength(1);
  hold();
  const refreshing = projects.refresh();
  const next = projects.open('ben');
  const seen = watch();
  openGate();
  await Promise.all([refreshing, next]);
  expect(seen).toEqual([]);
});

it('A room that is saved while somebody else logs in belongs to its account alone', async () => {
  await projects.open('elena');
  hold();
  const project = projects.create();
  const next = projects.open('ben');
  openGate();
  await projects.saved();
  await next;
  await projects.saved();
  expect(shown()).toEqual([]);
  expect([project?.name, (await storage.read('ben')).length]).toEqual(['Project 1', 0]);
  expect((await storage.read('elena')).map(({ project: { id } }) => id)).toEqual([project?.id]);
});

it('An account that is left before its turn to be read takes nothing of the device’s rooms', async () => {
  await storage.merge(null, measured());
  hold();
  const first = projects.open(null);
  const elena = projects.open('elena');
  const ben = projects.open('ben');
  openGate();
  await Promise.all([first, elena, ben]);
  expect(await storage.read('elena')).toEqual([]);
  expect(await storage.read('ben')).toHaveLength(1);
});

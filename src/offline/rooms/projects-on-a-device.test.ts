// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { mergeProjects } from '../../domain/rooms/merge-projects';
import { isThere, type Project } from '../../domain/rooms/project';
import { StorageError } from '../storage/storage-error';
import type { ProjectStorage } from './project-storage';
import { createProjects, NOTHING_READ, type Projects } from './projects';
import type { KeptProject } from './read-project';
import { hasRooms, noteRooms } from './rooms-noted';

let kept: KeptProject[];
let storage: ProjectStorage;
let projects: Projects;
let clock: number;
let ids: number;
let tellLoss: () => void;
let hear: () => void;
const post = vi.fn();
const listen = vi.fn((listener: (news: 'changed') => void) => void (hear = () => listener('changed')));

beforeEach(() => {
  vi.clearAllMocks();
  noteRooms(false);
  [kept, clock, ids] = [[], 1_000, 0];
  storage = {
    read: async (accountId) => kept.filter((each) => each.accountId === accountId),
    merge: async (accountId, project) => {
      const stored = kept.find((each) => each.accountId === accountId && each.project.id === project.id);
      const together = stored === undefined ? project : mergeProjects(stored.project, project);
      kept = [...kept.filter((each) => each !== stored), { project: together, accountId, isUnsent: accountId !== null, refusal: null }];
      return together;
    },
    settle: async () => undefined,
    refuse: async () => undefined,
    claim: async () => undefined,
    revise: async (decide) => {
      kept = kept.flatMap((each) => {
        const decision = decide(each);
        return decision === null ? [] : [decision ?? each];
      });
    },
    onLost: (listener) => void (tellLoss = listener),
  };
  projects = createProjects({ storage, channel: { post, listen }, now: () => clock, newId: () => `id-${(ids += 1)}` });
});

const names = (): readonly string[] => projects.get().projects.map(({ name }) => name);
function made(): Project {
  const project = projects.create();
  if (project === null) throw new Error('No project');
  return project;
}
const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const rename = (id: string, name: string): void => projects.change(id, (each, { at }) => ({ ...each, name, changedAt: at }));

describe('The rooms of a device', () => {
  it('are read once, and what other tabs do is followed once', async () => {
    const read = vi.spyOn(storage, 'read');
    expect(projects.get()).toBe(NOTHING_READ);
    const opening = projects.open(null);
    expect(projects.open(null)).toBe(opening);
    await opening;
    await projects.open('ana');
    await projects.open(null);
    expect([read.mock.calls, listen.mock.calls.length]).toEqual([[[null], ['ana'], [null]], 1]);
    expect(projects.get()).toMatchObject({ isRead: true, trouble: null, projects: [] });
    await storage.merge(null, { ...made(), name: 'Of another tab', id: 'other', madeAt: 1 });
    hear();
    await expect.poll(names).toContain('Of another tab');
  });

  it('are shown oldest first, and each screen hears of each change until it stops', async () => {
    await projects.open(null);
    const told = vi.fn<() => void>();
    const stop = projects.subscribe(told);
    const first = made();
    expect(told).toHaveBeenCalled();
    clock = 500;
    await projects.saved();
    await storage.merge(null, { ...first, id: 'older', name: 'Older', madeAt: 1 });
    await projects.refresh();
    expect(names()).toEqual(['Older', 'Project 1']);
    stop();
    told.mockClear();
    made();
    expect(told).not.toHaveBeenCalled();
    await projects.saved();
  });

  it('are told to other tabs, and noted for the next start, when they are on the device', async () => {
    await projects.open(null);
    expect(hasRooms()).toBe(false);
    made();
    await projects.saved();
    expect([hasRooms(), post.mock.calls, kept.length]).toEqual([true, [['changed']], 1]);
    noteRooms(false);
    await projects.refresh();
    expect(hasRooms()).toBe(true);
  });

  it('are not read before somebody opens them', async () => {
    const read = vi.spyOn(storage, 'read');
    await projects.refresh();
    await projects.saved();
    expect(read).not.toHaveBeenCalled();
  });

  it('that were removed leave the device when a visitor comes back; those of accounts stay', async () => {
    await projects.open(null);
    const [gone] = [made(), made()];
    await projects.remove(gone.id);
    kept = [...kept, ...kept.map((each) => ({ ...each, accountId: 'ana' }))];
    await projects.open('ben');
    await projects.open(null);
    expect(kept.map(({ accountId, project }) => [accountId, isThere(project)])).toEqual([
      [null, true],
      ['ana', false],
      ['ana', true],
    ]);
  });

  it('are left as they are by a change of nothing, or of what is not there', async () => {
    await projects.open(null);
    const project = made();
    await projects.saved();
    const merge = vi.spyOn(storage, 'merge');
    projects.change(project.id, (each) => each);
    rename('unknown', 'Nothing');
    await projects.remove('unknown');
    expect([projects.copy('unknown'), merge.mock.calls, names()]).toEqual([null, [], ['Project 1']]);
  });

  it('changed at once are each later than every change that is known, whatever the clock does', async () => {
    await projects.open(null);
    const project = made();
    const moments: number[] = [];
    const note = (): void => projects.change(project.id, (each, { at }) => (moments.push(at), { ...each, changedAt: at }));
    note();
    note();
    clock = 10;
    note();
    await projects.saved();
    kept = kept.map((each) => ({ ...each, project: { ...each.project, changedAt: 90_000 } }));
    await projects.refresh();
    note();
    expect(moments.toSorted((a, b) => a - b)).toEqual(moments);
    expect(new Set(moments).size).toBe(4);
    expect(moments.at(-1)).toBe(90_001);
    await projects.saved();
  });

  it('come back by undo, also where this page has not known them', async () => {
    await projects.open(null);
    const project = made();
    await projects.remove(project.id);
    expect(names()).toEqual([]);
    projects.putBack(project);
    expect(names()).toEqual(['Project 1']);
    projects.putBack({ ...project, id: 'elsewhere', name: 'Elsewhere' });
    expect(names()).toEqual(['Project 1', 'Elsewhere']);
    await projects.saved();
  });
});

describe('The rooms of an account', () => {
  it('say what its server does not have yet, and what it does not take', async () => {
    await projects.open('ana');
    const project = made();
    await projects.saved();
    expect([...projects.get().unsent]).toEqual([[project.id, null]]);
    kept = kept.map((each) => ({ ...each, refusal: 'Too many rooms' }));
    await projects.refresh();
    expect([...projects.get().unsent]).toEqual([[project.id, 'Too many rooms']]);
    kept = kept.map((each) => ({ ...each, isUnsent: false }));
    await projects.refresh();
    expect([...projects.get().unsent]).toEqual([]);
  });

  it('get those of the device when it is opened; a visitor has nothing unsent', async () => {
    const claim = vi.spyOn(storage, 'claim');
    await projects.open(null);
    made();
    await projects.saved();
    expect([projects.get().unsent.size, claim.mock.calls]).toEqual([0, []]);
    await projects.open('ana');
    expect(claim.mock.calls).toEqual([['ana']]);
  });

  it('are not mixed with what is read late of another', async () => {
    await projects.open('ana');
    made();
    await projects.saved();
    let answer = (): void => undefined;
    const read = storage.read;
    vi.spyOn(storage, 'read').mockImplementationOnce(async (accountId) => {
      const found = await read(accountId);
      await new Promise<void>((resolve) => (answer = resolve));
      return found;
    });
    const late = projects.refresh();
    await settled();
    const opening = projects.open('ben');
    answer();
    await late;
    expect(names()).toEqual([]);
    await opening;
    expect(names()).toEqual([]);
  });

  it('are not mixed with what is saved late of another', async () => {
    await projects.open('ana');
    let goOn = (): void => undefined;
    const merge = storage.merge;
    vi.spyOn(storage, 'merge').mockImplementation(async (...change) => {
      await new Promise<void>((resolve) => (goOn = resolve));
      return merge(...change);
    });
    made();
    await projects.open('ben');
    goOn();
    await projects.saved();
    expect([names(), projects.get().unsent.size]).toEqual([[], 0]);
  });
});

describe('A device that refuses', () => {
  it.each<[string, Error]>([
    ['full', new StorageError('full')],
    ['failed', new Error('odd')],
  ])('says %s while it saves, keeps what was typed on the screen, and says no more once all is saved', async (trouble, error) => {
    await projects.open(null);
    const saved = made();
    await projects.saved();
    const merge = vi.spyOn(storage, 'merge').mockRejectedValue(error);
    rename(saved.id, 'Attic');
    const project = made();
    await projects.saved();
    expect([projects.get().trouble, names()]).toEqual([trouble, ['Attic', 'Project 2']]);
    await projects.refresh();
    expect(names()).toEqual(['Attic', 'Project 2']);
    merge.mockRestore();
    rename(project.id, 'Beach house');
    await projects.saved();
    expect([projects.get().trouble, kept.map((each) => each.project.name).toSorted()]).toEqual([null, ['Attic', 'Beach house']]);
  });

  it.each<[string, Error]>([
    ['unavailable', new StorageError('unavailable')],
    ['failed', new Error('odd')],
  ])('says %s while it is read, and has no rooms then', async (trouble, error) => {
    vi.spyOn(storage, 'read').mockRejectedValue(error);
    await projects.open(null);
    expect(projects.get()).toMatchObject({ isRead: true, trouble, projects: [] });
    await projects.refresh();
    hear();
    await settled();
    expect(projects.get().trouble).toBe(trouble);
  });

  it('gives what a visitor measured to the account that is opened: it is nowhere else', async () => {
    await projects.open(null);
    const merge = vi.spyOn(storage, 'merge').mockRejectedValue(new StorageError('full'));
    const [project, gone] = [made(), made()];
    await projects.remove(gone.id);
    await projects.saved();
    merge.mockRestore();
    await projects.open('ana');
    await projects.saved();
    expect(kept.filter(({ accountId }) => accountId === 'ana').map((each) => each.project.id)).toEqual([project.id]);
  });

  it('gives nothing of one account to the next', async () => {
    await projects.open('ana');
    vi.spyOn(storage, 'merge').mockRejectedValue(new StorageError('full'));
    made();
    await projects.saved();
    await projects.open('ben');
    expect(names()).toEqual([]);
  });

  it('that loses its data under the open page gets back what is shown', async () => {
    await projects.open(null);
    for (const project of [made(), made()]) rename(project.id, `${project.name}!`);
    await projects.saved();
    kept = [];
    tellLoss();
    await projects.saved();
    expect(kept.map((each) => each.project.name).toSorted()).toEqual(['Project 1!', 'Project 2!']);
  });
});

import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProject, withRoom } from '../../domain/rooms/edit-project';
import type { Project } from '../../domain/rooms/project';
import { projectStorage, type ProjectStorage } from './project-storage';

let databases = 0;
let ids = 0;
let storage: ProjectStorage;
beforeEach(() => {
  databases += 1;
  storage = projectStorage(databaseCalled(`project-storage-${databases}`));
});

const made = (): Project => newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
const sized = (project: Project, typed: string, at: number): Project =>
  withRoom(project, project.rooms[0]?.id ?? '', (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed })) }), { at });
const renamed = (project: Project, name: string, changedAt: number): Project => ({ ...project, name, changedAt });
const typedIn = ({ rooms }: Project): readonly string[] => rooms.flatMap(({ parts }) => parts.map(({ typed }) => typed));
const keptOf = async (accountId: string | null, id: string) => (await storage.read(accountId)).find(({ project }) => project.id === id);

describe('A project that is saved', () => {
  it('of the device belongs to nobody and is never unsent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    expect(await storage.merge(null, project)).toEqual(project);
    await storage.merge(null, sized(project, '5 x 6', 3_000));
    expect(await storage.read(null)).toEqual([
      { project: sized(project, '5 x 6', 3_000), accountId: null, isUnsent: false, refusal: null },
    ]);
    expect(await storage.read('ana')).toEqual([]);
  });

  it('of an account waits to be sent, and lies apart from that of the device and of others', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await storage.merge('ana', project);
    await storage.merge('ben', sized(project, '5 x 6', 3_000));
    expect(await storage.read('ana')).toEqual([{ project, accountId: 'ana', isUnsent: true, refusal: null }]);
    expect((await storage.read('ben')).map((kept) => typedIn(kept.project))).toEqual([['5 x 6']]);
    expect(await storage.read(null)).toEqual([]);
  });

  it('is put together with what another tab has saved of it', async () => {
    const project = made();
    await storage.merge(null, sized(project, '3 x 4', 5_000));
    const together = await storage.merge(null, renamed(project, 'Beach house', 4_000));
    expect([together.name, typedIn(together)]).toEqual(['Beach house', ['3 x 4']]);
    expect((await keptOf(null, project.id))?.project).toEqual(together);
  });

  it('as it is already waits for nothing: neither its refusal nor its being sent changes', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await storage.settle('ana', project);
    await storage.merge('ana', project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: null });
    await storage.refuse('ana', project, 'Too many rooms');
    await storage.merge('ana', project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: 'Too many rooms' });
    const changed = sized(project, '5 x 6', 3_000);
    await storage.merge('ana', changed);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true, refusal: null });
    await storage.merge('ana', changed);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true });
  });
});

describe('What the server has of a project', () => {
  it('that is not here is here then, and does not wait to be sent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await storage.settle('ana', project);
    expect(await storage.read('ana')).toEqual([{ project, accountId: 'ana', isUnsent: false, refusal: null }]);
  });

  it('and what is here are put together; what the server lacks waits to be sent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await storage.merge('ana', sized(project, '5 x 6', 4_000));
    await storage.settle('ana', renamed(project, 'Beach house', 3_000));
    const kept = await keptOf('ana', project.id);
    expect([kept?.project.name, kept === undefined ? [] : typedIn(kept.project), kept?.isUnsent]).toEqual(['Beach house', ['5 x 6'], true]);
    if (kept === undefined) throw new Error('gone');
    await storage.settle('ana', kept.project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false });
  });

  it('keeps a refusal of what is here, until something has changed', async () => {
    const project = sized(made(), '3 x 4', 4_000);
    await storage.merge('ana', project);
    await storage.refuse('ana', project, 'Too many rooms');
    await storage.settle('ana', sized(project, '1 x 1', 2_000));
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true, refusal: 'Too many rooms' });
    await storage.settle('ana', sized(project, '9 x 9', 9_000));
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: null });
  });
});

describe('A refusal of the server', () => {
  it('is noted with the project that was sent, and with no later or missing one', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await storage.merge('ana', project);
    await storage.refuse('ana', sized(project, '5 x 6', 3_000), 'Too many rooms');
    expect(await keptOf('ana', project.id)).toMatchObject({ refusal: null, isUnsent: true });
    await storage.refuse('ana', project, 'Too many rooms');
    expect(await keptOf('ana', project.id)).toEqual({ project, accountId: 'ana', isUnsent: true, refusal: 'Too many rooms' });
    await storage.refuse('ana', made(), 'Too many rooms');
    expect(await storage.read('ana')).toHaveLength(1);
  });
});

describe('An account that is opened', () => {
  it('gets what was measured on the device, and neither what is empty nor what was removed there', async () => {
    const [measured, empty, removed] = [sized(made(), '3 x 4', 2_000), made(), { ...sized(made(), '5 x 6', 2_000), removedThrough: 9_000 }];
    for (const project of [measured, empty, removed]) await storage.merge(null, project);
    await storage.merge('ben', sized(made(), '7 x 8', 2_000));
    await storage.claim('ana');
    expect((await storage.read('ana')).map(({ project, isUnsent }) => [project.id, isUnsent])).toEqual([[measured.id, true]]);
    expect(await storage.read(null)).toHaveLength(3);
  });
});

describe('A decision about every project', () => {
  it('deletes, changes or leaves each where it lies, and passes by what is damaged', async () => {
    const [own, anas, bens] = [made(), made(), made()];
    await storage.merge(null, own);
    await storage.merge('ana', anas);
    await storage.merge('ben', bens);
    const request = indexedDB.open(`project-storage-${databases}`);
    await new Promise<void>((resolve) => {
      request.onsuccess = () => {
        const transaction = request.result.transaction('rooms', 'readwrite');
        transaction.objectStore('rooms').put('nonsense', 'bad');
        transaction.oncomplete = () => resolve();
      };
    });
    await storage.revise((kept) => {
      if (kept.accountId === null) return null;
      return kept.accountId === 'ana' ? { ...kept, isUnsent: false } : undefined;
    });
    expect([await storage.read(null), (await storage.read('ana')).map(({ isUnsent }) => isUnsent)]).toEqual([[], [false]]);
    expect((await storage.read('ben')).map(({ isUnsent }) => isUnsent)).toEqual([true]);
  });
});

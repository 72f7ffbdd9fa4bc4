import 'fake-indexeddb/auto';
import { databaseCalled } from '../../tests/fixtures/device-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { newProject, withRoom } from '../domain/rooms/edit-project';
import type { Project } from '../domain/rooms/project';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { projectKey } from './rooms-record';
import { NO_TRIES } from './sync/backoff';

let databases = 0;
let ids = 0;
let device: ReturnType<typeof deviceRooms>;
beforeEach(() => {
  databases += 1;
  device = deviceRooms(databaseCalled(`rooms-copies-${databases}`));
});

const made = (): Project => newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
const sized = (project: Project, typed: string, at: number): Project =>
  withRoom(project, project.rooms[0]?.id ?? '', (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed })) }), { at });
const renamed = (project: Project, name: string, changedAt: number): Project => ({ ...project, name, changedAt });
const typedIn = ({ rooms }: Project): readonly string[] => rooms.flatMap(({ parts }) => parts.map(({ typed }) => typed));
const refuse = (project: Project) =>
  device.all.revise(projectKey({ accountId: 'ana', project }), (kept) => ({ ...kept, refusal: 'Too many rooms' }));
const keptOf = async (accountId: string | null, id: string) => (await device.read(accountId)).find(({ project }) => project.id === id);

describe('A project that is saved', () => {
  it('of the device belongs to nobody and is never unsent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await device.save(null, project);
    await device.save(null, sized(project, '5 x 6', 3_000));
    expect(await device.read(null)).toEqual([
      { project: sized(project, '5 x 6', 3_000), accountId: null, isUnsent: false, refusal: null, tries: NO_TRIES },
    ]);
    expect(await device.read('ana')).toEqual([]);
  });

  it('of an account waits to be sent, and lies apart from that of the device and of others', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await device.save('ana', project);
    await device.save('ben', sized(project, '5 x 6', 3_000));
    expect(await device.read('ana')).toEqual([{ project, accountId: 'ana', isUnsent: true, refusal: null, tries: NO_TRIES }]);
    expect((await device.read('ben')).map((kept) => typedIn(kept.project))).toEqual([['5 x 6']]);
    expect(await device.read(null)).toEqual([]);
  });

  it('is put together with what another tab has saved of it', async () => {
    const project = made();
    await device.save(null, sized(project, '3 x 4', 5_000));
    await device.save(null, renamed(project, 'Beach house', 4_000));
    const together = (await keptOf(null, project.id))?.project ?? made();
    expect([together.name, typedIn(together)]).toEqual(['Beach house', ['3 x 4']]);
  });

  it('as it is already waits for nothing: neither its refusal nor its being sent changes', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await device.settle('ana', project);
    await device.save('ana', project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: null });
    await refuse(project);
    await device.save('ana', project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: 'Too many rooms' });
    const changed = sized(project, '5 x 6', 3_000);
    await device.save('ana', changed);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true, refusal: null });
    await device.save('ana', changed);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true });
  });
});

describe('What the server has of a project', () => {
  it('that is not here is here then, and does not wait to be sent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await device.settle('ana', project);
    expect(await device.read('ana')).toEqual([{ project, accountId: 'ana', isUnsent: false, refusal: null, tries: NO_TRIES }]);
  });

  it('and what is here are put together; what the server lacks waits to be sent', async () => {
    const project = sized(made(), '3 x 4', 2_000);
    await device.save('ana', sized(project, '5 x 6', 4_000));
    await device.settle('ana', renamed(project, 'Beach house', 3_000));
    const kept = await keptOf('ana', project.id);
    expect([kept?.project.name, kept === undefined ? [] : typedIn(kept.project), kept?.isUnsent]).toEqual(['Beach house', ['5 x 6'], true]);
    if (kept === undefined) throw new Error('gone');
    await device.settle('ana', kept.project);
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false });
  });

  it('keeps a refusal of what is here, until something has changed', async () => {
    const project = sized(made(), '3 x 4', 4_000);
    await device.save('ana', project);
    await refuse(project);
    await device.settle('ana', sized(project, '1 x 1', 2_000));
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: true, refusal: 'Too many rooms' });
    await device.settle('ana', sized(project, '9 x 9', 9_000));
    expect(await keptOf('ana', project.id)).toMatchObject({ isUnsent: false, refusal: null });
  });
});

describe('An account that is opened', () => {
  it('gets what was measured on the device, and neither what is empty nor what was removed there', async () => {
    const [measured, empty, removed] = [sized(made(), '3 x 4', 2_000), made(), { ...sized(made(), '5 x 6', 2_000), removedThrough: 9_000 }];
    for (const project of [measured, empty, removed]) await device.save(null, project);
    await device.save('ben', sized(made(), '7 x 8', 2_000));
    await device.claim('ana');
    expect((await device.read('ana')).map(({ project, isUnsent }) => [project.id, isUnsent])).toEqual([[measured.id, true]]);
    expect(await device.read(null)).toHaveLength(3);
  });
});

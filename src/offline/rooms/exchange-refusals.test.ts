import 'fake-indexeddb/auto';
import { databaseCalled } from '../../../tests/fixtures/device-database';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, ContractError, HttpError, NetworkError, RepeatedPartError } from '../../api/errors';
import { setTransport } from '../../api/transport';
import { successEnvelope } from '../../contract/envelope';
import { getProjects, saveProject } from '../../contract/projects';
import { newProject, withRoom } from '../../domain/rooms/edit-project';
import type { Project } from '../../domain/rooms/project';
import { ROOMS_LOCK } from '../storage/storage-keys';
import {
  callsInBackground,
  createProjectExchange,
  isUnknownCall,
  unsentProjects,
  type ProjectCalls,
  type ProjectExchange,
} from './exchange-projects';
import { projectStorage, type ProjectStorage } from './project-storage';

let databases = 0;
let ids = 0;
let storage: ProjectStorage;
let exchange: ProjectExchange;
let sent: string[];
/** What the server says to each piece that is sent, and what it has. */
let answer: (piece: Project) => Promise<void>;
let parts: Awaited<ReturnType<ProjectCalls['readSince']>>[];
let asked: number[];
let locks: string[];

beforeEach(() => {
  databases += 1;
  [sent, parts, asked, locks] = [[], [], [], []];
  answer = async () => undefined;
  storage = projectStorage(databaseCalled(`refusals-${databases}`));
  exchange = createProjectExchange('ana', {
    storage,
    calls: {
      save: (piece) => {
        sent.push(piece.id);
        return answer(piece);
      },
      readSince: async (since) => {
        asked.push(since);
        return parts.shift() ?? { projects: [], version: since, hasMore: false };
      },
    },
    runLocked: (name, work) => {
      locks.push(name);
      return work();
    },
  });
});

function measured(at = 2_000): Project {
  const project = newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
  return withRoom(
    project,
    project.rooms[0]?.id ?? '',
    (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed: '3 x 4' })) }),
    { at },
  );
}
const refusals = async () => Object.fromEntries((await storage.read('ana')).map(({ project, refusal }) => [project.id, refusal]));

describe('A project that the account does not take', () => {
  it.each<[string, unknown, string]>([
    ['in words', new ApiError('You have 100 projects.', null), 'You have 100 projects.'],
    ['without a word', new ApiError('', null), 'Your account could not take this project.'],
    ['by its status', new HttpError(422, ''), 'Your account could not take this project.'],
    ['since it cannot be written as the contract says', new Error('too long'), 'Your account could not take this project.'],
  ])('%s stays here with the reason, holds up no other, and is not sent again', async (_how, error, words) => {
    const [first, second] = [measured(), measured()];
    for (const project of [first, second]) await storage.merge('ana', project);
    answer = async ({ id }) => {
      if (id === first.id) throw error;
    };
    await exchange.run();
    expect(new Set(sent)).toEqual(new Set([first.id, second.id]));
    expect((await refusals())[first.id]).toBe(words);
    sent = [];
    await exchange.run();
    expect(sent).not.toContain(first.id);
  });

  it.each<[string, Error]>([
    ['a login that is missing', new HttpError(401, '')],
    ['a server that keeps no projects', new HttpError(404, '')],
    ['a server that takes none', new HttpError(405, '')],
  ])('for %s is not refused: the round ends and the project waits', async (_what, error) => {
    const project = measured();
    await storage.merge('ana', project);
    answer = () => Promise.reject(error);
    await expect(exchange.run()).rejects.toBe(error);
    expect([await refusals(), asked]).toEqual([{ [project.id]: null }, []]);
    expect(await exchange.isDue()).toBe(true);
  });

  it.each<[string, Error]>([
    ['a server that fails on it', new HttpError(500, '')],
    ['an answer that is none', new ContractError(['odd'])],
  ])('for %s waits; the others are sent and those of other devices arrive', async (_what, error) => {
    const [failing, other, elsewhere] = [measured(), measured(), measured()];
    for (const project of [failing, other]) await storage.merge('ana', project);
    answer = async ({ id }) => {
      if (id === failing.id) throw error;
    };
    parts = [{ projects: [other, elsewhere], version: 5, hasMore: false }];
    await expect(exchange.run()).rejects.toBe(error);
    expect(sent).toEqual([failing.id, other.id]);
    expect((await unsentProjects(storage, 'ana')).map(({ project }) => project.id)).toEqual([failing.id]);
    expect(await refusals()).toEqual({ [failing.id]: null, [other.id]: null, [elsewhere.id]: null });
    answer = async () => undefined;
    parts = [{ projects: [failing], version: 6, hasMore: false }];
    await exchange.run();
    expect(await exchange.isDue()).toBe(false);
  });

  it.each<[string, Error]>([
    ['no answer', new NetworkError('away')],
    ['a busy server', new HttpError(503, '')],
    ['a server that is asked too often', new HttpError(429, '')],
  ])('for %s waits, and the others with it: no further one is tried in this round, and the next begins with them', async (_what, error) => {
    const [failing, other, elsewhere] = [measured(), measured(), measured()];
    for (const project of [failing, other]) await storage.merge('ana', project);
    answer = () => Promise.reject(error);
    parts = [{ projects: [elsewhere], version: 5, hasMore: false }];
    await expect(exchange.run()).rejects.toBe(error);
    expect(sent).toEqual([failing.id]);
    expect(await refusals()).toEqual({ [failing.id]: null, [other.id]: null, [elsewhere.id]: null });
    await expect(exchange.run()).rejects.toBe(error);
    expect(sent).toEqual([failing.id, other.id]);
  });

  it('again and again never keeps another waiting: after three failures a round sends no more, and the next begins with the others', async () => {
    const failing = Array.from({ length: 4 }, () => measured());
    const last = measured();
    for (const project of [...failing, last]) await storage.merge('ana', project);
    answer = async ({ id }) => {
      if (id !== last.id) throw new HttpError(500, '');
    };
    await expect(exchange.run()).rejects.toBeInstanceOf(HttpError);
    expect(sent).toHaveLength(3);
    await expect(exchange.run()).rejects.toBeInstanceOf(HttpError);
    expect(sent).toContain(last.id);
  });
});

it('Half an emoji that an older version saved on the device is sent as a character that the account can store', async () => {
  const project = { ...measured(), name: 'Home \ud83c (copy)' };
  await storage.merge('ana', { ...project, rooms: project.rooms.map((room) => ({ ...room, name: '\ud83c', note: '\u0000' })) });
  let stored = '';
  answer = async (piece) => {
    const read = saveProject.input.decode(saveProject.input.encode(piece));
    stored = [read.name, ...read.rooms.flatMap(({ name, note }) => [name, note])].join();
  };
  await exchange.run();
  expect(stored).toBe('Home \ufffd (copy),\ufffd,\ufffd');
});

describe('What the account has', () => {
  it('is read part by part, from where the last one ended, under the lock of rooms', async () => {
    const [one, two] = [measured(), measured()];
    parts = [
      { projects: [one], version: 5, hasMore: true },
      { projects: [two], version: 9, hasMore: false },
    ];
    await exchange.run();
    await exchange.run();
    expect(asked).toEqual([0, 5, 9]);
    expect(locks).toEqual([ROOMS_LOCK, ROOMS_LOCK]);
    expect((await storage.read('ana')).map(({ project }) => project.id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  it('is read on behind a part of which this build can read no project', async () => {
    const own = measured();
    parts = [
      { projects: [], version: 5, hasMore: true, isPartlyRead: true },
      { projects: [own], version: 9, hasMore: false },
    ];
    await exchange.run();
    expect([asked, exchange.hasRead()]).toEqual([[0, 5], true]);
    expect((await storage.read('ana')).map(({ project }) => project.id)).toEqual([own.id]);
  });

  it.each<[string, readonly Project[], number, readonly number[]]>([
    ['gives nothing', [], 9, [0, 5]],
    ['gives the part again that was had', [measured()], 5, [0, 5]],
    ['goes back to where it began', [measured()], 0, [0, 5]],
  ])(
    'is not read to its end where the server says that there is more and %s: that fails, and waits',
    async (_what, projects, version, calls) => {
      const first = measured();
      parts = [
        { projects: [first], version: 5, hasMore: true },
        ...Array.from({ length: 50 }, () => ({ projects, version, hasMore: true })),
      ];
      await expect(exchange.run()).rejects.toBeInstanceOf(RepeatedPartError);
      expect(asked).toEqual(calls);
      expect(exchange.hasRead()).toBe(false);
      expect((await storage.read('ana')).map(({ project }) => project.id)).toEqual([first.id]);
    },
  );

  it('takes the place of an empty project that a screen made, at the first time and where there is something', async () => {
    const empty = newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
    await storage.merge('ana', empty);
    await storage.merge('ben', empty);
    await exchange.run();
    expect(await storage.read('ana')).toHaveLength(1);
    const removed = { ...measured(), removedThrough: 9_000 };
    const other = createProjectExchange('ana', {
      storage,
      calls: { save: async () => undefined, readSince: async () => parts.shift() ?? { projects: [], version: 1, hasMore: false } },
      runLocked: (_name, work) => work(),
    });
    parts = [{ projects: [removed], version: 5, hasMore: false }];
    await other.run();
    expect((await storage.read('ana')).map(({ project }) => project.id)).toContain(empty.id);
    parts = [{ projects: [measured()], version: 6, hasMore: false }];
    await other.run();
    expect((await storage.read('ana')).map(({ project }) => project.id)).toContain(empty.id);
    parts = [{ projects: [measured()], version: 7, hasMore: false }];
    await createProjectExchange('ana', {
      storage,
      calls: { save: async () => undefined, readSince: async () => parts.shift() ?? { projects: [], version: 1, hasMore: false } },
      runLocked: (_name, work) => work(),
    }).run();
    expect((await storage.read('ana')).map(({ project }) => project.id)).not.toContain(empty.id);
    expect(await storage.read('ben')).toHaveLength(1);
  });
});

it('A round is due at first, and then as long as something measured waits to be sent', async () => {
  expect(await exchange.isDue()).toBe(true);
  await exchange.run();
  expect(await exchange.isDue()).toBe(false);
  await storage.merge('ana', newProject('Empty', { at: 1, newId: () => `id-${(ids += 1)}` }));
  expect(await exchange.isDue()).toBe(false);
  await storage.merge('ana', measured());
  expect([await exchange.isDue(), (await unsentProjects(storage, 'ana')).length]).toEqual([true, 1]);
});

it('Only a server without the call keeps no projects', () => {
  expect([404, 405, 400, 500].map((status) => isUnknownCall(new HttpError(status, '')))).toEqual([true, true, false, false]);
  expect(isUnknownCall(new ApiError('Not found', null))).toBe(false);
});

it("The page's own calls save and read rooms, and end with the login", async () => {
  const called: { readonly path: string; readonly signal: AbortSignal | null | undefined }[] = [];
  setTransport({
    baseUrl: '',
    authKey: () => 'ana',
    xsrfToken: () => 'token',
    fetch: async (path, { signal }) => {
      called.push({ path, signal });
      const changes = { projects: [], version: 7, hasMore: false };
      return Response.json(
        path === saveProject.path ? successEnvelope(saveProject.output, undefined) : successEnvelope(getProjects.output, changes),
      );
    },
  });
  const login = new AbortController();
  const calls = callsInBackground(login.signal);
  await calls.save(measured());
  expect(await calls.readSince(3)).toEqual({ projects: [], version: 7, hasMore: false });
  login.abort();
  expect(called.map(({ path, signal }) => [path, signal?.aborted])).toEqual([
    [saveProject.path, true],
    [getProjects.path, true],
  ]);
});

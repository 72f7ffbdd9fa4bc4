import 'fake-indexeddb/auto';
import { databaseCalled } from '../../tests/fixtures/device-database';
import type { Due } from './kept/queue';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { beforeEach, describe, expect, it } from 'vitest';
import { ApiError, ContractError, HttpError, NetworkError } from '../api/errors';
import { setTransport } from '../api/transport';
import { successEnvelope } from '../contract/envelope';
import { getProjects, saveProject } from '../contract/projects';
import { newProject, withRoom } from '../domain/rooms/edit-project';
import type { Project } from '../domain/rooms/project';
import { callsInBackground, createRoomsExchange, type RoomsCalls, type RoomsExchange } from './exchange-rooms';
import { unsentOf } from './rooms-record';
import { ROOMS_LOCK } from './storage/storage-keys';
import { createQueuePace } from './sync/queue-pace';

const MINUTE_MS = 60_000;
let databases = 0;
let ids = 0;
let now: number;
let device: ReturnType<typeof deviceRooms>;
let exchange: RoomsExchange;
let sent: string[];
/** What the server says to each piece that is sent, and what it has. */
let answer: (piece: Project) => Promise<void>;
let parts: Awaited<ReturnType<RoomsCalls['readSince']>>[];
let asked: number[];
let locks: string[];

const newExchange = (): RoomsExchange =>
  createRoomsExchange('ana', {
    rooms: device.all,
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
    pace: createQueuePace(undefined, () => now),
    now: () => now,
  });

beforeEach(() => {
  databases += 1;
  [sent, parts, asked, locks] = [[], [], [], []];
  now = 1_800_000_000_000;
  answer = async () => undefined;
  device = deviceRooms(databaseCalled(`refusals-${databases}`));
  exchange = newExchange();
});
/** When all is due again. */
const later = (): Promise<Due> => {
  now += 60 * MINUTE_MS;
  return exchange.run();
};

function measured(at = 2_000): Project {
  const project = newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
  return withRoom(
    project,
    project.rooms[0]?.id ?? '',
    (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed: '3 x 4' })) }),
    { at },
  );
}
const refusals = async () => Object.fromEntries((await device.read('ana')).map(({ project, refusal }) => [project.id, refusal]));

describe('A project that the account does not take', () => {
  it.each<[string, unknown, string]>([
    ['in words', new ApiError('You have 100 projects.', null), 'You have 100 projects.'],
    ['without a word', new ApiError('', null), 'Your account could not take this project.'],
    ['by its status', new HttpError(422, ''), 'Your account could not take this project.'],
    ['since it cannot be written as the contract says', new Error('too long'), 'Your account could not take this project.'],
  ])('%s stays here with the reason, holds up no other, and is not sent again', async (_how, error, words) => {
    const [first, second] = [measured(), measured()];
    for (const project of [first, second]) await device.save('ana', project);
    answer = async ({ id }) => {
      if (id === first.id) throw error;
    };
    await exchange.run();
    expect(new Set(sent)).toEqual(new Set([first.id, second.id]));
    expect((await refusals())[first.id]).toBe(words);
    sent = [];
    await later();
    expect(sent).not.toContain(first.id);
  });

  it.each<[string, Error, Due]>([
    ['a login that is missing', new HttpError(401, ''), 'unauthenticated'],
    ['a server that keeps no projects', new HttpError(404, ''), null],
    ['a server that takes none', new HttpError(405, ''), null],
  ])('for %s is not refused: the round ends and the project waits', async (_what, error, due) => {
    const project = measured();
    await device.save('ana', project);
    answer = () => Promise.reject(error);
    expect(await exchange.run()).toBe(due);
    expect([await refusals(), asked]).toEqual([{ [project.id]: null }, []]);
    expect(await exchange.isDue()).toBe(true);
  });

  it.each<[string, Error]>([
    ['a server that fails on it', new HttpError(500, '')],
    ['an answer that is none', new ContractError(['odd'])],
  ])('for %s waits; the others are sent and those of other devices arrive', async (_what, error) => {
    const [failing, other, elsewhere] = [measured(), measured(), measured()];
    for (const project of [failing, other]) await device.save('ana', project);
    answer = async ({ id }) => {
      if (id === failing.id) throw error;
    };
    parts = [{ projects: [other, elsewhere], version: 5, hasMore: false }];
    expect(await exchange.run()).toBeGreaterThan(5_000);
    expect(sent.toSorted()).toEqual([failing.id, other.id].toSorted());
    expect(unsentOf(await device.all.readAll(), 'ana').map(({ project }) => project.id)).toEqual([failing.id]);
    expect(await refusals()).toEqual({ [failing.id]: null, [other.id]: null, [elsewhere.id]: null });
    answer = async () => undefined;
    parts = [{ projects: [failing], version: 6, hasMore: false }];
    await later();
    // What other devices made of it meanwhile is read once more.
    await later();
    expect(await exchange.isDue()).toBe(false);
  });

  it.each<[string, Error]>([
    ['no answer', new NetworkError('away')],
    ['a busy server', new HttpError(503, '')],
    ['a server that is asked too often', new HttpError(429, '')],
  ])('for %s waits; a later round makes one call until one succeeds, and none while the queue waits', async (_what, error) => {
    for (let count = 0; count < 5; count += 1) await device.save('ana', measured());
    answer = () => Promise.reject(error);
    await exchange.run();
    expect([sent.length, asked]).toEqual([3, []]);
    expect(new Set(Object.values(await refusals()))).toEqual(new Set([null]));
    const first = new Set(sent);
    sent = [];
    await later();
    expect(sent).toHaveLength(1);
    now += 1_000;
    expect(await exchange.run()).toBeGreaterThan(5_000);
    expect(sent).toHaveLength(1);
    answer = async () => undefined;
    await later();
    const left = unsentOf(await device.all.readAll(), 'ana');
    expect([new Set([...first, ...sent]).size, asked, left]).toEqual([5, [0], []]);
  });

  it('waits at least as long as the server asks', async () => {
    await device.save('ana', measured());
    answer = () => Promise.reject(new HttpError(503, '', 10 * MINUTE_MS));
    await exchange.run();
    now += 9 * MINUTE_MS;
    await exchange.run('return');
    expect(sent).toHaveLength(1);
    now += MINUTE_MS;
    await exchange.run();
    expect(sent).toHaveLength(2);
  });

  it('again and again never keeps another waiting: after three failures a round sends no more, and each one has its turn', async () => {
    const failing = Array.from({ length: 4 }, () => measured());
    const last = measured();
    for (const project of [...failing, last]) await device.save('ana', project);
    answer = async ({ id }) => {
      if (id !== last.id) throw new HttpError(500, '');
    };
    await exchange.run();
    expect(sent).toHaveLength(3);
    for (let round = 0; round < 5 && !sent.includes(last.id); round += 1) await later();
    expect(sent).toContain(last.id);
  });
});

it.each<[string, () => Promise<void>]>([
  ['taken', async () => undefined],
  ['refused', () => Promise.reject(new ApiError('Too many rooms', null))],
])('A project that is changed while the former one is %s still waits, without a refusal', async (_what, reply) => {
  const project = measured();
  await device.save('ana', project);
  const changed = { ...project, name: 'Beach house', changedAt: 9_000 };
  answer = async () => {
    answer = async () => undefined;
    await device.save('ana', changed);
    return reply();
  };
  await exchange.run();
  expect(await device.read('ana')).toMatchObject([{ project: changed, isUnsent: true, refusal: null }]);
  await exchange.run('person');
  expect(await device.read('ana')).toMatchObject([{ isUnsent: false }]);
});

it('Half an emoji that was pasted is sent as a character that the account can store', async () => {
  const project = { ...measured(), name: 'Home \ud83c (copy)' };
  await device.save('ana', { ...project, rooms: project.rooms.map((room) => ({ ...room, name: '\ud83c', note: '\u0000' })) });
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
    expect((await device.read('ana')).map(({ project }) => project.id).toSorted()).toEqual([one.id, two.id].toSorted());
  });

  it('is read on behind a part of which this build can read no project', async () => {
    const own = measured();
    parts = [
      { projects: [], version: 5, hasMore: true, isPartlyRead: true },
      { projects: [own], version: 9, hasMore: false },
    ];
    await exchange.run();
    expect([asked, exchange.hasRead()]).toEqual([[0, 5], true]);
    expect((await device.read('ana')).map(({ project }) => project.id)).toEqual([own.id]);
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
      expect(await exchange.run()).toBeGreaterThan(5_000);
      expect(asked).toEqual(calls);
      expect(exchange.hasRead()).toBe(false);
      expect((await device.read('ana')).map(({ project }) => project.id)).toEqual([first.id]);
    },
  );

  it('takes the place of an empty project that a screen made, at the first time and where there is something', async () => {
    const empty = newProject('Project 1', { at: 1_000, newId: () => `id-${(ids += 1)}` });
    await device.save('ana', empty);
    await device.save('ben', empty);
    await exchange.run();
    expect(await device.read('ana')).toHaveLength(1);
    const removed = { ...measured(), removedThrough: 9_000 };
    const other = newExchange();
    parts = [{ projects: [removed], version: 5, hasMore: false }];
    await other.run();
    expect((await device.read('ana')).map(({ project }) => project.id)).toContain(empty.id);
    parts = [{ projects: [measured()], version: 6, hasMore: false }];
    await other.run();
    expect((await device.read('ana')).map(({ project }) => project.id)).toContain(empty.id);
    parts = [{ projects: [measured()], version: 7, hasMore: false }];
    await newExchange().run();
    expect((await device.read('ana')).map(({ project }) => project.id)).not.toContain(empty.id);
    expect(await device.read('ben')).toHaveLength(1);
  });
});

it('A round is due at first, and then as long as something measured waits to be sent', async () => {
  expect(await exchange.isDue()).toBe(true);
  await exchange.run();
  expect(await exchange.isDue()).toBe(false);
  await device.save('ana', newProject('Empty', { at: 1, newId: () => `id-${(ids += 1)}` }));
  expect(await exchange.isDue()).toBe(false);
  await device.save('ana', measured());
  expect([await exchange.isDue(), unsentOf(await device.all.readAll(), 'ana').length]).toEqual([true, 1]);
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

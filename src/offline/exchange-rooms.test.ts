import 'fake-indexeddb/auto';
import { databaseCalled } from '../../tests/fixtures/device-database';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { NO_BROADCAST } from './sync/broadcast';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { NetworkError } from '../api/errors';
import { getProjects, saveProject, type ProjectChanges } from '../contract/projects';
import { withNewRoom, withoutRoom, withRoom, withVersion } from '../domain/rooms/edit-project';
import { isSameProject, mergeProjects } from '../domain/rooms/merge-projects';
import type { Project } from '../domain/rooms/project';
import { createRoomsExchange, type RoomsCalls } from './exchange-rooms';
import { createRooms } from './rooms';
import { unsentOf } from './rooms-record';
import { createQueuePace } from './sync/queue-pace';

const ACCOUNT = 'ana';
let databases = 0;
let ids = 0;
const newId = (): string => `id-${(ids += 1)}`;

/** The server's side of the contract: all input and output is encoded and decoded. */
function server() {
  const rows = new Map<string, { readonly content: Project; readonly version: number }>();
  let version = 0;
  return {
    save(piece: Project): void {
      const copy = saveProject.input.decode(saveProject.input.encode(piece));
      const row = rows.get(copy.id);
      const content = row === undefined ? copy : mergeProjects(row.content, copy);
      if (row === undefined || !isSameProject(row.content, content)) rows.set(copy.id, { content, version: (version += 1) });
    },
    readSince(since: number): ProjectChanges {
      const changed = [...rows.values()].filter((row) => row.version > since).sort((a, b) => a.version - b.version);
      const part = changed.slice(0, 2);
      const changes = {
        projects: part.map(({ content }) => content),
        version: part.at(-1)?.version ?? version,
        hasMore: changed.length > 2,
      };
      return getProjects.output.decode(JSON.parse(JSON.stringify(getProjects.output.encode(changes))));
    },
    projects: (): readonly Project[] => [...rows.values()].map(({ content }) => content),
  };
}

type Server = ReturnType<typeof server>;
const OUTCOMES = ['arrives', 'never arrives', 'reply is lost', 'arrives twice', 'arrives later'] as const;
type Outcome = (typeof OUTCOMES)[number];

/** Calls over a network; each meets the next outcome. */
function callsOver({ save, readSince }: Server, nextOutcome: () => Outcome, late: (() => void)[]): RoomsCalls {
  let earlier: ProjectChanges | null = null;
  return {
    save: async (piece) => {
      const outcome = nextOutcome();
      if (outcome === 'arrives later') late.push(() => save(piece));
      if (outcome === 'never arrives' || outcome === 'arrives later') throw new NetworkError('Lost');
      save(piece);
      if (outcome === 'arrives twice') save(piece);
      if (outcome === 'reply is lost') throw new NetworkError('Lost');
    },
    readSince: async (since) => {
      const outcome = nextOutcome();
      if (outcome === 'never arrives' || outcome === 'reply is lost') throw new NetworkError('Lost');
      // An older reply instead of the newer one.
      if (outcome === 'arrives later' && earlier !== null) return { ...earlier, hasMore: false };
      earlier = readSince(since);
      return earlier;
    },
  };
}

function device(calls: RoomsCalls, now: () => number, databaseName = `exchange-${(databases += 1)}`) {
  const database = databaseCalled(databaseName);
  const kept = deviceRooms(database);
  const rooms = createRooms({ database, channel: NO_BROADCAST, now, newId, device: () => databaseName });
  // Each round comes an hour after the last: all is due.
  let hours = 0;
  const later = (): number => 1_800_000_000_000 + hours * 3_600_000;
  const newExchange = () =>
    createRoomsExchange(ACCOUNT, {
      rooms: kept.all,
      calls,
      runLocked: (_name, work) => work(),
      pace: createQueuePace(undefined, later),
      now: later,
    });
  let exchange = newExchange();
  return {
    kept,
    rooms,
    async logIn(): Promise<void> {
      exchange = newExchange();
      await rooms.open(ACCOUNT);
    },
    async exchange(): Promise<void> {
      await rooms.saved();
      hours += 1;
      await exchange.run('person');
      await rooms.collection.readAll();
    },
  };
}

type Device = ReturnType<typeof device>;
const contentsOf = async ({ kept }: Device): Promise<readonly Project[]> =>
  (await kept.read(ACCOUNT)).map(({ project }) => project).sort((a, b) => (a.id < b.id ? -1 : 1));

interface Step {
  readonly device: 0 | 1;
  readonly what: 'project' | 'room' | 'type' | 'remove room' | 'remove project' | 'exchange';
  readonly pick: number;
}

const steps = fc.array(
  fc.record<Step>({
    device: fc.constantFrom(0, 1),
    what: fc.constantFrom('project', 'room', 'room', 'type', 'type', 'remove room', 'remove project', 'exchange', 'exchange'),
    pick: fc.nat(50),
  }),
  { minLength: 5, maxLength: 30 },
);

/** Every room that a device saw, with its last change; and the changes that removals had seen. */
interface Seen {
  readonly changes: Map<string, number>;
  readonly removals: Map<string, number>;
}

function act({ rooms: store }: Device, { what, pick }: Step, { changes, removals }: Seen): void {
  const shown = store.get().projects;
  const project = shown[pick % Math.max(1, shown.length)];
  if (what === 'project') store.create(withNewRoom);
  if (project === undefined) return;
  const room = project.rooms[pick % Math.max(1, project.rooms.length)];
  if (what === 'room') store.change(project.id, withNewRoom);
  if (what === 'remove project') void store.remove(project.id);
  if (room !== undefined && what === 'type')
    store.change(project.id, (each, tools) =>
      withRoom(each, room.id, (old) => ({ ...old, parts: old.parts.map((part) => ({ ...part, typed: `${pick} x 9` })) }), tools),
    );
  if (room !== undefined && what === 'remove room') {
    removals.set(room.id, Math.max(room.changedAt, removals.get(room.id) ?? 0));
    store.change(project.id, (each) => withoutRoom(each, room.id));
  }
  for (const { id, changedAt } of store.get().projects.flatMap(({ rooms }) => rooms))
    changes.set(id, Math.max(changedAt, changes.get(id) ?? 0));
}

test('Two devices with any edits, over a network that loses, doubles and reorders, end with the same projects and lose no room', async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.infiniteStream(fc.constantFrom(...OUTCOMES)), async (taken, outcomes) => {
      const store = server();
      const late: (() => void)[] = [];
      let isCalm = false;
      const nextOutcome = (): Outcome => (isCalm ? 'arrives' : (outcomes.next().value as Outcome));
      // One clock is behind the other. Their times are never equal.
      let moment = 1_000_000;
      const clocks = [() => (moment += 2), () => (moment += 2) - 360_001];
      const devices = clocks.map((now) => device(callsOver(store, nextOutcome, late), now));
      for (const each of devices) await each.rooms.open(ACCOUNT);
      const seen: Seen = { changes: new Map(), removals: new Map() };
      for (const step of taken) {
        const each = devices[step.device];
        if (each === undefined) continue;
        if (step.what === 'exchange') await each.exchange();
        else act(each, step, seen);
        if (step.pick % 3 === 0) late.shift()?.();
      }
      isCalm = true;
      for (const arrives of late.toReversed()) arrives();
      for (let round = 0; round < 2; round += 1) for (const each of devices) await each.exchange();

      const [one, two] = await Promise.all(devices.map(contentsOf));
      expect(one).toEqual(two);
      expect(one?.length).toBe(store.projects().length);
      for (const project of one ?? []) expect(store.projects().some((each) => isSameProject(each, project))).toBe(true);
      for (const each of devices) expect(unsentOf(await each.kept.all.readAll(), ACCOUNT)).toEqual([]);
      const kept = new Set(one?.flatMap(({ rooms }) => rooms.map(({ id }) => id)));
      const owed = [...seen.changes].filter(([id, changedAt]) => changedAt > (seen.removals.get(id) ?? 0)).map(([id]) => id);
      expect(owed.filter((id) => !kept.has(id))).toEqual([]);
    }),
    { seed: 36, numRuns: 60 },
  );
}, 60_000);

const calm = (store: Server): RoomsCalls => callsOver(store, () => 'arrives', []);
const typed = ({ rooms: store }: Device): readonly string[] =>
  store.get().projects.flatMap(({ rooms }) => rooms.flatMap(({ parts }) => parts.map((part) => part.typed)));
const measure = ({ rooms: store }: Device, size: string): void => {
  store.create((project, tools) =>
    withRoom(
      project,
      project.rooms[0]?.id ?? '',
      (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed: size })) }),
      tools,
    ),
  );
};

test('What a visitor measured goes to the account once, stays on the device after logout as it was, and nothing of the account does', async () => {
  const store = server();
  let moment = 1_000;
  const tablet = device(calm(store), () => (moment += 1));
  await tablet.rooms.open(null);
  measure(tablet, '14 x 18');
  for (let login = 0; login < 2; login += 1) {
    await tablet.logIn();
    await tablet.exchange();
    expect(typed(tablet)).toHaveLength(login + 1);
    measure(tablet, `${login} x 5`);
    const first = tablet.rooms.get().projects[0];
    tablet.rooms.change(first?.id ?? '', (each) => ({ ...each, name: 'Only in the account', changedAt: (moment += 1) }));
    await tablet.exchange();
    await tablet.kept.all.reviseAll((all) => ({ gone: all.filter(({ accountId }) => accountId === ACCOUNT) }));
    await tablet.rooms.open(null);
    expect(typed(tablet)).toEqual(['14 x 18']);
    expect(tablet.rooms.get().projects[0]?.name).toBe('Project 1');
  }
  expect(store.projects()).toHaveLength(3);
  const phone = device(calm(store), () => (moment += 1));
  await phone.rooms.open(ACCOUNT);
  await phone.exchange();
  expect(typed(phone)).toEqual(['14 x 18', '0 x 5', '1 x 5']);
  expect(phone.rooms.get().projects[0]?.name).toBe('Only in the account');
});

const resize = ({ rooms: store }: Device, size: string): void => {
  const [project] = store.get().projects;
  if (project === undefined) throw new Error('No project');
  store.change(project.id, (each, tools) =>
    withRoom(each, each.rooms[0]?.id ?? '', (room) => ({ ...room, parts: room.parts.map((part) => ({ ...part, typed: size })) }), tools),
  );
};
const versions = ({ rooms: store }: Device) =>
  store.get().projects.flatMap(({ rooms }) => rooms.map(({ parts, other }) => [parts[0]?.typed, other?.parts[0]?.typed]));

test.each([
  ['a clock that is behind', -3_600_000],
  ['a clock that is a year ahead', 31_536_000_000],
])(
  'Of a room that two devices change without a signal, one with %s, both versions are on both until somebody chooses',
  async (_clock, offMs) => {
    const store = server();
    let moment = 1_000_000_000;
    const [tablet, phone] = [device(calm(store), () => (moment += 1)), device(calm(store), () => (moment += 1) + offMs)];
    for (const each of [tablet, phone]) await each.rooms.open(ACCOUNT);
    measure(tablet, '14 x 18');
    for (const each of [tablet, phone]) await each.exchange();
    resize(tablet, '15 x 18');
    resize(phone, '14 x 1');
    resize(phone, '14 x 19');
    for (const each of [phone, tablet, phone]) await each.exchange();
    expect(versions(tablet)).toEqual(versions(phone));
    expect(versions(tablet)[0]?.toSorted()).toEqual(['14 x 19', '15 x 18']);

    const [[shown, other] = []] = versions(tablet);
    const [project] = tablet.rooms.get().projects;
    tablet.rooms.change(project?.id ?? '', (each, tools) => withVersion(each, each.rooms[0]?.id ?? '', 'other', tools));
    for (const each of [tablet, phone]) await each.exchange();
    expect([versions(tablet), versions(phone)]).toEqual([[[other, undefined]], [[other, undefined]]]);
    expect(shown).not.toBe(other);
  },
);

test('A change that knew the other device’s replaces it, although its clock is behind', async () => {
  const store = server();
  let moment = 1_000_000_000;
  const [tablet, phone] = [device(calm(store), () => (moment += 1)), device(calm(store), () => (moment += 1) - 3_600_000)];
  for (const each of [tablet, phone]) await each.rooms.open(ACCOUNT);
  measure(tablet, '14 x 18');
  for (const each of [tablet, phone]) await each.exchange();
  resize(phone, '14 x 19');
  for (const each of [phone, tablet]) await each.exchange();
  expect([versions(phone), versions(tablet)]).toEqual([[['14 x 19', undefined]], [['14 x 19', undefined]]]);
});

test('A room that one device removes while another changes it stays, although the clock of the change is behind', async () => {
  const store = server();
  let moment = 1_000_000_000;
  const [tablet, phone] = [device(calm(store), () => (moment += 1)), device(calm(store), () => (moment += 1) - 3_600_000)];
  for (const each of [tablet, phone]) await each.rooms.open(ACCOUNT);
  measure(phone, '14 x 18');
  for (const each of [phone, tablet]) await each.exchange();
  resize(phone, '14 x 19');
  resize(tablet, '15 x 18');
  const [project] = tablet.rooms.get().projects;
  tablet.rooms.change(project?.id ?? '', (each) => withoutRoom(each, each.rooms[0]?.id ?? ''));
  for (const each of [tablet, phone, tablet]) await each.exchange();
  expect([versions(tablet), versions(phone)]).toEqual([[['14 x 19', undefined]], [['14 x 19', undefined]]]);
});

test('An empty project that a screen made by itself is neither sent nor kept beside the account’s', async () => {
  const store = server();
  let moment = 1_000;
  const [tablet, phone] = [device(calm(store), () => (moment += 1)), device(calm(store), () => (moment += 1))];
  await tablet.rooms.open(ACCOUNT);
  measure(tablet, '14 x 18');
  await tablet.exchange();
  await phone.rooms.open(ACCOUNT);
  phone.rooms.create();
  await phone.exchange();
  expect(typed(phone)).toEqual(['14 x 18']);
  expect(store.projects()).toHaveLength(1);
});

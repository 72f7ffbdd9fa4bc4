import 'fake-indexeddb/auto';
import { databaseCalled } from '../../tests/fixtures/device-database';
import { deviceRooms } from '../../tests/fixtures/device-rooms';
import { NO_BROADCAST } from './sync/broadcast';
import { beforeEach, expect, it, vi } from 'vitest';
import { newProject, withNewRoom } from '../domain/rooms/edit-project';
import type { Project } from '../domain/rooms/project';
import type { Database } from './kept/database';
import { createRooms, type Rooms } from './rooms';

let device: ReturnType<typeof deviceRooms>;
let rooms: Rooms;
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
  const database = databaseCalled(`rooms-of-accounts-${databases}`);
  device = deviceRooms(database);
  const held = async <Value>(work: Promise<Value>): Promise<Value> => {
    reads += 1;
    const value = await work;
    await gate;
    return value;
  };
  const slow: Database = {
    ...database,
    read: (store, work) => held(database.read(store, work)),
    write: (store, work) => held(database.write(store, work)),
  };
  rooms = createRooms({ database: slow, channel: NO_BROADCAST, now: () => 5_000, newId, device: () => 'here' });
});

const shown = () => rooms.get().projects.map(({ id }) => id);

/** What the next shopper sees from now on, however short. */
function watch(): readonly string[] {
  const seen: string[] = [];
  rooms.subscribe(() => seen.push(...shown()));
  return seen;
}

it('The rooms of who logged out while the device was read are not shown to the next shopper', async () => {
  await device.save('elena', measured());
  hold();
  const reading = rooms.open('elena');
  await begun();
  const next = rooms.open('ben');
  const seen = watch();
  openGate();
  await Promise.all([reading, next]);
  expect(seen).toEqual([]);
});

it('A read that was asked for by another part of the page, and ends after the next login, shows nothing of the former account', async () => {
  await device.save('elena', measured());
  await rooms.open('elena');
  expect(shown()).toHaveLength(1);
  hold();
  const refreshing = rooms.collection.readAll();
  const next = rooms.open('ben');
  const seen = watch();
  openGate();
  await Promise.all([refreshing, next]);
  expect(seen).toEqual([]);
});

it('A room that is saved while somebody else logs in belongs to its account alone', async () => {
  await rooms.open('elena');
  hold();
  const project = rooms.create();
  const next = rooms.open('ben');
  openGate();
  await rooms.saved();
  await next;
  await rooms.saved();
  expect(shown()).toEqual([]);
  expect([project?.name, (await device.read('ben')).length]).toEqual(['Project 1', 0]);
  expect((await device.read('elena')).map(({ project: { id } }) => id)).toEqual([project?.id]);
});

it('An account that is left before its turn to be read takes nothing of the device’s rooms', async () => {
  await device.save(null, measured());
  hold();
  const first = rooms.open(null);
  const elena = rooms.open('elena');
  const ben = rooms.open('ben');
  openGate();
  await Promise.all([first, elena, ben]);
  expect(await device.read('elena')).toEqual([]);
  expect(await device.read('ben')).toHaveLength(1);
});

import { copiedProject, freeName, newProject, projectBack, removedProject, type EditTools } from '../domain/rooms/edit-project';
import { isBegun, isThere, lastChange, MAX_PROJECTS, type Project } from '../domain/rooms/project';
import { cartChanges } from './cart';
import type { Device } from './kept/collection';
import { keptDatabase } from './kept/database';
import { changedProject, claimed, isOfAccount, roomsCollection, unsentOf } from './rooms-record';
import { randomUuid } from './storage/random-uuid';
import type { StorageTrouble } from './storage/storage-error';
import { createLocalText } from './storage/local-text';
import { channelNames, localKeys, ROOMS_LOCK } from './storage/storage-keys';
import { openBroadcast } from './sync/broadcast';
import { webLock, type LockRunner } from './sync/drain-lock';
import { createValue } from './value';
import { hasRooms } from './what-waits';

export interface RoomsState {
  /** Oldest first. */
  readonly projects: readonly Project[];
  readonly isRead: boolean;
  /** Why the last change is only in memory. */
  readonly trouble: StorageTrouble | null;
  /** By id: why the server refuses them; null while they wait. */
  readonly unsent: ReadonlyMap<string, string | null>;
}

interface RoomsParts extends Device {
  readonly now: () => number;
  readonly newId: () => string;
  /** A text that is this device's own. */
  readonly device: () => string;
}

/** An account has few devices. */
const SHORT = 8;
const roomsDevice = createLocalText(localKeys.roomsDevice);

export type Rooms = ReturnType<typeof createRooms>;

export const NOTHING_READ: RoomsState = { projects: [], isRead: false, trouble: null, unsent: new Map() };

/** A change shows at once and is then saved; two tabs merge room by room (decision 0046). Shown are those of one owner at a time. */
export function createRooms({ now, newId, device, ...storage }: RoomsParts) {
  const { get, set, subscribe } = createValue<RoomsState>(NOTHING_READ);
  const collection = roomsCollection(storage);
  let account: string | null = null;
  let isReady = false;
  let saving: Promise<unknown> = Promise.resolve();
  let opening: { readonly accountId: string | null; readonly done: Promise<void> } | null = null;
  let latest = 0;

  const show = (): void => {
    const { records, isRead, trouble } = collection.get();
    const own = records.filter(({ accountId }) => accountId === account);
    if (records.length > 0 && !hasRooms.get()) hasRooms.set(true);
    const unsent = new Map(own.filter((kept) => kept.isUnsent).map(({ project, refusal }) => [project.id, refusal]));
    set({ projects: own.map(({ project }) => project).filter(isThere), isRead: isRead && isReady, trouble, unsent });
  };
  collection.subscribe(show);

  const known = (id: string): Project | undefined =>
    collection.get().records.find(({ accountId, project }) => accountId === account && project.id === id)?.project;
  /** The time of a change is later than that of every known one, even when the clock runs backwards. */
  const tools = (): EditTools => {
    const changes = collection.get().records.map(({ project }) => lastChange(project) + 1);
    latest = Math.max(now(), latest + 1, ...changes);
    return { at: latest, newId, device: device() };
  };
  const put = (project: Project): void => {
    // `trouble` says why a change is only in memory.
    const kept = collection.keep(changedProject(account, project)).catch(() => undefined);
    saving = Promise.all([saving, kept]);
  };

  const turnTo = (accountId: string | null): void => {
    if (accountId === account) return;
    // What could not be saved of an account that is left must not be saved later.
    if (account !== null) collection.hide(isOfAccount(account));
    account = accountId;
    isReady = false;
    show();
  };

  /** A visitor's rooms go to the account that is opened, and stay with the device; also those that the device could not save. */
  const prepare = async (accountId: string | null): Promise<void> => {
    await saving;
    if (accountId === null) {
      const isGone = ({ accountId: owner, project }: { accountId: string | null; project: Project }) => owner === null && !isThere(project);
      return collection.reviseAll((all) => ({ gone: all.filter(isGone) })).catch(() => undefined);
    }
    await collection.reviseAll((all) => ({ put: claimed(all, accountId) })).catch(() => undefined);
    for (const kept of claimed(collection.get().records, accountId)) await collection.keep(kept).catch(() => undefined);
  };

  return {
    get,
    subscribe,
    /** Null reads only the device's own projects. Never throws: when reading fails, `trouble` says why. */
    open(accountId: string | null): Promise<void> {
      if (opening !== null && opening.accountId === accountId) return opening.done;
      turnTo(accountId);
      const before = opening?.done;
      const done = Promise.resolve(before).then(async () => {
        if (account !== accountId) return;
        await prepare(accountId);
        await collection.open();
        // What was hidden with an earlier login is read again.
        if (before !== undefined) await collection.readAll().catch(() => undefined);
        if (account !== accountId) return;
        isReady = true;
        show();
      });
      opening = { accountId, done };
      return done;
    },
    /** With an empty room; null when there are 100. */
    create(change: (project: Project, tools: EditTools) => Project = (project) => project): Project | null {
      if (get().projects.length >= MAX_PROJECTS) return null;
      const project = change(newProject(freeName('Project', get().projects), tools()), tools());
      put(project);
      return project;
    },
    /** Null when there are 100. */
    copy(id: string): Project | null {
      const original = get().projects.find((project) => project.id === id);
      if (original === undefined || get().projects.length >= MAX_PROJECTS) return null;
      const copy = copiedProject(original, tools());
      put(copy);
      return copy;
    },
    change(id: string, change: (project: Project, tools: EditTools) => Project): void {
      const project = get().projects.find((each) => each.id === id);
      if (project === undefined) return;
      const changed = change(project, tools());
      if (changed !== project) put(changed);
    },
    async remove(id: string): Promise<void> {
      const project = known(id);
      if (project === undefined) return;
      put(removedProject(project));
      await saving;
    },
    putBack: (project: Project): void => put(projectBack(known(project.id) ?? project, tools())),
    /** Resolves when nothing waits to be saved. */
    saved: async (): Promise<void> => void (await saving),

    /** Rejects with StorageError. */
    unsentCountOf: async (accountId: string): Promise<number> =>
      hasRooms.get() ? unsentOf(await collection.readAll(), accountId).length : 0,
    /** At logout. The device's own and other accounts' projects stay. Rejects with StorageError. */
    async discardOf(accountId: string): Promise<void> {
      if (!hasRooms.get()) return;
      await collection.removeAll(isOfAccount(accountId));
      hasRooms.set((await collection.readAll()).length > 0);
    },
    /** Those of no account. */
    async discardOfDevice(): Promise<void> {
      await collection.reviseAll((all) => ({ gone: all.filter(({ accountId }) => accountId === null) }));
      hasRooms.set((await collection.readAll()).length > 0);
    },
    countOfDevice: async (): Promise<number> =>
      (await collection.readAll()).filter(({ accountId, project }) => accountId === null && isThere(project) && isBegun(project)).length,
    /**
     * Deletes what an exchange in flight or a page saved after the logout; waits for all tabs and the worker. Does nothing once the account is
     * open again, or when `mayDiscard` returns false.
     */
    discardLateOf: (accountId: string, mayDiscard: () => boolean = () => true, runLocked: LockRunner = webLock): Promise<void> =>
      runLocked(ROOMS_LOCK, async () => {
        if (cartChanges.accountId() !== accountId && mayDiscard()) await collection.removeAll(isOfAccount(accountId));
      }),
    /** Unsent ones stay, hidden, until the account logs in. */
    async discardSentOf(accountId: string): Promise<void> {
      if (hasRooms.get())
        await collection.reviseAll((all) => ({ gone: all.filter((kept) => kept.accountId === accountId && !kept.isUnsent) }));
    },
    /** Of all owners, as the device has them. */
    collection,
  };
}

export const rooms = createRooms({
  database: keptDatabase,
  channel: openBroadcast(channelNames.rooms),
  now: () => Date.now(),
  newId: randomUuid,
  device: deviceName,
});

/** Of changes of rooms: the account's other devices tell by it which of them a copy contains. */
function deviceName(): string {
  if (roomsDevice.read() === null) roomsDevice.write(randomUuid().slice(0, SHORT));
  return roomsDevice.read() ?? '';
}

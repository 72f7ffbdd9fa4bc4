import { openDB, unwrap, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { UseStore } from 'idb-keyval';
import { StorageError, storageErrorFrom } from '../storage/storage-error';
import { databaseNames, KINDS, OBJECT_STORE, type Kind } from '../storage/storage-keys';
import { withTimeLimit } from '../storage/with-time-limit';

/** After this an IndexedDB is treated as missing. */
const LIMIT_MS = 3_000;
/** For thousands of rows. */
export const LONG_LIMIT_MS = 60_000;
const MOST_ABORTED = 8;
const AGAIN_AFTER_MS = 100;

export interface ReadableRecords {
  get(key: IDBValidKey): Promise<unknown>;
  getAll(): Promise<readonly unknown[]>;
  getAllKeys(): Promise<readonly IDBValidKey[]>;
}

export interface Records extends ReadableRecords {
  put(record: unknown, key: IDBValidKey): Promise<unknown>;
  delete(key: IDBValidKey): Promise<void>;
  clear(): Promise<void>;
}

/** Within its transaction `work` awaits nothing but the records. Both throw StorageError. */
export interface Transactions<Store extends string = Kind> {
  read<Value>(store: Store, work: (records: ReadableRecords) => Promise<Value>): Promise<Value>;
  /** Resolves once all of it is on the device. An error of `work` undoes all of it. */
  write<Value>(store: Store, work: (records: Records) => Promise<Value>): Promise<Value>;
  /** Called when the data may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

export interface Database<Store extends string = Kind> extends Transactions<Store> {
  /** For idb-keyval; throws the browser's errors too. */
  useStore(store: Store): UseStore;
}

interface DatabaseParts<Store extends string> {
  readonly name: string;
  readonly stores: readonly Store[];
  readonly limitMs?: number;
}

/**
 * Opened by the first transaction. It opens again after a lost connection, makes way for a newer build's upgrade, and creates a missing
 * object store.
 */
export function createDatabase<Store extends string>({ name, stores, limitMs = LIMIT_MS }: DatabaseParts<Store>): Database<Store> {
  const listeners = new Set<() => void>();
  let connection: Promise<IDBPDatabase> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  const lose = (): void => {
    forget();
    for (const listener of [...listeners]) listener();
  };
  const connect = (): Promise<IDBPDatabase> => {
    if (connection === undefined) {
      connection = withTimeLimit(LIMIT_MS, openOrAgain(name, stores, lose), tooLate);
      connection.catch(forget);
    }
    return connection;
  };
  const begin = async <Mode extends IDBTransactionMode>(store: Store, mode: Mode): Promise<IDBPTransaction<unknown, [Store], Mode>> => {
    try {
      return (await connect()).transaction<[Store], Mode>([store], mode);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      lose();
      return (await connect()).transaction<[Store], Mode>([store], mode);
    }
  };
  const limited = async <Value>(work: () => Promise<Value>): Promise<Value> => {
    try {
      return await withTimeLimit(limitMs, work(), tooLate);
    } catch (error) {
      throw storageErrorFrom(error);
    }
  };

  return {
    read: (store, work) =>
      limited(async () => {
        const transaction = await begin(store, 'readonly');
        return completed(transaction, work(transaction.store));
      }),
    write: (store, work) =>
      limited(async () => {
        const transaction = await begin(store, 'readwrite');
        return completed(transaction, work(transaction.store));
      }),
    useStore: (store) => async (mode, work) => {
      const run = begin(store, mode).then((transaction) => work(unwrap(transaction.store) as IDBObjectStore));
      return withTimeLimit(limitMs, run, tooLate);
    },
    onLost: (listener) => void listeners.add(listener),
  };
}

/** A database of rows for idb-keyval. */
export function openKeyValueStore(name: string, onLost: () => void = () => undefined, limitMs?: number): UseStore {
  const database = createDatabase({ name, stores: [OBJECT_STORE], ...(limitMs === undefined ? {} : { limitMs }) });
  database.onLost(onLost);
  return database.useStore(OBJECT_STORE);
}

export interface DurableDatabase extends Transactions {
  /** False while records live only as long as the page. */
  isDurable(): boolean;
  /** The device had no space for the last of them. */
  isFull(): boolean;
}

const GONE = Symbol('gone');

/**
 * `database`, with memory for the life of the page for what it does not take: everything where the first reading of this kind fails; on a full
 * device what was written since, until there is room. `makeRoom` writes again on a full device, and may free some first.
 */
export function orInMemory(
  database: Transactions,
  kind: Kind,
  makeRoom: (write: () => Promise<unknown>) => Promise<unknown> = (write) => write(),
): DurableDatabase {
  let isReadable: Promise<boolean> | null = null;
  let isMissing = false;
  let isFull = false;
  let layer: ReadonlyMap<IDBValidKey, unknown> = new Map();
  let turn: Promise<unknown> = Promise.resolve();

  const canRead = (): Promise<boolean> =>
    (isReadable ??= database
      .read(kind, (records) => records.getAllKeys())
      .then(
        () => true,
        () => {
          isMissing = true;
          return false;
        },
      ));
  const inMemory = async <Value>(store: Kind, work: (records: Records) => Promise<Value>): Promise<Value> => {
    const copy = new Map(layer);
    const value = (await canRead())
      ? await database.read(store, (records) => work(layered(copy, records)))
      : await work(layered(copy, NOTHING));
    layer = copy;
    return value;
  };
  const onDevice = async <Value>(store: Kind, work: (records: Records) => Promise<Value>): Promise<Value> => {
    const earlier = layer;
    const value = await database.write(store, async (records) => {
      for (const [key, record] of earlier) await (record === GONE ? records.delete(key) : records.put(record, key));
      return work(records);
    });
    layer = new Map();
    isFull = false;
    return value;
  };
  const written = async <Value>(store: Kind, work: (records: Records) => Promise<Value>): Promise<Value> => {
    if (!(await canRead())) return inMemory(store, work);
    let saved: { readonly value: Value } | null = null;
    const write = async (): Promise<void> => {
      saved = { value: await onDevice(store, work) };
    };
    try {
      await write().catch(async (error: unknown) => {
        if (!isOfSpace(error)) throw error;
        await makeRoom(write);
      });
    } catch (error) {
      if (!isOfSpace(error)) throw error;
      isFull = true;
    }
    return saved === null ? inMemory(store, work) : (saved as { readonly value: Value }).value;
  };

  return {
    isDurable: () => !isMissing && !isFull,
    isFull: () => isFull,
    read: async (store, work) => {
      if (!(await canRead())) return work(layered(new Map(layer), NOTHING));
      return layer.size === 0 ? database.read(store, work) : database.read(store, (records) => work(layered(new Map(layer), records)));
    },
    write(store, work) {
      // One after the other: two must not begin with the same memory.
      const done = turn.then(() => written(store, work));
      turn = done.catch(() => undefined);
      return done;
    },
    onLost: database.onLost,
  };
}

function isOfSpace(error: unknown): boolean {
  return error instanceof StorageError && error.trouble === 'full';
}

/** All that a person has made on this device, an object store a kind. */
export const keptDatabase: Database = createDatabase({ name: databaseNames.kept, stores: KINDS });

const NOTHING: ReadableRecords = { get: async () => undefined, getAll: async () => [], getAllKeys: async () => [] };

/** `layer` hides what lies `below`, and takes all changes. */
function layered(layer: Map<IDBValidKey, unknown>, below: ReadableRecords): Records {
  const all = async (): Promise<ReadonlyMap<IDBValidKey, unknown>> => {
    const keys = await below.getAllKeys();
    const values = await below.getAll();
    const together = new Map([...keys.map((key, index) => [key, values[index]] as const), ...layer]);
    return new Map([...together].filter(([, record]) => record !== GONE));
  };
  return {
    async get(key) {
      const record = layer.has(key) ? layer.get(key) : await below.get(key);
      return record === GONE ? undefined : record;
    },
    getAll: async () => [...(await all()).values()],
    getAllKeys: async () => [...(await all()).keys()],
    put: async (record, key) => void layer.set(key, record),
    delete: async (key) => void layer.set(key, GONE),
    async clear() {
      for (const key of (await all()).keys()) layer.set(key, GONE);
    },
  };
}

function tooLate(): StorageError {
  return new StorageError('unavailable');
}

type Ending = Pick<IDBPTransaction, 'done' | 'error' | 'abort'>;

/** The transaction's own error says more than that of a request which ended with it. */
async function completed<Value>(transaction: Ending, work: Promise<Value>): Promise<Value> {
  const done = transaction.done.then(
    () => null,
    (error: unknown) => ({ error: transaction.error ?? error }),
  );
  const value = await work.catch(async (error: unknown) => {
    undo(transaction);
    throw (await done.then(() => transaction.error)) ?? error;
  });
  const failure = await done;
  if (failure !== null) throw failure.error;
  return value;
}

function undo(transaction: Ending): void {
  try {
    transaction.abort();
  } catch {
    // It has ended already.
  }
}

/** Chromium aborts openings right after it has wiped a database: the first, and on a busy device also the next. */
async function openOrAgain(name: string, stores: readonly string[], onLost: () => void): Promise<IDBPDatabase> {
  for (let left = MOST_ABORTED; ; left -= 1) {
    try {
      return await open(name, stores, onLost);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError' || left === 0) throw error;
    }
    if (left < MOST_ABORTED) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}

async function open(name: string, stores: readonly string[], onLost: () => void, version?: number): Promise<IDBPDatabase> {
  const missingIn = ({ objectStoreNames }: IDBPDatabase): readonly string[] => stores.filter((store) => !objectStoreNames.contains(store));
  const database = await openDB(name, version, {
    upgrade(upgraded) {
      for (const store of missingIn(upgraded)) upgraded.createObjectStore(store);
    },
    blocking() {
      database.close();
      onLost();
    },
    terminated: onLost,
  });
  if (missingIn(database).length === 0) return database;
  database.close();
  return open(name, stores, onLost, database.version + 1);
}

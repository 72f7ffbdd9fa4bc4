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
  /** False once records live only as long as the page. */
  isDurable(): boolean;
}

/** `database`, or memory for the life of the page where the first reading of this kind fails. */
export function orInMemory(database: Transactions, kind: Kind): DurableDatabase {
  let isDurable = true;
  let chosen: Promise<Transactions> | null = null;
  const used = (): Promise<Transactions> => {
    chosen ??= database
      .read(kind, (records) => records.getAllKeys())
      .then(
        () => database,
        () => {
          isDurable = false;
          return memoryDatabase();
        },
      );
    return chosen;
  };
  return {
    isDurable: () => isDurable,
    read: async (store, work) => (await used()).read(store, work),
    write: async (store, work) => (await used()).write(store, work),
    onLost: database.onLost,
  };
}

/** All that a person has made on this device, an object store a kind. */
export const keptDatabase: Database = createDatabase({ name: databaseNames.kept, stores: KINDS });

/** One transaction at a time.An error of `work` undoes all of it. */
function memoryDatabase(): Transactions {
  const stores = new Map<Kind, ReadonlyMap<IDBValidKey, unknown>>();
  let turn: Promise<unknown> = Promise.resolve();
  const transact = <Value>(store: Kind, work: (records: Records) => Promise<Value>): Promise<Value> => {
    const done = turn.then(async () => {
      const copy = new Map(stores.get(store));
      const value = await work(recordsOf(copy));
      stores.set(store, copy);
      return value;
    });
    turn = done.catch(() => undefined);
    return done;
  };
  return { read: transact, write: transact, onLost: () => undefined };
}

function recordsOf(map: Map<IDBValidKey, unknown>): Records {
  return {
    get: async (key) => map.get(key),
    getAll: async () => [...map.values()],
    getAllKeys: async () => [...map.keys()],
    put: async (record, key) => void map.set(key, record),
    delete: async (key) => void map.delete(key),
    clear: async () => map.clear(),
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

import type { UseStore } from 'idb-keyval';
import { StorageError } from './storage-error';
import { OBJECT_STORE } from './storage-keys';
import { withTimeLimit } from './with-time-limit';

/** After this an IndexedDB is treated as missing. */
const LIMIT_MS = 3_000;
/** For thousands of rows. */
export const LONG_LIMIT_MS = 60_000;
const MOST_ABORTED = 8;
const AGAIN_AFTER_MS = 100;

/**
 * For idb-keyval. Unlike its `createStore` it reopens after a lost connection, makes way for a newer build's upgrade, and creates a missing
 * object store again. Throws StorageError when it never opens or exceeds `limitMs`. `onLost` is called before the next connection reads:
 * the browser may have deleted the data.
 */
export function openKeyValueStore(databaseName: string, onLost: () => void = () => undefined, limitMs = LIMIT_MS): UseStore {
  let connection: Promise<IDBDatabase> | undefined;
  const forget = (): void => {
    connection = undefined;
  };
  const lose = (): void => {
    forget();
    onLost();
  };
  const connect = (): Promise<IDBDatabase> => {
    if (connection === undefined) {
      connection = withTimeLimit(LIMIT_MS, openOrAgain(databaseName, lose), tooLate);
      connection.catch(forget);
    }
    return connection;
  };

  const use: UseStore = async (mode, work) => {
    let transaction: IDBTransaction;
    try {
      transaction = (await connect()).transaction(OBJECT_STORE, mode);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'InvalidStateError') throw error;
      lose();
      transaction = (await connect()).transaction(OBJECT_STORE, mode);
    }
    return work(transaction.objectStore(OBJECT_STORE));
  };
  return (mode, work) => withTimeLimit(limitMs, use(mode, work), tooLate);
}

function tooLate(): StorageError {
  return new StorageError('unavailable');
}

/** Chromium aborts openings right after it has wiped a database: the first, and on a busy device also the next. */
async function openOrAgain(databaseName: string, onLost: () => void): Promise<IDBDatabase> {
  for (let left = MOST_ABORTED; ; left -= 1) {
    try {
      return await open(databaseName, onLost);
    } catch (error) {
      if (!(error instanceof Error) || error.name !== 'AbortError' || left === 0) throw error;
    }
    if (left < MOST_ABORTED) await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER_MS));
  }
}

function open(databaseName: string, onLost: () => void, version?: number): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = () => {
      if (!hasStore(request.result)) request.result.createObjectStore(OBJECT_STORE);
    };
    request.onerror = () => reject(request.error ?? new Error('The database cannot be opened'));
    request.onsuccess = () => {
      const database = request.result;
      database.onclose = onLost;
      database.onversionchange = () => {
        database.close();
        onLost();
      };
      if (hasStore(database)) return resolve(database);
      database.close();
      resolve(open(databaseName, onLost, database.version + 1));
    };
  });
}

function hasStore(database: IDBDatabase): boolean {
  return database.objectStoreNames.contains(OBJECT_STORE);
}

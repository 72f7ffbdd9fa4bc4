import { evictOfflinePictures } from '../catalogue/evicted-pictures';
import { StorageError } from './storage-error';
import { cacheNames, databaseNames } from './storage-keys';

/** In this order. All of it can be loaded again, a shopper's change cannot. */
const evictions: readonly (() => Promise<unknown>)[] = [
  async () => (typeof caches === 'undefined' ? [] : Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)))),
  () => evictOfflinePictures().catch(() => undefined),
  () => Promise.all([databaseNames.publicQueries, databaseNames.privateQueries].map(dropDatabase)),
];

/** A full device deletes reloadable data step by step and retries; finally throws StorageError. */
export async function withRoom<Value>(write: () => Promise<Value>): Promise<Value> {
  for (const makeRoom of evictions) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StorageError) || error.trouble !== 'full') throw error;
      // One step may be refused where the others are not.
      await makeRoom().catch(() => undefined);
    }
  }
  return write();
}

function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

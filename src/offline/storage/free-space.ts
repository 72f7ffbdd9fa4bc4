import { evictOfflinePictures } from '../catalogue/evicted-pictures';
import { StorageError } from './storage-error';
import { cacheNames, databaseNames } from './storage-keys';

/**
 * Data that a full device deletes to save a shopper's change, in this order: cached pictures and video, the pictures of the offline catalogue,
 * saved responses. All of it can be loaded again, the change cannot.
 */
const evictions: readonly (() => Promise<unknown>)[] = [
  async () => (typeof caches === 'undefined' ? [] : Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)))),
  () => evictOfflinePictures().catch(() => undefined),
  () => Promise.all([databaseNames.publicQueries, databaseNames.privateQueries].map(dropDatabase)),
];

/** Runs a write. On a full device it deletes reloadable data step by step and retries, and finally throws StorageError. */
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

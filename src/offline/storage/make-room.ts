import { evictOfflinePictures } from '../catalogue/evicted-pictures';
import { StorageError } from './storage-error';
import { cacheNames, databaseNames } from './storage-keys';

/**
 * What a full device gives up for a shopper's change, in this order: pictures and video that were looked at, the pictures of
 * the kept catalogue, saved replies. All of it can be loaded again, the change cannot. Each step resolves when it is done; none of them fails.
 */
const evictions: readonly (() => Promise<unknown>)[] = [
  async () => (typeof caches === 'undefined' ? [] : Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)))),
  () => evictOfflinePictures().catch(() => undefined),
  () => Promise.all([databaseNames.publicQueries, databaseNames.privateQueries].map(dropDatabase)),
];

/** Does a write; on a full device everything that can be loaded again goes first, step by step, before StorageError is thrown. */
export async function withRoom<Value>(write: () => Promise<Value>): Promise<Value> {
  for (const makeRoom of evictions) {
    try {
      return await write();
    } catch (error) {
      if (!(error instanceof StorageError) || error.trouble !== 'full') throw error;
      await makeRoom();
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

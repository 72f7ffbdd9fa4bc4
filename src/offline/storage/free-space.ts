import { evictOfflinePictures } from '../catalogue/evicted-pictures';
import { StorageError } from './storage-error';
import { cacheNames, databaseNames, namesOf } from './storage-keys';
import { dropDatabase } from './drop-database';

/** In this order. All of it can be loaded again, a shopper's change cannot. */
const evictions: readonly (() => Promise<unknown>)[] = [
  async () => (typeof caches === 'undefined' ? [] : Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)))),
  () => evictOfflinePictures().catch(() => undefined),
  () => Promise.all([...namesOf('publicQueries'), databaseNames.privateQueries].map(dropDatabase)),
];

/** All was given up for a write, which found no room either: what was loaded again since would not help the next. */
let wasInVain = false;

/** A full device deletes reloadable data step by step and retries; finally throws StorageError. */
export async function withRoom<Value>(write: () => Promise<Value>): Promise<Value> {
  const written = async (): Promise<Value> => {
    const value = await write();
    wasInVain = false;
    return value;
  };
  for (const makeRoom of wasInVain ? [] : evictions) {
    try {
      return await written();
    } catch (error) {
      if (!(error instanceof StorageError) || error.trouble !== 'full') throw error;
      // One step may be refused where the others are not.
      await makeRoom().catch(() => undefined);
    }
  }
  return written().catch((error: unknown) => {
    wasInVain ||= error instanceof StorageError && error.trouble === 'full';
    throw error;
  });
}

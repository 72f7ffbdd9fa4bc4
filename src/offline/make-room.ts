import { cacheNames, databaseNames } from './storage-keys';

/**
 * What a full device gives up for a shopper's change, in this order: pictures and video, then saved replies. Both can be
 * loaded again, the change cannot. Each step resolves when it is done; none of them fails.
 */
export const waysToMakeRoom: readonly (() => Promise<unknown>)[] = [
  async () => (typeof caches === 'undefined' ? [] : Promise.allSettled(Object.values(cacheNames).map((name) => caches.delete(name)))),
  () => Promise.all([databaseNames.publicQueries, databaseNames.privateQueries].map(dropDatabase)),
];

function dropDatabase(name: string): Promise<void> {
  return new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
    request.onblocked = () => resolve();
  });
}

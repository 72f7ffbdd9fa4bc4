import type { Page } from '@playwright/test';
import { databaseNames } from '../../src/offline/storage/storage-keys';

/** The keys of the public replies that the device has saved: a page shows a reply a moment before it is saved. */
export function savedQueries(page: Page): Promise<readonly string[]> {
  return page.evaluate(
    (name) =>
      new Promise<readonly string[]>((resolve) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => {
          const { result } = opening;
          const [store] = result.objectStoreNames;
          if (store === undefined) return resolve([]);
          const reading = result.transaction(store).objectStore(store).getAllKeys();
          reading.onsuccess = () => {
            result.close();
            resolve(reading.result.map(String));
          };
        };
      }),
    databaseNames.publicQueries,
  );
}

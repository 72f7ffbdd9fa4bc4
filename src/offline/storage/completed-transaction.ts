import type { UseStore } from 'idb-keyval';
import { StorageError } from './storage-error';

/** Resolves once the whole transaction is on the device; rejects when it is aborted. */
export function completed<Value>(
  store: IDBObjectStore,
  work: (store: IDBObjectStore, give: (value: Value) => void) => void,
  initial: Value,
): Promise<Value> {
  return new Promise((resolve, reject) => {
    let given = initial;
    store.transaction.oncomplete = () => resolve(given);
    store.transaction.onabort = () => reject(store.transaction.error ?? new StorageError('failed'));
    work(store, (value) => {
      given = value;
    });
  });
}

/** One transaction: no other tab can interfere. Undefined changes nothing. */
export function reviseRecord(useStore: UseStore, key: string, revise: (stored: unknown) => unknown): Promise<void> {
  return useStore('readwrite', (store) =>
    completed<void>(
      store,
      () => {
        const request = store.get(key);
        request.onsuccess = () => {
          const revised = revise(request.result);
          if (revised !== undefined) store.put(revised, key);
        };
      },
      undefined,
    ),
  );
}

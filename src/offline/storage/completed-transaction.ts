import { StorageError } from './storage-error';

/** Resolves with what `work` gave only when the whole transaction is on the device. */
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

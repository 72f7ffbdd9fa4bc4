import { StorageError } from './storage-error';

/** Resolves with the value passed to `give` once the whole transaction is on the device. Rejects when it is aborted. */
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

import type { UseStore } from 'idb-keyval';
import { completed } from './completed-transaction';
import { openKeyValueStore } from './key-value-store';
import { storageErrorFrom } from './storage-error';

export interface RecordStore {
  /** Resolves once it is complete. Throws StorageError. */
  transact<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, give: (value: Value) => void) => void,
    initial: Value,
  ): Promise<Value>;
  /** Leaves out records for which `read` returns null. */
  readAll<Value>(read: (stored: unknown) => Value | null, keys?: IDBKeyRange): Promise<readonly Value[]>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** Opened by the first transaction. */
export function openRecordStore(databaseName: string, limitMs?: number): RecordStore {
  let opened: UseStore | undefined;
  let tellLoss = (): void => undefined;
  const transact: RecordStore['transact'] = async (mode, work, initial) => {
    try {
      opened ??= openKeyValueStore(databaseName, () => tellLoss(), limitMs);
      return await opened(mode, (store) => completed(store, work, initial));
    } catch (error) {
      throw storageErrorFrom(error);
    }
  };
  return {
    transact,
    readAll: <Value>(read: (stored: unknown) => Value | null, keys?: IDBKeyRange) =>
      transact<readonly Value[]>(
        'readonly',
        (store, give) => {
          const request = store.getAll(keys);
          request.onsuccess = () => give(request.result.map(read).filter((value) => value !== null));
        },
        [],
      ),
    onLost(listener) {
      tellLoss = listener;
    },
  };
}

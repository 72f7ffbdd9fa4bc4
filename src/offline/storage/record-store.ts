import type { UseStore } from 'idb-keyval';
import { completed } from './completed-transaction';
import { openKeyValueStore } from './key-value-store';
import { StorageError, storageErrorFrom } from './storage-error';
import { within } from './within';

/** An IndexedDB that has not responded by then, in milliseconds, is treated as missing. */
const LIMIT_MS = 3_000;

export interface RecordStore {
  /** One transaction: resolves, with the value passed to `give`, once it is complete. Throws StorageError. */
  transact<Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, give: (value: Value) => void) => void,
    initial: Value,
  ): Promise<Value>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** Records in an IndexedDB database of their own, which is opened by the first transaction. */
export function openRecordStore(databaseName: string): RecordStore {
  let opened: UseStore | undefined;
  let tellLoss = (): void => undefined;
  return {
    async transact(mode, work, initial) {
      try {
        opened ??= openKeyValueStore(databaseName, () => tellLoss());
        return await within(
          LIMIT_MS,
          opened(mode, (store) => completed(store, work, initial)),
          () => new StorageError('unavailable'),
        );
      } catch (error) {
        throw storageErrorFrom(error);
      }
    },
    onLost(listener) {
      tellLoss = listener;
    },
  };
}

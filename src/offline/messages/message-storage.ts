import type { UseStore } from 'idb-keyval';
import { completed } from '../storage/completed-transaction';
import { openKeyValueStore } from '../storage/key-value-store';
import { withRoom } from '../storage/make-room';
import { readMessageRecord, type MessageRecord } from './message-record';
import { databaseNames } from '../storage/storage-keys';
import { StorageError, storageErrorFrom } from '../storage/storage-error';
import { within } from '../storage/within';

/** An IndexedDB that has not responded by then is treated as missing. */
const LIMIT_MS = 3000;

/** What a message becomes: another record, deleted (null), or unchanged ('keep'). */
export type MessageDecision = MessageRecord | null | 'keep';

/** Storage of unsent messages. Every method is one transaction and resolves once it is complete; throws StorageError. */
export interface MessageStorage {
  /** Oldest first. */
  read(): Promise<readonly MessageRecord[]>;
  put(record: MessageRecord): Promise<void>;
  /** `decide` runs inside the transaction, so no other tab can interfere; not at all when the message is gone. */
  revise(id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** Message storage in IndexedDB. */
export function messageStorage(databaseName: string = databaseNames.messages): MessageStorage {
  let opened: UseStore | undefined;
  let tellLoss = (): void => undefined;

  const transact = async <Value>(
    mode: IDBTransactionMode,
    work: (store: IDBObjectStore, give: (value: Value) => void) => void,
    initial: Value,
  ): Promise<Value> => {
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
  };

  return {
    read: () =>
      transact<readonly MessageRecord[]>(
        'readonly',
        (store, give) => {
          const request = store.getAll();
          request.onsuccess = () => {
            const records = request.result.map(readMessageRecord).filter((record) => record !== null);
            give(records.sort((a, b) => a.savedAt - b.savedAt));
          };
        },
        [],
      ),
    onLost(listener) {
      tellLoss = listener;
    },
    put: (record) => withRoom(() => transact<void>('readwrite', (store) => void store.put(record, record.id), undefined)),
    revise: (id, decide) =>
      transact<void>(
        'readwrite',
        (store) => {
          const request = store.get(id);
          request.onsuccess = () => {
            const record = readMessageRecord(request.result);
            const decision = record === null ? 'keep' : decide(record);
            if (decision === null) store.delete(id);
            else if (decision !== 'keep') store.put(decision, id);
          };
        },
        undefined,
      ),
  };
}

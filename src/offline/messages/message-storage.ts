import { withRoom } from '../storage/free-space';
import { openRecordStore } from '../storage/record-store';
import { readMessageRecord, type MessageRecord } from './message-record';
import { databaseNames } from '../storage/storage-keys';

/** What a message becomes: another record, deleted (null), or unchanged ('keep'). */
export type MessageDecision = MessageRecord | null | 'keep';

/** Storage of unsent messages. Every method is one transaction and resolves once it is complete; throws StorageError. */
export interface MessageStorage {
  /** Oldest first. */
  read(): Promise<readonly MessageRecord[]>;
  put(record: MessageRecord): Promise<void>;
  /** `decide` runs inside the transaction, so that no other tab can interfere; it is not called when the message is gone. */
  revise(id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** Message storage in IndexedDB. */
export function messageStorage(databaseName: string = databaseNames.messages): MessageStorage {
  const { transact, readAll, onLost } = openRecordStore(databaseName);
  return {
    read: async () => (await readAll(readMessageRecord)).toSorted((a, b) => a.savedAt - b.savedAt),
    onLost,
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

import { withRoom } from '../storage/free-space';
import { openRecordStore } from '../storage/record-store';
import { readMessageRecord, type MessageRecord } from './message-record';
import { databaseNames } from '../storage/storage-keys';

/** Null deletes it. */
export type MessageDecision = MessageRecord | null | 'keep';

/** One transaction per method; throws StorageError. */
export interface MessageStorage {
  /** Oldest first. */
  read(): Promise<readonly MessageRecord[]>;
  put(record: MessageRecord): Promise<void>;
  /** `decide` runs inside the transaction; it is not called when the message is gone. */
  revise(id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void>;
  /** As `RecordStore.onLost`. */
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

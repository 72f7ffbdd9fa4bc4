import { keptDatabase, type Database } from '../kept/database';
import { withRoom } from '../storage/free-space';
import { readMessageRecord, type MessageRecord } from './message-record';

/** Null deletes it. */
export type MessageDecision = MessageRecord | null | 'keep';

export type MessageStorage = ReturnType<typeof messageStorage>;

/** One transaction per method; throws StorageError. */
export function messageStorage(database: Database = keptDatabase) {
  return {
    /** Oldest first. */
    read: (): Promise<readonly MessageRecord[]> =>
      database.read('messages', async (records) =>
        (await records.getAll())
          .map(readMessageRecord)
          .filter((record) => record !== null)
          .toSorted((a, b) => a.savedAt - b.savedAt),
      ),
    put: (record: MessageRecord): Promise<unknown> =>
      withRoom(() => database.write('messages', (records) => records.put(record, record.id))),
    /** `decide` runs inside the transaction; it is not called when the message is gone. */
    revise: (id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void> =>
      database.write('messages', async (records) => {
        const record = readMessageRecord(await records.get(id));
        const decision = record === null ? 'keep' : decide(record);
        if (decision === null) await records.delete(id);
        else if (decision !== 'keep') await records.put(decision, id);
      }),
    onLost: database.onLost,
  };
}

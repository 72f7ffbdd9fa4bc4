import { createCollection, type Device } from '../kept/collection';
import { keptDatabase } from '../kept/database';
import { channelNames } from '../storage/storage-keys';
import { NO_TRIES, triesOfNext } from '../sync/backoff';
import { openBroadcast } from '../sync/broadcast';
import { readMessageRecord, type MessageRecord, type ShopMessage } from './message-record';

interface MessagesParts extends Device {
  readonly now: () => number;
}

export type Messages = ReturnType<typeof createMessages>;

/** Saved before the screen confirms, deleted once the server has accepted it (decision 0018). The server accepts an id only once. */
export function createMessages({ now, ...device }: MessagesParts) {
  const { get, subscribe, open, readAll, saveBy, revise } = createCollection<MessageRecord>({
    ...device,
    kind: 'messages',
    read: readMessageRecord,
    keyOf: ({ id }) => id,
    order: (a, b) => a.savedAt - b.savedAt,
  });

  return {
    /** Also follows changes in other tabs. Never rejects. */
    open,
    /** Replaces one with the same id. Throws StorageError unless it is saved. */
    async save(id: string, message: ShopMessage, accountId: string | null): Promise<void> {
      await saveBy(async (records) => {
        const older = readMessageRecord(await records.get(id));
        const tries = older === null ? NO_TRIES : triesOfNext(older.tries);
        const saved: MessageRecord = {
          v: 1,
          id,
          accountId,
          message,
          savedAt: now(),
          state: 'waiting',
          refusal: null,
          tries,
          isStoreBusy: false,
        };
        await records.put(saved, id);
        return saved;
      });
    },
    /** Oldest first; the same array until something changes. */
    entries: (): readonly MessageRecord[] => get().records,
    subscribe,
    drop: (id: string): Promise<void> => revise(id, () => null),
    retry: (id: string): Promise<void> => revise(id, (record) => ({ ...record, state: 'waiting', refusal: null, tries: NO_TRIES })),
    /** It is sent only when its writer retries it. */
    hold: (id: string, reason: string): Promise<void> =>
      revise(id, (record) => ({ ...record, state: 'refused', refusal: record.state === 'refused' ? record.refusal : reason })),
    /** At logout. A visitor's messages belong to no account and stay. */
    async dropOf(accountId: string): Promise<void> {
      for (const record of await readAll()) if (record.accountId === accountId) await revise(record.id, () => null);
    },

    /** Reads the device, unlike `entries`. */
    read: readAll,
    settle: revise,
  };
}

export const messages = createMessages({
  database: keptDatabase,
  channel: openBroadcast(channelNames.messages),
  now: () => Date.now(),
});

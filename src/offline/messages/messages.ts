import type { MessageRecord, ShopMessage } from './message-record';
import { messageStorage, type MessageDecision, type MessageStorage } from './message-storage';
import { channelNames } from '../storage/storage-keys';
import { NO_TRIES, triesOfNext } from '../sync/backoff';
import { openBroadcast, type Broadcast } from '../sync/broadcast';
import { createValue } from '../value';

interface MessagesParts {
  readonly storage: MessageStorage;
  readonly channel: Broadcast<'changed'>;
  readonly now: () => number;
}

export type Messages = ReturnType<typeof createMessages>;

/** Saved before the screen confirms, deleted once the server has accepted it (decision 0018). */
export function createMessages({ storage, channel, now }: MessagesParts) {
  const { get: entries, set: show, subscribe } = createValue<readonly MessageRecord[]>([]);
  let isListening = false;
  let readsStarted = 0;
  let readShown = 0;

  const refresh = async (): Promise<void> => {
    const read = ++readsStarted;
    const records = await storage.read();
    // A slower, older read must not restore what a newer one no longer contains.
    if (read < readShown) return;
    readShown = read;
    show(records);
  };

  const changed = async (): Promise<void> => {
    channel.post('changed');
    // The change is saved by now; a failed read must not make it look lost.
    await refresh().catch(() => undefined);
  };

  /** The server accepts an id only once: a message that was already sent is harmless. */
  const restoreLost = async (): Promise<void> => {
    const known = entries();
    if (known.length === 0) return;
    const ids = new Set((await storage.read()).map(({ id }) => id));
    for (const record of known) if (!ids.has(record.id)) await storage.put(record);
    await changed();
  };
  storage.onLost(() => void restoreLost().catch(() => undefined));

  const revise = async (id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void> => {
    await storage.revise(id, decide);
    await changed();
  };

  return {
    /** Also follows changes in other tabs. */
    async open(): Promise<void> {
      if (!isListening) channel.listen(() => void refresh().catch(() => undefined));
      isListening = true;
      await refresh();
    },
    /** Replaces one with the same id. Throws StorageError unless it is saved. */
    async save(id: string, message: ShopMessage, accountId: string | null): Promise<void> {
      const older = (await storage.read()).find((record) => record.id === id);
      const tries = older === undefined ? NO_TRIES : triesOfNext(older.tries);
      await storage.put({ v: 1, id, accountId, message, savedAt: now(), state: 'waiting', refusal: null, tries, isStoreBusy: false });
      await changed();
    },
    /** Oldest first; the same array until something changes. */
    entries,
    subscribe,
    drop: (id: string): Promise<void> => revise(id, () => null),
    retry: (id: string): Promise<void> => revise(id, (record) => ({ ...record, state: 'waiting', refusal: null, tries: NO_TRIES })),
    /** It is sent only when its writer retries it. */
    hold: (id: string, reason: string): Promise<void> =>
      revise(id, (record) => ({ ...record, state: 'refused', refusal: record.state === 'refused' ? record.refusal : reason })),
    /** At logout. A visitor's messages belong to no account and stay. */
    async dropOf(accountId: string): Promise<void> {
      for (const record of await storage.read()) if (record.accountId === accountId) await storage.revise(record.id, () => null);
      await changed();
    },

    read: (): Promise<readonly MessageRecord[]> => storage.read(),
    settle: revise,
  };
}

export const messages = createMessages({
  storage: messageStorage(),
  channel: openBroadcast(channelNames.messages),
  now: () => Date.now(),
});

import type { ContactMessage } from '../../contract/site';
import type { MessageRecord } from './message-record';
import { messageStorage, type MessageDecision, type MessageStorage } from './message-storage';
import { channelNames } from '../storage/storage-keys';

/** Tells other tabs and the worker that the messages have changed; never the sender. */
export interface NewsChannel {
  post(): void;
  listen(listener: () => void): void;
}

interface MessagesParts {
  readonly storage: MessageStorage;
  readonly channel: NewsChannel;
  readonly now: () => number;
}

export type Messages = ReturnType<typeof createMessages>;

/**
 * The messages to the shop that have not reached it: kept on the device before anything is said, each under an id of its own,
 * gone once the server has answered. Makes one; the store's own is `messages`.
 */
export function createMessages({ storage, channel, now }: MessagesParts) {
  const listeners = new Set<() => void>();
  let shown: readonly MessageRecord[] = [];
  let isListening = false;
  let readsStarted = 0;
  let readShown = 0;

  const refresh = async (): Promise<void> => {
    const read = ++readsStarted;
    const records = await storage.read();
    // A slower, older read must not put back what a newer one has seen go.
    if (read < readShown) return;
    readShown = read;
    shown = records;
    for (const listener of [...listeners]) listener();
  };

  const changed = async (): Promise<void> => {
    channel.post();
    // The change is on the device by now; a failed reading must not make it look lost.
    await refresh().catch(() => undefined);
  };

  const revise = async (id: string, decide: (record: MessageRecord) => MessageDecision): Promise<void> => {
    await storage.revise(id, decide);
    await changed();
  };

  return {
    /** Reads what is on the device and follows it. */
    async open(): Promise<void> {
      if (!isListening) channel.listen(() => void refresh().catch(() => undefined));
      isListening = true;
      await refresh();
    },
    /** Keeps a message, in place of one with the same id. Resolves once it is on the device; else throws StorageError. */
    async keep(id: string, message: ContactMessage, accountId: string | null): Promise<void> {
      await storage.put({ v: 1, id, accountId, message, savedAt: now(), state: 'waiting', refusal: null, retryAt: 0 });
      await changed();
    },
    /** What is kept, oldest first; the same array until something changes. */
    entries: (): readonly MessageRecord[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** Forgets a message: the writer does not want it sent. */
    drop: (id: string): Promise<void> => revise(id, () => null),
    /** Puts a refused message back among the waiting ones. */
    retry: (id: string): Promise<void> => revise(id, (record) => ({ ...record, state: 'waiting', refusal: null, retryAt: 0 })),
    /** Sets a message aside, with the reason: it goes out only when its writer says so. */
    hold: (id: string, reason: string): Promise<void> =>
      revise(id, (record) => ({ ...record, state: 'refused', refusal: record.state === 'refused' ? record.refusal : reason })),
    /** Forgets what one account wrote (logout). A visitor's messages are nobody's account and stay. */
    async dropOf(accountId: string): Promise<void> {
      for (const record of await storage.read()) if (record.accountId === accountId) await storage.revise(record.id, () => null);
      await changed();
    },

    /** For sending: the messages straight from the device. */
    read: (): Promise<readonly MessageRecord[]> => storage.read(),
    /** For sending: what the server's answer makes of a message that is still there. */
    settle: revise,
  };
}

/** The browser's BroadcastChannel; silent where there is none. */
function browserNewsChannel(name: string): NewsChannel {
  let channel: BroadcastChannel | undefined;
  const opened = (): BroadcastChannel | undefined => {
    if (typeof BroadcastChannel === 'undefined') return undefined;
    channel ??= new BroadcastChannel(name);
    return channel;
  };
  return {
    post: () => opened()?.postMessage('changed'),
    listen: (listener) => opened()?.addEventListener('message', listener),
  };
}

export const messages = createMessages({
  storage: messageStorage(),
  channel: browserNewsChannel(channelNames.messages),
  now: () => Date.now(),
});

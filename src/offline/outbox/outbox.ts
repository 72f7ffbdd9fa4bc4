import type { CartIntent, CartLine } from '../../domain/cart';
import { channelNames } from '../storage/storage-keys';
import { NO_TRIES } from '../sync/backoff';
import { openBroadcast, type Broadcast } from '../sync/broadcast';
import type { CartChange, OutboxRecord } from './outbox-record';
import type { OutboxStorage, RecordDecision } from './outbox-storage';

/** A desired state, never a request. Its own database keeps it apart from all that is done to saved responses. */
export type OutboxEntry = Pick<
  OutboxRecord,
  'accountId' | 'intent' | 'savedAt' | 'state' | 'refusal' | 'deviceId' | 'isInDoubt' | 'seenCartVersion' | 'ending' | 'tries'
>;

export type OutboxNews =
  | { readonly kind: 'changed'; readonly accountId: string }
  | { readonly kind: 'server-cart'; readonly accountId: string; readonly lines: readonly CartLine[] };

type ServerCartListener = (accountId: string, lines: readonly CartLine[]) => void;

interface OutboxParts {
  readonly openStorage: () => Promise<OutboxStorage>;
  readonly channel: Broadcast<OutboxNews>;
  readonly now: () => number;
}

export type Outbox = ReturnType<typeof createOutbox>;

/** Creates an outbox; the app uses `outbox`. */
export function createOutbox({ openStorage, channel, now }: OutboxParts) {
  const listeners = new Set<() => void>();
  const cartListeners = new Set<ServerCartListener>();
  const restoreListeners = new Set<(count: number) => void>();
  let account: string | null = null;
  let storage: Promise<OutboxStorage> | undefined;
  let isDurable = true;
  let isListening = false;
  let shown: readonly OutboxEntry[] = [];
  let losses = 0;
  /** Entries of accounts that were closed in this page: their changes stay on the device. */
  let closed: readonly OutboxEntry[] = [];
  let readsStarted = 0;
  let readShown = 0;

  const opened = (): Promise<OutboxStorage> => {
    storage ??= openStorage().then((ready) => {
      isDurable = ready.isDurable;
      ready.onLost(() => {
        losses += 1;
        restoreLost().catch(() => undefined);
      });
      return ready;
    });
    return storage;
  };

  const show = (entries: readonly OutboxEntry[]): void => {
    if (entries.length > 0 || shown.length > 0) shown = entries;
    for (const listener of [...listeners]) listener();
  };

  const refresh = async (): Promise<void> => {
    const accountId = account;
    if (accountId === null) return;
    const read = ++readsStarted;
    const records = await (await opened()).read(accountId);
    // A slower, older read must not restore what a newer one no longer contains, nor show another account's changes.
    if (read < readShown) return;
    readShown = read;
    show(records.toSorted((a, b) => a.intent.sequence - b.intent.sequence));
  };

  /** The server recognises a change that was already sent. */
  const restoreLost = async (): Promise<void> => {
    const records = [...shown, ...closed].map((entry) => ({ v: 1 as const, ...entry }));
    if (records.length === 0) return;
    const restored = await (await opened()).restore(records);
    if (restored === 0) return;
    for (const listener of [...restoreListeners]) listener(restored);
    for (const accountId of new Set(records.map((record) => record.accountId))) await changed(accountId);
  };

  const changed = async (accountId: string): Promise<void> => {
    channel.post({ kind: 'changed', accountId });
    // The change is saved by now; a failed read must not make it look lost.
    await refresh().catch(() => undefined);
  };

  const tellCart = (accountId: string, lines: readonly CartLine[]): void => {
    for (const listener of [...cartListeners]) listener(accountId, lines);
  };

  const listen = (): void => {
    if (isListening) return;
    isListening = true;
    channel.listen((news) => {
      if (news.accountId !== account) return;
      if (news.kind === 'server-cart') tellCart(news.accountId, news.lines);
      else refresh().catch(() => undefined);
    });
  };

  const openAccount = (): string => {
    if (account === null) throw new Error('No account is open');
    return account;
  };

  const revise = async (accountId: string, productId: number, decide: (record: OutboxRecord) => RecordDecision): Promise<void> => {
    await (await opened()).revise(accountId, productId, decide);
    await changed(accountId);
  };

  /** Also of an account that is no longer open. */
  const discardOf = async (accountId: string): Promise<void> => {
    closed = closed.filter((entry) => entry.accountId !== accountId);
    if (accountId === account) show([]);
    await (await opened()).clear(accountId);
    await changed(accountId);
  };

  return {
    /** `entries` is empty until they are read. */
    async open(accountId: string | null): Promise<void> {
      listen();
      if (accountId !== account) {
        closed = [...closed, ...shown].filter((entry) => entry.accountId !== accountId);
        account = accountId;
        readShown = ++readsStarted;
        show([]);
      }
      await refresh().catch(() => {
        isDurable = false;
      });
    },
    accountId: (): string | null => account,
    /** Replaces the product's older change. Throws StorageError unless it is saved. */
    async put(change: CartChange): Promise<CartIntent> {
      const accountId = openAccount();
      const ready = await opened();
      let before = losses;
      let record = await ready.append(accountId, change, now());
      // The storage was wiped during the save: earlier changes are being restored, and this one is newer.
      for (; before !== losses; record = await ready.append(accountId, change, now())) before = losses;
      // Shown before the next read, in case the storage is wiped in between.
      if (account === accountId) shown = [...shown.filter(({ intent }) => intent.product.id !== change.product.id), record];
      await changed(accountId);
      return record.intent;
    },
    /** Oldest first; the same array until something changes. */
    entries: (): readonly OutboxEntry[] => shown,
    subscribe(listener: () => void): () => void {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /** When false, never say 'saved on this device'. */
    isDurable: (): boolean => isDurable,
    /** The line stays as the server has it. */
    dismiss: (productId: number): Promise<void> =>
      revise(openAccount(), productId, (record) => (record.state === 'refused' ? null : 'keep')),
    retry: (productId: number): Promise<void> =>
      revise(openAccount(), productId, (record) =>
        record.state === 'refused' ? { ...record, state: 'waiting', refusal: null, tries: NO_TRIES } : 'keep',
      ),
    /** False when a call for it is under way: the change then stays. */
    async cancel(entry: OutboxEntry): Promise<boolean> {
      let isForgotten = false;
      await revise(entry.accountId, entry.intent.product.id, (record) => {
        if (!isSameIntent(record, entry)) return 'keep';
        isForgotten = !record.isInDoubt;
        return isForgotten ? null : 'keep';
      });
      return isForgotten;
    },
    discardOf,
    discardAll: async (): Promise<void> => discardOf(openAccount()),
    /** Called in every tab, before the changes settle. */
    subscribeServerCart(listener: ServerCartListener): () => void {
      cartListeners.add(listener);
      return () => cartListeners.delete(listener);
    },

    /** Called with the number of changes that were saved again after the storage was wiped. */
    subscribeRestored(listener: (count: number) => void): () => void {
      restoreListeners.add(listener);
      return () => restoreListeners.delete(listener);
    },

    /** A failure is ignored: conflicts are then detected by an older version, or not at all. */
    noteCartVersion: async (accountId: string, version: number): Promise<void> => {
      await opened()
        .then((ready) => ready.noteCartVersion(accountId, version))
        .catch(() => undefined);
    },

    /** Reads the device, unlike `entries`. */
    read: async (accountId: string): Promise<readonly OutboxEntry[]> => (await opened()).read(accountId),
    /** Changes nothing when the shopper has changed the product since. */
    resolve: (entry: OutboxEntry, decide: (record: OutboxRecord) => RecordDecision): Promise<void> =>
      revise(entry.accountId, entry.intent.product.id, (record) => (isSameIntent(record, entry) ? decide(record) : 'keep')),
    /** An older change has reached the server: a newer one may be sent at once. */
    release: (older: OutboxEntry): Promise<void> =>
      revise(older.accountId, older.intent.product.id, (record) => ({ ...record, tries: NO_TRIES })),
    /** The server may have used the old number. Null if changed since. */
    async renumber(entry: OutboxEntry): Promise<OutboxEntry | null> {
      const next = await (await opened()).renumber(entry.accountId, entry.intent.product.id, (record) => isSameIntent(record, entry));
      await changed(entry.accountId);
      return next;
    },
    announceServerCart(accountId: string, lines: readonly CartLine[]): void {
      channel.post({ kind: 'server-cart', accountId, lines });
      if (accountId === account) tellCart(accountId, lines);
    },
  };
}

function isSameIntent(record: OutboxRecord, entry: OutboxEntry): boolean {
  return record.intent.sequence === entry.intent.sequence && record.deviceId === entry.deviceId;
}

let chooseStorage: (openStorage: OutboxParts['openStorage']) => void = () => undefined;
const chosen = new Promise<OutboxParts['openStorage']>((resolve) => {
  chooseStorage = resolve;
});

/** Its code is not in the first screen's chunk; calls wait until it is set. */
export function setOutboxStorage(openStorage: OutboxParts['openStorage']): void {
  chooseStorage(openStorage);
}

export const outbox = createOutbox({
  openStorage: async () => (await chosen)(),
  channel: openBroadcast(channelNames.outbox),
  now: () => Date.now(),
});

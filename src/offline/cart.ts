import type { CartIntent, CartLine } from '../domain/cart';
import {
  isSameChange,
  newCartRecord,
  readCartRecord,
  readTypedChange,
  type CartChange,
  type CartRecord,
  type DeviceNumber,
} from './cart-record';
import { connection } from './connection/connection';
import { createCollection, type Decision } from './kept/collection';
import { type DurableDatabase, keptDatabase, orInMemory, type Records } from './kept/database';
import { EMPTY_CART, shownCart } from './shown-cart';
import { withRoom } from './storage/free-space';
import { randomUuid } from './storage/random-uuid';
import { channelNames } from './storage/storage-keys';
import { isFields, isCount } from './storage/stored-fields';
import { NO_TRIES } from './sync/backoff';
import { openBroadcast, type Broadcast } from './sync/broadcast';
import { createValue } from './value';

/** The server's cart is told before the changes that it contains. */
export type CartNews = 'changed' | { readonly accountId: string; readonly lines: readonly CartLine[] };

type ServerCartListener = (accountId: string, lines: readonly CartLine[]) => void;

interface CartParts {
  readonly database: DurableDatabase;
  readonly channel: Broadcast<CartNews>;
  readonly now: () => number;
  /** Where the open account's changes are shown. */
  readonly shown?: typeof shownCart;
}

export type CartChanges = ReturnType<typeof createCartChanges>;

/** Without an account's id no key begins like this. */
const DEVICE_KEY = 'device';

/**
 * The changes of the cart that have not reached the server (decision 0005): one record for each product of an account, under the number of
 * its device. Saved before it is shown; the server's reply decides.
 */
export function createCartChanges({ database, channel, now, shown = createValue(EMPTY_CART) }: CartParts) {
  const cartListeners = new Set<ServerCartListener>();
  let account: string | null = null;
  let pageId: string | null = null;

  const tellCart = (accountId: string, lines: readonly CartLine[]): void => {
    if (accountId === account) for (const listener of [...cartListeners]) listener(accountId, lines);
  };
  const collection = createCollection<CartRecord>({
    kind: 'cart',
    read: readCartRecord,
    keyOf: ({ accountId, intent }) => keyOf(accountId, intent.product.id),
    order: (a, b) => a.intent.sequence - b.intent.sequence,
    database,
    // The database does it, and takes everything.
    makeRoom: (write) => write(),
    channel: {
      post: channel.post,
      listen: (hear) => channel.listen((news) => (news === 'changed' ? hear(news) : tellCart(news.accountId, news.lines))),
    },
  });

  const showAccount = (): void => {
    const { records, isRead } = collection.get();
    const { changes } = shown.get();
    const own = records.filter(({ accountId }) => accountId === account);
    const isSame = own.length === changes.length && own.every((record, index) => record === changes[index]);
    const [isDurable, isFull] = [database.isDurable(), database.isFull()];
    shown.set({ accountId: account, changes: isSame ? changes : own, isRead, isDurable, isFull });
  };
  collection.subscribe(showAccount);

  /** A number that the device does not keep is no number of the device: after a reload it would be used twice. */
  const nextNumber = (records: Records): Promise<DeviceNumber> => {
    pageId = database.isDurable() ? null : (pageId ?? randomUuid());
    return takeNextNumber(records, pageId);
  };
  const openAccount = (): string => {
    if (account === null) throw new Error('No account is open');
    return account;
  };
  const revise = (accountId: string, productId: number, decide: (record: CartRecord) => Decision<CartRecord>): Promise<void> =>
    collection.revise(keyOf(accountId, productId), decide);
  /** Changes nothing when the shopper has changed the product since. */
  const resolve = (change: CartRecord, decide: (record: CartRecord) => Decision<CartRecord>): Promise<void> =>
    revise(change.accountId, change.intent.product.id, (record) => (isSameChange(record, change) ? decide(record) : 'keep'));
  const discardOf = (accountId: string): Promise<void> => collection.removeAll((key) => key.startsWith(keyOf(accountId, '')));

  const put = async (change: CartChange): Promise<CartIntent> => {
    const accountId = openAccount();
    const { intent } = await collection.saveBy(async (records) => {
      const key = keyOf(accountId, change.product.id);
      const older = readCartRecord(await records.get(key));
      const version = readVersion(await records.get(versionKey(accountId)));
      const next = newCartRecord(accountId, change, await nextNumber(records), now(), older, version);
      await records.put(next, key);
      await records.delete(typedKey(accountId));
      return next;
    });
    return intent;
  };

  /** In the page that typed them the field still shows them. */
  const makeTyped = async (accountId: string): Promise<void> => {
    const change = readTypedChange(await database.read('cart', (records) => records.get(typedKey(accountId))), now());
    if (change !== null && account === accountId) await put(change);
  };

  return {
    /** Never rejects. */
    async open(accountId: string | null): Promise<void> {
      account = accountId;
      showAccount();
      if (accountId === null) return;
      await collection.open();
      await makeTyped(accountId).catch(() => undefined);
    },
    accountId: (): string | null => account,
    /** Boxes that are being typed: if the page ends before the field is left, the account's next page makes the change. Null: nothing is. */
    async noteTyped(change: CartChange | null): Promise<void> {
      if (account === null) return;
      const key = typedKey(account);
      const record = { v: 1, at: now(), ...change };
      await collection.write((records) => (change === null ? records.delete(key) : records.put(record, key)), false).catch(() => undefined);
    },
    /** Replaces the product's older change. On a full device it is saved in this page. Throws StorageError. */
    put,
    /** Of the open account, oldest first; the same array until something changes. */
    entries: (): readonly CartRecord[] => shown.get().changes,
    /** Identifies the newest that waits; '' when none does. */
    newest(): string {
      const newest = shown.get().changes.findLast(({ state }) => state === 'waiting');
      return newest === undefined ? '' : `${newest.accountId} ${newest.deviceId} ${newest.intent.sequence}`;
    },
    subscribe: shown.subscribe,
    isDurable: database.isDurable,
    /** The line stays as the server has it. */
    dismiss: (productId: number): Promise<void> =>
      revise(openAccount(), productId, (record) => (record.state === 'refused' ? null : 'keep')),
    retry: (productId: number): Promise<void> =>
      revise(openAccount(), productId, (record) =>
        record.state === 'refused' ? { ...record, state: 'waiting', refusal: null, tries: NO_TRIES } : 'keep',
      ),
    /** False when a call for it is under way: the change then stays. */
    async cancel(change: CartRecord): Promise<boolean> {
      let isForgotten = false;
      await resolve(change, (record) => {
        isForgotten = !record.isInDoubt;
        return isForgotten ? null : 'keep';
      });
      return isForgotten;
    },
    /** At logout: also of an account that is no longer open. */
    discardOf,
    discardAll: async (): Promise<void> => discardOf(openAccount()),
    /** Called in every tab, before the changes settle. */
    subscribeServerCart(listener: ServerCartListener): () => void {
      cartListeners.add(listener);
      return () => cartListeners.delete(listener);
    },
    subscribeRestored: collection.subscribeRestored,
    /** New changes refer to it. A failure is ignored: conflicts are then detected by an older version, or not at all. */
    noteCartVersion: (accountId: string, version: number): Promise<void> =>
      collection
        .write((records) => records.put({ v: 1, version }, versionKey(accountId)))
        .then(
          () => undefined,
          () => undefined,
        ),

    /** Reads the device, unlike `entries`. */
    read: async (accountId: string): Promise<readonly CartRecord[]> =>
      (await collection.readAll()).filter((record) => record.accountId === accountId),
    resolve,
    /** It has reached the server: a newer one of the product may be sent at once. */
    settle: (change: CartRecord): Promise<void> =>
      revise(change.accountId, change.intent.product.id, (record) =>
        isSameChange(record, change) ? null : { ...record, tries: NO_TRIES },
      ),
    /** The server may have used the old number. Null if changed since. */
    renumber: (change: CartRecord): Promise<CartRecord | null> =>
      collection.saveBy(async (records) => {
        const key = keyOf(change.accountId, change.intent.product.id);
        const record = readCartRecord(await records.get(key));
        if (record === null || !isSameChange(record, change)) return null;
        const { deviceId, sequence } = await nextNumber(records);
        const next = { ...record, deviceId, intent: { ...record.intent, sequence } };
        await records.put(next, key);
        return next;
      }),
    announceServerCart(accountId: string, lines: readonly CartLine[]): void {
      channel.post({ accountId, lines });
      tellCart(accountId, lines);
    },
  };
}

/** All of an account begins alike, so that a logout finds it. */
function keyOf(accountId: string, of: number | string): string {
  return `${accountId} ${of}`;
}

function typedKey(accountId: string): string {
  return keyOf(accountId, 'typed');
}

function versionKey(accountId: string): string {
  return keyOf(accountId, 'version');
}

function readVersion(stored: unknown): number | null {
  const version = isFields(stored) ? stored['version'] : null;
  return Number.isSafeInteger(version) && isCount(version) ? version : null;
}

/** Inside the transaction, so that no two changes share a number. */
async function takeNextNumber(records: Records, pageId: string | null): Promise<DeviceNumber> {
  const stored = await records.get(DEVICE_KEY);
  const { deviceId, sequence } = isFields(stored) ? stored : {};
  // A damaged numbering is replaced as a whole: under the old device id the server would take new changes for late duplicates.
  const isKnown = typeof deviceId === 'string' && isCount(sequence) && Number.isSafeInteger(sequence);
  const number = isKnown ? { deviceId: pageId ?? deviceId, sequence: sequence + 1 } : { deviceId: pageId ?? randomUuid(), sequence: 1 };
  await records.put({ v: 1, ...number }, DEVICE_KEY);
  return number;
}

export const cartChanges = createCartChanges({
  // While the store can be reached, a change that finds no room is sent: nothing is given up for it.
  database: orInMemory(keptDatabase, 'cart', (write) => (connection.get().isOnline ? write() : withRoom(write))),
  channel: openBroadcast(channelNames.cart),
  now: () => Date.now(),
  shown: shownCart,
});

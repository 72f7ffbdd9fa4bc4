import { withRoom } from '../storage/free-space';
import { openRecordStore, type RecordStore } from '../storage/record-store';
import { databaseNames } from '../storage/storage-keys';
import { readOutboxRecord, type OutboxRecord } from './outbox-record';
import { memoryOutboxStorage } from './outbox-memory';
import { newRecord, renumbered, type DeviceNumber, type OutboxStorage } from './outbox-storage';
import { StorageError } from '../storage/storage-error';
import { randomUuid } from '../storage/random-uuid';

const DEVICE_KEY = 'device';

interface OpenOptions {
  readonly databaseName?: string;
  readonly limitMs?: number;
}

/** In memory when no IndexedDB responds within 3 s. */
export async function openOutboxStorage({ databaseName = databaseNames.outbox, limitMs }: OpenOptions = {}): Promise<OutboxStorage> {
  try {
    const storage = indexedDbOutboxStorage(openRecordStore(databaseName, limitMs));
    await storage.read('');
    return storage;
  } catch {
    return memoryOutboxStorage();
  }
}

function indexedDbOutboxStorage({ transact, readAll, onLost }: RecordStore): OutboxStorage {
  return {
    isDurable: true,
    read: (accountId) => readAll(readOutboxRecord, accountRange(accountId)),
    append: (accountId, change, savedAt) =>
      withRoom(async () => {
        const record = await transact<OutboxRecord | null>(
          'readwrite',
          (store, give) => {
            const key = [accountId, change.product.id];
            withNextNumber(store, (number) => {
              const version = store.get(versionKey(accountId));
              const older = store.get(key);
              older.onsuccess = () => {
                const next = newRecord(accountId, change, number, savedAt, readOutboxRecord(older.result), readVersion(version.result));
                store.put(next, key);
                give(next);
              };
            });
          },
          null,
        );
        if (record === null) throw new StorageError('failed');
        return record;
      }),
    renumber: (accountId, productId, isStill) =>
      transact<OutboxRecord | null>(
        'readwrite',
        (store, give) => {
          const request = store.get([accountId, productId]);
          request.onsuccess = () => {
            const record = readOutboxRecord(request.result);
            if (record === null || !isStill(record)) return;
            withNextNumber(store, (number) => {
              const next = renumbered(record, number);
              store.put(next, [accountId, productId]);
              give(next);
            });
          };
        },
        null,
      ),
    revise: (accountId, productId, decide) =>
      transact<void>(
        'readwrite',
        (store) => {
          const request = store.get([accountId, productId]);
          request.onsuccess = () => {
            const record = readOutboxRecord(request.result);
            const decision = record === null ? 'keep' : decide(record);
            if (decision === null) store.delete([accountId, productId]);
            else if (decision !== 'keep') store.put(decision, [accountId, productId]);
          };
        },
        undefined,
      ),
    noteCartVersion: (accountId, version) =>
      transact<void>('readwrite', (store) => void store.put({ v: 1, version }, versionKey(accountId)), undefined),
    restore: (records) =>
      transact<number>(
        'readwrite',
        (store, give) => {
          let restored = 0;
          for (const record of records) {
            const key = [record.accountId, record.intent.product.id];
            const request = store.get(key);
            request.onsuccess = () => {
              if (request.result !== undefined) return;
              store.put(record, key);
              give((restored += 1));
            };
          }
        },
        0,
      ),
    onLost,
    clear: (accountId) =>
      transact<void>(
        'readwrite',
        (store) => {
          store.delete(accountRange(accountId));
          store.delete(versionKey(accountId));
        },
        undefined,
      ),
  };
}

function accountRange(accountId: string): IDBKeyRange {
  return IDBKeyRange.bound([accountId], [accountId, []]);
}

/** A string: outside every account's range of changes. */
function versionKey(accountId: string): string {
  return `cart-version ${accountId}`;
}

function readVersion(stored: unknown): number | null {
  const version = typeof stored === 'object' && stored !== null && 'version' in stored ? stored.version : null;
  return typeof version === 'number' && Number.isSafeInteger(version) ? version : null;
}

/** Inside the transaction, so that no two changes share a number. */
function withNextNumber(store: IDBObjectStore, use: (number: DeviceNumber) => void): void {
  const request = store.get(DEVICE_KEY);
  request.onsuccess = () => {
    const number = nextNumber(request.result);
    store.put({ v: 1, ...number }, DEVICE_KEY);
    use(number);
  };
}

function nextNumber(stored: unknown): DeviceNumber {
  const isKnown = typeof stored === 'object' && stored !== null && 'deviceId' in stored && 'sequence' in stored;
  const deviceId = isKnown && typeof stored.deviceId === 'string' ? stored.deviceId : null;
  const sequence = isKnown && Number.isSafeInteger(stored.sequence) ? Number(stored.sequence) : null;
  // A damaged numbering is replaced as a whole: under the old device id the server would take new changes for late duplicates.
  if (deviceId === null || sequence === null) return { deviceId: randomUuid(), sequence: 1 };
  return { deviceId, sequence: sequence + 1 };
}

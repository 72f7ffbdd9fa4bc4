import { keptDatabase, type Database, type Records } from '../kept/database';
import { withRoom } from '../storage/free-space';
import { readOutboxRecord } from './outbox-record';
import { memoryOutboxStorage } from './outbox-memory';
import { newRecord, renumbered, type DeviceNumber, type OutboxStorage } from './outbox-storage';
import { randomUuid } from '../storage/random-uuid';

const DEVICE_KEY = 'device';

/** In memory when no IndexedDB responds within 3 s. */
export async function openOutboxStorage(database: Database = keptDatabase): Promise<OutboxStorage> {
  try {
    const storage = indexedDbOutboxStorage(database);
    await storage.read('');
    return storage;
  } catch {
    return memoryOutboxStorage();
  }
}

function indexedDbOutboxStorage(database: Database): OutboxStorage {
  return {
    isDurable: true,
    read: (accountId) =>
      database.read('cart', async (records) =>
        (await records.getAll(accountRange(accountId))).map(readOutboxRecord).filter((record) => record !== null),
      ),
    append: (accountId, change, savedAt) =>
      withRoom(() =>
        database.write('cart', async (records) => {
          const key = [accountId, change.product.id];
          const number = await takeNextNumber(records);
          const version = readVersion(await records.get(versionKey(accountId)));
          const next = newRecord(accountId, change, number, savedAt, readOutboxRecord(await records.get(key)), version);
          await records.put(next, key);
          return next;
        }),
      ),
    renumber: (accountId, productId, isStill) =>
      database.write('cart', async (records) => {
        const key = [accountId, productId];
        const record = readOutboxRecord(await records.get(key));
        if (record === null || !isStill(record)) return null;
        const next = renumbered(record, await takeNextNumber(records));
        await records.put(next, key);
        return next;
      }),
    revise: (accountId, productId, decide) =>
      database.write('cart', async (records) => {
        const key = [accountId, productId];
        const record = readOutboxRecord(await records.get(key));
        const decision = record === null ? 'keep' : decide(record);
        if (decision === null) await records.delete(key);
        else if (decision !== 'keep') await records.put(decision, key);
      }),
    noteCartVersion: async (accountId, version) => {
      await database.write('cart', (records) => records.put({ v: 1, version }, versionKey(accountId)));
    },
    restore: (lost) =>
      database.write('cart', async (records) => {
        let restored = 0;
        for (const record of lost) {
          const key = [record.accountId, record.intent.product.id];
          if ((await records.get(key)) !== undefined) continue;
          await records.put(record, key);
          restored += 1;
        }
        return restored;
      }),
    onLost: database.onLost,
    clear: (accountId) =>
      database.write('cart', async (records) => {
        await records.delete(accountRange(accountId));
        await records.delete(versionKey(accountId));
      }),
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
async function takeNextNumber(records: Records): Promise<DeviceNumber> {
  const number = nextNumber(await records.get(DEVICE_KEY));
  await records.put({ v: 1, ...number }, DEVICE_KEY);
  return number;
}

function nextNumber(stored: unknown): DeviceNumber {
  const isKnown = typeof stored === 'object' && stored !== null && 'deviceId' in stored && 'sequence' in stored;
  const deviceId = isKnown && typeof stored.deviceId === 'string' ? stored.deviceId : null;
  const sequence = isKnown && Number.isSafeInteger(stored.sequence) ? Number(stored.sequence) : null;
  // A damaged numbering is replaced as a whole: under the old device id the server would take new changes for late duplicates.
  if (deviceId === null || sequence === null) return { deviceId: randomUuid(), sequence: 1 };
  return { deviceId, sequence: sequence + 1 };
}

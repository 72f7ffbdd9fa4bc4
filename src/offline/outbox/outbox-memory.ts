import { newRecord, renumbered, type DeviceNumber, type OutboxStorage } from './outbox-storage';
import type { OutboxRecord } from './outbox-record';
import { randomUuid } from '../storage/random-uuid';

/** For a browser without usable IndexedDB. */
export function memoryOutboxStorage(): OutboxStorage {
  const records = new Map<string, OutboxRecord>();
  const cartVersions = new Map<string, number>();
  const deviceId = randomUuid();
  let lastSequence = 0;
  const keyOf = (accountId: string, productId: number): string => `${accountId} ${productId}`;

  const nextNumber = (): DeviceNumber => {
    lastSequence += 1;
    return { deviceId, sequence: lastSequence };
  };

  return {
    isDurable: false,
    async read(accountId) {
      return [...records.values()].filter((record) => record.accountId === accountId);
    },
    async append(accountId, change, savedAt) {
      const key = keyOf(accountId, change.product.id);
      const record = newRecord(accountId, change, nextNumber(), savedAt, records.get(key) ?? null, cartVersions.get(accountId) ?? null);
      records.set(key, record);
      return record;
    },
    async revise(accountId, productId, decide) {
      const key = keyOf(accountId, productId);
      const record = records.get(key);
      if (record === undefined) return;
      const decision = decide(record);
      if (decision === null) records.delete(key);
      else if (decision !== 'keep') records.set(key, decision);
    },
    async renumber(accountId, productId, isStill) {
      const key = keyOf(accountId, productId);
      const record = records.get(key);
      if (record === undefined || !isStill(record)) return null;
      const next = renumbered(record, nextNumber());
      records.set(key, next);
      return next;
    },
    async noteCartVersion(accountId, version) {
      cartVersions.set(accountId, version);
    },
    async restore() {
      return 0;
    },
    onLost: () => undefined,
    async clear(accountId) {
      cartVersions.delete(accountId);
      for (const [key, record] of records) if (record.accountId === accountId) records.delete(key);
    },
  };
}

import { NO_TRIES, triesOfNext } from '../sync/backoff';
import type { CartChange, OutboxRecord } from './outbox-record';

/** What a record becomes: another record, deleted (null), or unchanged ('keep'). */
export type RecordDecision = OutboxRecord | null | 'keep';

/** Storage of unsent changes. Every method is one transaction and resolves once it is complete; throws StorageError. */
export interface OutboxStorage {
  /** False when changes live only as long as the page (no IndexedDB, or one that does not respond). */
  readonly isDurable: boolean;
  read(accountId: string): Promise<readonly OutboxRecord[]>;
  /** Saves the change under the device's next number. It replaces the product's older change and inherits its doubt and spacing. */
  append(accountId: string, change: CartChange, savedAt: number): Promise<OutboxRecord>;
  /** Changes a product's record by `decide`, which runs inside the transaction, so no other tab can interfere. */
  revise(accountId: string, productId: number, decide: (record: OutboxRecord) => RecordDecision): Promise<void>;
  /** Assigns the device's next number to a product's record if `isStill` says it is the expected one; else null. */
  renumber(accountId: string, productId: number, isStill: (record: OutboxRecord) => boolean): Promise<OutboxRecord | null>;
  /** Saves the cart version that this device has read last: new changes refer to it. */
  noteCartVersion(accountId: string, version: number): Promise<void>;
  clear(accountId: string): Promise<void>;
  /** Restores records that are missing in the storage; returns their number. */
  restore(records: readonly OutboxRecord[]): Promise<number>;
  /** Calls `listener` when the storage may have been wiped under this page, before it is read again. */
  onLost(listener: () => void): void;
}

/** The numbering of this device and its last number. */
export interface DeviceNumber {
  readonly deviceId: string;
  readonly sequence: number;
}

/** The record of a new change. */
export function newRecord(
  accountId: string,
  change: CartChange,
  number: DeviceNumber,
  savedAt: number,
  older: OutboxRecord | null,
  cartVersion: number | null,
): OutboxRecord {
  const { product, boxes, isInstallationChosen } = change;
  const intent = { product, boxes, isInstallationChosen, sequence: number.sequence };
  const isInDoubt = older?.isInDoubt ?? false;
  // A change that replaces a waiting one refers to the cart version of the first: the shopper saw that cart.
  const seenCartVersion = older?.state === 'waiting' ? older.seenCartVersion : cartVersion;
  const tries = older === null ? NO_TRIES : triesOfNext(older.tries);
  return {
    v: 1,
    accountId,
    intent,
    deviceId: number.deviceId,
    savedAt,
    state: 'waiting',
    refusal: null,
    isInDoubt,
    seenCartVersion,
    ending: null,
    tries,
  };
}

/** The record with a new number. */
export function renumbered(record: OutboxRecord, { deviceId, sequence }: DeviceNumber): OutboxRecord {
  return { ...record, deviceId, intent: { ...record.intent, sequence } };
}

import { NO_TRIES, triesOfNext } from '../sync/backoff';
import type { CartChange, OutboxRecord } from './outbox-record';

/** Null deletes it. */
export type RecordDecision = OutboxRecord | null | 'keep';

/** One transaction per method; throws StorageError. */
export interface OutboxStorage {
  /** False when changes live only as long as the page. */
  readonly isDurable: boolean;
  read(accountId: string): Promise<readonly OutboxRecord[]>;
  /** Replaces the product's older change and inherits its doubt and spacing. */
  append(accountId: string, change: CartChange, savedAt: number): Promise<OutboxRecord>;
  /** `decide` runs inside the transaction. */
  revise(accountId: string, productId: number, decide: (record: OutboxRecord) => RecordDecision): Promise<void>;
  /** Gives the record the device's next number; null unless `isStill`. */
  renumber(accountId: string, productId: number, isStill: (record: OutboxRecord) => boolean): Promise<OutboxRecord | null>;
  /** New changes refer to it. */
  noteCartVersion(accountId: string, version: number): Promise<void>;
  clear(accountId: string): Promise<void>;
  /** Only missing records; returns their number. */
  restore(records: readonly OutboxRecord[]): Promise<number>;
  /** As `Database.onLost`. */
  onLost(listener: () => void): void;
}

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
  // The shopper saw the cart of the first waiting change.
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

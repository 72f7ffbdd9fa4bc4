import type { Database } from '../../db/database';
import { changeStandInIntent, findStandInIntent, insertStandInIntent, listStandInIntents } from '../../repositories/stand-in-intents';
import type { Step } from './intent-machine';
import type { IntentRecord } from '../../repositories/payment-intent-record';

/** A step runs with its intent locked. */
export interface IntentStore {
  readonly insert: (record: IntentRecord, idempotencyKey: string | null) => Promise<IntentRecord>;
  readonly find: (id: string) => Promise<IntentRecord | null>;
  readonly change: (id: string, step: (record: IntentRecord) => Step) => Promise<Step | null>;
  readonly list: (limit: number) => Promise<readonly IntentRecord[]>;
}

/** A killed server still knows who has paid. */
export function databaseIntents(db: Database): IntentStore {
  return {
    insert: (record, idempotencyKey) => insertStandInIntent(db, record, idempotencyKey),
    find: (id) => findStandInIntent(db, id),
    change: (id, step) => changeStandInIntent(db, id, step),
    list: (limit) => listStandInIntents(db, limit),
  };
}

import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { standInIntents } from '../db/schema/shop';
import { intentRecord, type IntentRecord } from './payment-intent-record';

/** For a known idempotency key, writes nothing and returns the intent of that key. */
export async function insertStandInIntent(db: Database, record: IntentRecord, idempotencyKey: string | null): Promise<IntentRecord> {
  // Protected by: the unique idempotency key.
  const written = await db
    .insert(standInIntents)
    .values({ id: record.id, idempotencyKey, intent: record })
    .onConflictDoNothing({ target: standInIntents.idempotencyKey })
    .returning({ id: standInIntents.id });
  if (written.length > 0 || idempotencyKey === null) return record;
  const [kept] = await db.select().from(standInIntents).where(eq(standInIntents.idempotencyKey, idempotencyKey));
  return kept === undefined ? record : intentRecord.parse(kept.intent);
}

/** The intent with this id; null when there is none. */
export async function findStandInIntent(db: Database, id: string): Promise<IntentRecord | null> {
  const [row] = await db.select().from(standInIntents).where(eq(standInIntents.id, id));
  return row === undefined ? null : intentRecord.parse(row.intent);
}

/** Under the row's lock: two confirms run one after the other. Null when there is none. */
export async function changeStandInIntent<Result extends { readonly record: IntentRecord }>(
  db: Database,
  id: string,
  change: (record: IntentRecord) => Result,
): Promise<Result | null> {
  // Protected by: the payment's row lock.
  return db.transaction(async (tx) => {
    const [row] = await tx.select().from(standInIntents).where(eq(standInIntents.id, id)).for('update');
    if (row === undefined) return null;
    const result = change(intentRecord.parse(row.intent));
    await tx.update(standInIntents).set({ intent: result.record }).where(eq(standInIntents.id, id));
    return result;
  });
}

/** Newest first. */
export async function listStandInIntents(db: Database, limit: number): Promise<readonly IntentRecord[]> {
  const rows = await db.select().from(standInIntents).orderBy(desc(standInIntents.createdAt)).limit(limit);
  return rows.map((row) => intentRecord.parse(row.intent));
}

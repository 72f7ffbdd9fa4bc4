import * as z from 'zod';
import { desc, eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { standInIntents } from '../db/schema/shop';

const outcome = z.union([
  z.object({ kind: z.literal('succeeds') }),
  z.object({ kind: z.literal('declines'), code: z.string(), declineCode: z.nullable(z.string()), message: z.string() }),
]);

/** With automatic capture, as Stripe publishes them. */
const intentStatus = z.enum(['requires_payment_method', 'requires_confirmation', 'requires_action', 'processing', 'succeeded', 'canceled']);

/** One JSON column: every step writes one row. Never holds a card number. */
export const intentRecord = z.object({
  id: z.string(),
  clientSecret: z.string(),
  /** In cents. */
  amount: z.number(),
  amountReceived: z.number(),
  currency: z.string(),
  status: intentStatus,
  metadata: z.record(z.string(), z.string()),
  description: z.nullable(z.string()),
  /** Seconds since 1970, as on Stripe's wire. */
  created: z.number(),
  canceledAt: z.nullable(z.number()),
  chargeId: z.nullable(z.string()),
  card: z.nullable(z.object({ paymentMethodId: z.string(), brand: z.string(), last4: z.string() })),
  lastError: z.nullable(z.object({ code: z.string(), declineCode: z.nullable(z.string()), message: z.string() })),
  /** Once the shopper has authenticated. */
  afterAuthentication: z.nullable(outcome),
  refunds: z.array(
    z.object({
      id: z.string(),
      amount: z.number(),
      created: z.number(),
      idempotencyKey: z.nullable(z.string()),
      /** Absent in older refunds. */
      metadata: z.record(z.string(), z.string()).default({}),
    }),
  ),
  /** Tells an honest retry from an idempotency key used twice. */
  request: z.string(),
});

export type IntentRecord = Readonly<z.infer<typeof intentRecord>>;
export type IntentStatus = z.infer<typeof intentStatus>;

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

import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';

/** Throws when missing or malformed. */
export async function readDocument<Value>(db: Database, key: string, shape: z.ZodType<Value>): Promise<Value> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, key));
  return shape.parse(row?.value);
}

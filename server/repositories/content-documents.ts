import { eq } from 'drizzle-orm';
import type * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';

/** Reads the document of one page or list by key; throws when it is missing or malformed, which is a defect of the data. */
export async function readDocument<Value>(db: Database, key: string, shape: z.ZodType<Value>): Promise<Value> {
  const [row] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, key));
  return shape.parse(row?.value);
}

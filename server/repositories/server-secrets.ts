import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { readDocument } from './content-document-shapes';

/** Keys of `documents`. */
export const XSRF_SECRET_KEY = 'xsrf-secret';
const QUOTE_KEY = 'quote-key';

/** Shared by all servers of this database; the first server's `candidate` becomes it. */
export async function readXsrfSecret(db: Database, candidate: string): Promise<string> {
  return readSecret(db, XSRF_SECRET_KEY, candidate);
}

/** Created once and backed up, so that a restored shop keeps its promises. */
export async function readQuoteKey(db: Database, candidate: string): Promise<string> {
  return readSecret(db, QUOTE_KEY, candidate);
}

/** All signatures become invalid, and the next quote creates a new key. */
export async function endQuoteKey(tx: Database): Promise<void> {
  await tx.delete(documents).where(eq(documents.key, QUOTE_KEY));
}

async function readSecret(db: Database, key: string, candidate: string): Promise<string> {
  // Read first: opening a quote does not write.
  const [kept] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, key));
  if (kept !== undefined) return z.string().parse(kept.value);
  // Protected by: the unique key.
  await db.insert(documents).values({ key, value: candidate }).onConflictDoNothing();
  return readDocument(db, key, z.string());
}

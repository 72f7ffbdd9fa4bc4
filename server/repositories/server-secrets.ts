import { eq } from 'drizzle-orm';
import * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { readDocument } from './documents';

/** The documents that hold them. */
export const XSRF_SECRET_KEY = 'xsrf-secret';
const QUOTE_KEY = 'quote-key';

/** The secret that signs XSRF tokens, shared by all servers of this database: `candidate` for the first of them. */
export async function readXsrfSecret(db: Database, candidate: string): Promise<string> {
  return readSecret(db, XSRF_SECRET_KEY, candidate);
}

/** The key that signs quotes: made once, and part of a backup, so that a restored shop keeps what it promised. */
export async function readQuoteKey(db: Database, candidate: string): Promise<string> {
  return readSecret(db, QUOTE_KEY, candidate);
}

/** Ends every signature for good: the next quote is signed with a key made anew. */
export async function endQuoteKey(tx: Database): Promise<void> {
  await tx.delete(documents).where(eq(documents.key, QUOTE_KEY));
}

async function readSecret(db: Database, key: string, candidate: string): Promise<string> {
  // Read first: a write for each quote that somebody opens would be a write too many.
  const [kept] = await db.select({ value: documents.value }).from(documents).where(eq(documents.key, key));
  if (kept !== undefined) return z.string().parse(kept.value);
  await db.insert(documents).values({ key, value: candidate }).onConflictDoNothing();
  return readDocument(db, key, z.string());
}

import * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { readDocument } from './documents';

/** The document that holds it. */
export const XSRF_SECRET_KEY = 'xsrf-secret';

/** The secret that signs XSRF tokens, shared by all servers of this database: `candidate` for the first of them. */
export async function readXsrfSecret(db: Database, candidate: string): Promise<string> {
  return readSecret(db, XSRF_SECRET_KEY, candidate);
}

/** The key that signs quotes: made once, and part of a backup, so that a restored shop keeps what it promised. */
export async function readQuoteKey(db: Database, candidate: string): Promise<string> {
  return readSecret(db, 'quote-key', candidate);
}

async function readSecret(db: Database, key: string, candidate: string): Promise<string> {
  await db.insert(documents).values({ key, value: candidate }).onConflictDoNothing();
  return readDocument(db, key, z.string());
}

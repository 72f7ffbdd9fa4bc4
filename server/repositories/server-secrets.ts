import * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { readDocument } from './documents';

/** The document that holds it. */
export const XSRF_SECRET_KEY = 'xsrf-secret';

/** The secret that signs XSRF tokens, shared by all servers of this database: `candidate` for the first of them. */
export async function readXsrfSecret(db: Database, candidate: string): Promise<string> {
  await db.insert(documents).values({ key: XSRF_SECRET_KEY, value: candidate }).onConflictDoNothing();
  return readDocument(db, XSRF_SECRET_KEY, z.string());
}

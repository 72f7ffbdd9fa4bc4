import * as z from 'zod';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { newSecret } from '../security/secrets';
import { readDocument } from './documents';

/** The document that holds it. */
export const XSRF_SECRET_KEY = 'xsrf-secret';

/** The secret that signs XSRF tokens: made by the first server, shared by all servers of this database. */
export async function readXsrfSecret(db: Database): Promise<string> {
  await db.insert(documents).values({ key: XSRF_SECRET_KEY, value: newSecret() }).onConflictDoNothing();
  return readDocument(db, XSRF_SECRET_KEY, z.string());
}

import { eq } from 'drizzle-orm';
import type { Settings } from '../../src/domain/settings';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import { settingsDocument } from './document-shapes';
import { readDocument } from './documents';

const KEY = 'settings';

/** What the owner has set. */
export function readSettings(db: Database): Promise<Settings> {
  return readDocument(db, KEY, settingsDocument);
}

/** Changes some settings; HTML is reduced on its way in. Gives them as they are kept. */
export async function changeSettings(db: Database, change: Partial<Settings>): Promise<Settings> {
  return db.transaction(async (tx) => {
    // First, so that of two changes at once one waits for the other and keeps it.
    await bumpCatalogueVersion(tx);
    const value = settingsDocument.parse({ ...(await readSettings(tx)), ...change });
    await tx.update(documents).set({ value }).where(eq(documents.key, KEY));
    return readSettings(tx);
  });
}

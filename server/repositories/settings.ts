import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import { settingsDocument, type ShopSettings } from './document-shapes';
import { readDocument } from './documents';

const KEY = 'settings';

/** What the owner has set. */
export function readSettings(db: Database): Promise<ShopSettings> {
  return readDocument(db, KEY, settingsDocument);
}

/** Changes some settings; HTML is reduced on its way in. Gives them as they are kept. */
export async function changeSettings(db: Database, change: Partial<ShopSettings>): Promise<ShopSettings> {
  return db.transaction(async (tx) => {
    // First, so that of two changes at once one waits for the other and keeps it.
    await bumpCatalogueVersion(tx);
    const value = settingsDocument.parse({ ...(await readSettings(tx)), ...change });
    await tx.update(documents).set({ value }).where(eq(documents.key, KEY));
    return readSettings(tx);
  });
}

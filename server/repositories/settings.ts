import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import { settingsDocument, type ShopSettings } from './document-shapes';
import { readDocument } from './documents';
import { endQuoteKey } from './server-secrets';

const KEY = 'settings';

/** What the owner has set. */
export function readSettings(db: Database): Promise<ShopSettings> {
  return readDocument(db, KEY, settingsDocument);
}

/**
 * Changes some settings; HTML is reduced on its way in. `name` is noted as set by the owner. Gives them as they are kept. A shop that no longer
 * keeps quoted prices, or does so anew, has ended every signature of before.
 */
export async function changeSettings(db: Database, change: Partial<ShopSettings>, name?: string): Promise<ShopSettings> {
  return db.transaction(async (tx) => {
    // First, so that of two changes at once one waits for the other and keeps it.
    await bumpCatalogueVersion(tx);
    const before = await readSettings(tx);
    const setByOwner = name === undefined ? before.setByOwner : [...new Set([...before.setByOwner, name])];
    const value = settingsDocument.parse({ ...before, ...change, setByOwner });
    await tx.update(documents).set({ value }).where(eq(documents.key, KEY));
    if (value.keepsQuotedPrices !== before.keepsQuotedPrices) await endQuoteKey(tx);
    return readSettings(tx);
  });
}

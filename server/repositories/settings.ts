import { eq } from 'drizzle-orm';
import type { Database } from '../db/database';
import { documents } from '../db/schema/content';
import { bumpCatalogueVersion } from './catalogue';
import { settingsDocument, type ShopSettings, readDocument } from './content-document-shapes';
import { shownTexts } from './filled-texts';
import { endQuoteKey } from './server-secrets';

const KEY = 'settings';

/** All settings, as the owner wrote them. */
export function readSettings(db: Database): Promise<ShopSettings> {
  return readDocument(db, KEY, settingsDocument);
}

/** All settings, as shoppers read them. */
export async function readShownSettings(db: Database): Promise<ShopSettings> {
  return shownTexts(db, await readSettings(db));
}

/** Sanitises the HTML; `names` are recorded as set by the owner. Switching quoted prices on or off invalidates every earlier signature. */
export async function changeSettings(db: Database, change: Partial<ShopSettings>, names: readonly string[] = []): Promise<ShopSettings> {
  // Protected by: the catalogue's row lock.
  return db.transaction(async (tx) => {
    await bumpCatalogueVersion(tx);
    const before = await readSettings(tx);
    const setByOwner = [...new Set([...before.setByOwner, ...names])];
    const value = settingsDocument.parse({ ...before, ...change, setByOwner });
    await tx.update(documents).set({ value }).where(eq(documents.key, KEY));
    if (value.keepsQuotedPrices !== before.keepsQuotedPrices) await endQuoteKey(tx);
    return readSettings(tx);
  });
}

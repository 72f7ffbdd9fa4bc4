import { and, eq, gt, min } from 'drizzle-orm';
import type { Cents } from '../../src/domain/money';
import { CHEAPEST, fillPlaceholders } from '../../src/domain/text-placeholders';
import type { Database } from '../db/database';
import { products } from '../db/schema/catalogue';
import { inSpokenLanguage } from './translations';

/** The lowest price per sqft of the floors on sale, in cents; null without any. */
export async function readCheapest(db: Database): Promise<Cents | null> {
  const [row] = await db
    .select({ cents: min(products.priceCentsPerSqft) })
    .from(products)
    .where(and(eq(products.isActive, true), gt(products.priceCentsPerSqft, 0)));
  return row?.cents ?? null;
}

/** The owner's texts as shoppers read them: in the language of the call, with every placeholder filled. For what is read in English only. */
export async function shownTexts<Value>(db: Database, english: Value): Promise<Value> {
  const value = await inSpokenLanguage(db, english);
  if (!JSON.stringify(value).includes(CHEAPEST)) return value;
  const values = { cheapest: await readCheapest(db) };
  // The shape stays: only texts change.
  return withTexts(value, (text) => fillPlaceholders(text, values)) as Value;
}

function withTexts(value: unknown, change: (text: string) => string): unknown {
  if (typeof value === 'string') return change(value);
  if (Array.isArray(value)) return value.map((each) => withTexts(each, change));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withTexts(each, change)]));
}

import { formatCount } from '../../src/domain/number-text';
import type { Database } from '../db/database';
import { readAllProducts } from '../repositories/catalogue-products';
import { readContentRows } from '../repositories/content-rows';
import { readSettings } from '../repositories/settings';
import { keyOf, readTranslations, textsOf } from '../repositories/translations';
import type { ReadinessItem } from './readiness';

/** How many texts that shoppers read have no Spanish. It is never red: a shop may do without, and English is shown there. */
export async function readinessInSpanish(db: Database): Promise<readonly ReadinessItem[]> {
  const content = await readContentRows(db);
  const floors = { all: 0, missing: 0 };
  for await (const some of readAllProducts(db)) {
    const counted = await count(
      db,
      some.flatMap(({ product }) => (product.isOnSale ? [product] : [])),
    );
    floors.all += counted.all;
    floors.missing += counted.missing;
  }
  const parts = [
    ['floors', floors],
    ['categories', await count(db, content.categories)],
    ['home page', await count(db, [content.home, content.banner, content.reviews])],
    ['guides', await count(db, content.guides)],
    ['articles', await count(db, content.articles)],
    ['about', await count(db, content.about)],
    ['settings', await count(db, await readSettings(db))],
  ] as const;
  return parts.map(([name, { all, missing }]) => ({
    part: 'content',
    name: `${name} in Spanish`,
    isReady: true,
    found: missing === 0 ? 'whole' : `${formatCount(missing)} of ${formatCount(all)} texts missing, shown in English`,
    todo: '',
  }));
}

async function count(db: Database, value: unknown): Promise<{ readonly all: number; readonly missing: number }> {
  const texts = new Map(textsOf(value).map((text) => [keyOf(text), text]));
  const found = await readTranslations(db, 'es', [...texts.values()]);
  return { all: texts.size, missing: [...texts.keys()].filter((key) => !found.has(key)).length };
}

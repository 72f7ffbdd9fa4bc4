import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readCatalogueVersion, bumpCatalogueVersion } from '../../server/repositories/catalogue';
import { readContentRows, replaceContent } from '../../server/repositories/content-rows';
import { readSettings, readShownSettings } from '../../server/repositories/settings';
import { products } from '../../server/db/schema/catalogue';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getCategories } from '../../src/contract/catalogue';
import {
  getAboutUs,
  getHomeScreen,
  getInstallation,
  getInstallationDetails,
  getNewsDetails,
  getNewsletter,
} from '../../src/contract/content';
import { getSettings } from '../../src/contract/site';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
let visitor: ContractClient;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
});
afterAll(() => store.close());

/** The catalogue version is looked up once a second. */
const VERSION_CHECK_MS = 1_001;
const WORDS = 'from {cheapest} / sqft';

/** The owner sets the price of every floor that is cheaper, and one to this. */
async function cheapestIs(cents: number): Promise<void> {
  const { db } = store.database;
  await db.transaction(async (tx) => {
    await tx.update(products).set({ priceCentsPerSqft: 900 });
    await tx.update(products).set({ priceCentsPerSqft: cents }).where(eq(products.id, 107));
    await bumpCatalogueVersion(tx);
  });
  store.advance(VERSION_CHECK_MS);
}

/** Every text of the owner's content, and the description of the settings, says the price. */
async function writeEverywhere(): Promise<void> {
  const { db } = store.database;
  const rows = await readContentRows(db);
  const html = `<p>Floors ${WORDS}</p>`;
  await db.transaction((tx) =>
    replaceContent(tx, {
      banner: rows.banner.map((entry) => ({ ...entry, title: WORDS, subtitle: WORDS })),
      home: { ...rows.home, flooringSubTitle: WORDS },
      categories: rows.categories.map((entry) => ({ ...entry, descriptionHtml: html })),
      guides: rows.guides.map((entry) => ({ ...entry, descriptionHtml: html })),
      articles: rows.articles.map((entry) => ({ ...entry, descriptionHtml: html })),
      reviews: rows.reviews.map((entry) => ({ ...entry, descriptionHtml: html })),
      about: { ...rows.about, subTitle: WORDS, descriptionHtml: html },
    }),
  );
  await ownerTool(store.database, 'settings', 'set', 'metaDescription', `Vinyl floors ${WORDS}`);
  store.advance(VERSION_CHECK_MS);
}

async function everyText(): Promise<string> {
  const [article, guide] = [(await visitor.data(getNewsletter, undefined))[0], (await visitor.data(getInstallation, undefined))[0]];
  return JSON.stringify([
    await visitor.data(getHomeScreen, undefined),
    await visitor.data(getAboutUs, undefined),
    await visitor.data(getSettings, undefined),
    await visitor.data(getCategories, undefined),
    await visitor.data(getNewsDetails, article?.slug ?? ''),
    await visitor.data(getInstallationDetails, guide?.slug ?? ''),
    article,
    guide,
  ]);
}

test('A price in a text is that of the cheapest floor, in every reply, and follows it', async () => {
  await cheapestIs(199);
  await writeEverywhere();
  const first = await everyText();
  expect(first).toContain('from $1.99 / sqft');
  expect(first).not.toContain('{cheapest}');
  await cheapestIs(249);
  const second = await everyText();
  expect(second).toContain('from $2.49 / sqft');
  expect(second).not.toMatch(/\{cheapest\}|\$1\.99/);
});

test('Owner’s commands and exports keep the word as it was written', async () => {
  const { db } = store.database;
  expect((await readSettings(db)).metaDescription).toBe(`Vinyl floors ${WORDS}`);
  expect((await readShownSettings(db)).metaDescription).toBe('Vinyl floors from $2.49 / sqft');
  expect((await readContentRows(db)).banner[0]?.subtitle).toBe(WORDS);
  expect((await ownerTool(store.database, 'settings', 'get', 'metaDescription')).text).toContain('{cheapest}');
});

test('A device that keeps the catalogue gets guides and articles again when the price in them changes, and not before', async () => {
  const whole = async (since: string) => {
    const parts = [];
    for (let next = since; ;) {
      const part = await visitor.data(getCatalogueChanges, next);
      parts.push(part);
      if (part.left.items === 0)
        return { articles: parts.flatMap(({ articles }) => articles), guides: parts.flatMap(({ guides }) => guides), next: part.next };
      next = part.next;
    }
  };
  const kept = await whole('');
  await store.database.db.transaction(bumpCatalogueVersion);
  store.advance(VERSION_CHECK_MS);
  const same = await whole(kept.next);
  expect([same.articles, same.guides]).toEqual([[], []]);
  await cheapestIs(179);
  const changed = await whole(same.next);
  expect(changed.articles).toHaveLength(kept.articles.length);
  expect(JSON.stringify([changed.articles, changed.guides])).toContain('from $1.79 / sqft');
  expect(changed.guides).toHaveLength(kept.guides.length);
  expect(await readCatalogueVersion(store.database.db)).toBeGreaterThan(0);
});

test('check tells a price written by hand that is not the cheapest, and a word in braces that the store does not know', async () => {
  await ownerTool(store.database, 'settings', 'set', 'metaDescription', 'Planks from $2.29 / sqft, {cheapst}');
  const { exitCode, text } = await ownerTool(store.database, 'check');
  expect(exitCode).toBe(1);
  expect(text).toMatch(
    /^RED +content +prices in texts +setting metaDescription: \$2\.29; the cheapest floor is \$1\.79 +write \{cheapest\}/m,
  );
  expect(text).toMatch(/^RED +content +prices in texts +setting metaDescription: \{cheapst\} +\{cheapest\} is the only word/m);
  await ownerTool(store.database, 'settings', 'set', 'metaDescription', `Planks ${WORDS}`);
  expect((await ownerTool(store.database, 'check')).text).not.toContain('prices in texts');
});

import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishDueArticles } from '../../server/repositories/due-articles';
import { serveCrawlers } from '../../server/site/crawlers';
import { pageTable } from '../../server/site/page-table';
import { sitePages } from '../../src/app/entry-server';
import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import { getNewsDetails, getNewsletter } from '../../src/contract/content';
import { shopDayEnd, shopDayOf } from '../../src/domain/shop-day';
import { ContractClient } from '../fixtures/contract-client';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const DAY_MS = 24 * 60 * 60 * 1000;
const VERSION_CHECK_MS = 1_001;
let store: TestStore;
let visitor: ContractClient;
let folder: string;
beforeAll(async () => {
  store = await openTestStore();
  visitor = new ContractClient(store);
  serveCrawlers(store.app, { pages: pageTable(sitePages()), ...store.services, db: store.database.db });
  folder = await mkdtemp(join(tmpdir(), 'articles-'));
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await store.close();
});

const today = (): string => shopDayOf(store.services.now());
const publish = (): Promise<boolean> => publishDueArticles(store.database.db, today());

/** The articles that a device keeps which reads everything, part by part. */
async function keptSlugs(): Promise<readonly string[]> {
  const slugs: string[] = [];
  for (let since = ''; ;) {
    const part = await visitor.data(getCatalogueChanges, since);
    slugs.push(...part.articles.map(({ article }) => article.slug));
    if (part.left.items === 0) return slugs;
    since = part.next;
  }
}

/** Everywhere that an article is told: the list, its page, the sitemap, and what devices keep. */
async function placesOf(slug: string): Promise<readonly string[]> {
  store.advance(VERSION_CHECK_MS);
  const list = await visitor.data(getNewsletter, undefined);
  const page = await visitor.call(getNewsDetails, slug);
  const sitemap = await (await store.app.request('/sitemap.xml')).text();
  const kept = await keptSlugs();
  return [
    ...(list.some((article) => article.slug === slug) ? ['list'] : []),
    ...(JSON.stringify(page).includes('The text of the day') ? ['page'] : []),
    ...(sitemap.includes(`/blog/${slug}`) ? ['sitemap'] : []),
    ...(kept.includes(slug) ? ['devices'] : []),
  ];
}

test('An article of a day to come is told nowhere until that day begins in the shop, then everywhere', async () => {
  expect(await publish()).toBe(false);
  const date = shopDayOf(store.services.now() + 2 * DAY_MS);
  const article = { title: 'We open', picture: null, text: 'text.html' };
  await writeFile(join(folder, 'text.html'), '<p>The text of the day.</p>');
  await writeFile(
    join(folder, 'articles.json'),
    JSON.stringify([
      { slug: 'to-come', date, ...article },
      { slug: 'of-today', date: today(), ...article },
    ]),
  );
  const { exitCode, text } = await ownerTool(store.database, 'import-content', folder);
  expect(exitCode).toBe(0);
  expect(text).toContain(`articles to-come: added; shoppers see it from ${date} on`);
  expect(text).toContain('articles of-today: added\n');
  expect(await placesOf('of-today')).toEqual(['list', 'page', 'sitemap', 'devices']);
  expect(await placesOf('to-come')).toEqual([]);

  const lastMoment = shopDayEnd(shopDayOf(store.services.now() + DAY_MS)) ?? 0;
  store.advance(lastMoment - store.services.now() - 30_000);
  expect(await publish()).toBe(false);
  expect(await placesOf('to-come')).toEqual([]);

  store.advance(60_000);
  expect(today()).toBe(date);
  expect([await publish(), await publish()]).toEqual([true, false]);
  expect(await placesOf('to-come')).toEqual(['list', 'page', 'sitemap', 'devices']);
});

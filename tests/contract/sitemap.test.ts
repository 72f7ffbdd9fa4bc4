import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueVersion, products } from '../../server/db/schema/catalogue';
import { serveCrawlers } from '../../server/site/crawlers';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  serveCrawlers(store.app, { ...store.services, db: store.database.db });
});
afterAll(() => store.close());

const sitemap = async (): Promise<string> => (await store.app.request('/sitemap.xml')).text();

it('The sitemap names every floor, is written once for each version of the catalogue, and follows its changes within a second', async () => {
  const { db } = store.database;
  const before = await sitemap();
  expect(before.match(/<loc>[^<]*\/products\/[a-z0-9-]+<\/loc>/g)).toHaveLength(48);
  expect(before).toContain('<loc>http://store.test/products/everyday-12-natural-oak</loc>');

  await db.update(products).set({ slug: 'renamed-oak' }).where(eq(products.slug, 'everyday-12-natural-oak'));
  expect(await sitemap()).toBe(before);
  await db.update(catalogueVersion).set({ version: sql`${catalogueVersion.version} + 1` });
  store.advance(1_000);
  const after = await sitemap();
  expect(after).toContain('/products/renamed-oak<');
  expect(after).not.toContain('everyday-12-natural-oak');
});

it('A crawler that has the sitemap is told that nothing changed', async () => {
  const etag = (await store.app.request('/sitemap.xml')).headers.get('ETag') ?? '';
  expect((await store.app.request('/sitemap.xml', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('robots.txt leads to it', async () => {
  expect(await (await store.app.request('/robots.txt')).text()).toContain('Sitemap: http://store.test/sitemap.xml');
});

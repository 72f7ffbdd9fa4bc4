import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { catalogueVersion, products } from '../../server/db/schema/catalogue';
import { serveCrawlers } from '../../server/site/crawlers';
import { pageTable } from '../../server/site/page-table';
import { sitePages } from '../../src/app/entry-server';
import { openTestStore, type TestStore } from '../fixtures/test-store';

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore();
  serveCrawlers(store.app, { pages: pageTable(sitePages()), ...store.services, db: store.database.db });
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

it('Each page has the day of its last change and its picture: a changed floor has a new one, and so has its list', async () => {
  const { db } = store.database;
  const entryOf = (text: string, path: string): string =>
    new RegExp(`<url><loc>http://store\\.test${path}</loc>(.*?)</url>`).exec(text)?.[1]?.replaceAll(/<xhtml:link [^>]*>/g, '') ??
    'no entry';
  const before = await sitemap();
  const kept = entryOf(before, '/products/family-20-coastal-maple');
  expect(kept).toMatch(
    /^<lastmod>\d{4}-\d\d-\d\dT[^<]*Z<\/lastmod><image:image><image:loc>http:\/\/store\.test\/media\/p\d+-plank-1280\.webp<\/image:loc><\/image:image>$/,
  );
  expect(before.match(/<lastmod>/g)?.length).toBeGreaterThan(60);
  expect(entryOf(before, '/privacy-policy')).toBe('');

  await db.update(products).set({ title: 'Grey Slate, new batch' }).where(eq(products.slug, 'stone-look-20-12x24-grey-slate'));
  await db.update(catalogueVersion).set({ version: sql`${catalogueVersion.version} + 1` });
  store.advance(1_000);
  const after = await sitemap();
  const changed = entryOf(after, '/products/stone-look-20-12x24-grey-slate');
  expect(changed).not.toBe(entryOf(before, '/products/stone-look-20-12x24-grey-slate'));
  expect(entryOf(after, '/products/family-20-coastal-maple')).toBe(kept);
  const [, day = 'none'] = /<lastmod>([^<]*)/.exec(changed) ?? [];
  expect(entryOf(after, '/products')).toContain(day);
  expect(entryOf(after, '/blog')).toBe(entryOf(before, '/blog'));
});

it('A crawler that has the sitemap is told that nothing changed', async () => {
  const etag = (await store.app.request('/sitemap.xml')).headers.get('ETag') ?? '';
  expect((await store.app.request('/sitemap.xml', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

it('robots.txt leads to it, and to that of the pages in Spanish', async () => {
  const robots = await (await store.app.request('/robots.txt')).text();
  expect(robots).toContain('Sitemap: http://store.test/sitemap.xml\nSitemap: http://store.test/es/sitemap.xml');
  expect(robots).toContain('Disallow: /es/my-cart');
});

it('Each page names itself in both languages, in the sitemap of each', async () => {
  const versions =
    '<xhtml:link rel="alternate" hreflang="en" href="http://store.test/blog"/><xhtml:link rel="alternate" hreflang="es" href="http://store.test/es/blog"/>';
  const spanish = await (await store.app.request('/es/sitemap.xml')).text();
  for (const [text, address] of [
    [await sitemap(), 'http://store.test/blog'],
    [spanish, 'http://store.test/es/blog'],
  ] as const)
    expect(text).toMatch(
      new RegExp(`<url><loc>${address}</loc><lastmod>[^<]*</lastmod>(?:<image:image>.*?</image:image>)?${versions}</url>`),
    );
  expect(spanish.match(/<loc>[^<]*\/es\/products\/[a-z0-9-]+<\/loc>/g)).toHaveLength(48);
});

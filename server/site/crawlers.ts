import { type Language, languages, pathIn } from '../../src/domain/languages';
import { FALLBACK_PICTURE, type Picture } from '../../src/domain/picture';
import { shopDayOf } from '../../src/domain/shop-day';
import { compressText, sendCompressed } from '../http/compressed-text';
import { readProducts, readCategories } from '../repositories/catalogue';
import { readChangeTimes } from '../repositories/catalogue-entries';
import { readArticles, readGuides } from '../repositories/content';
import type { Database } from '../db/database';
import type { CacheableReply, ReplyCache } from '../http/reply-cache';
import type { StoreApp } from '../http/store-app';
import type { PageTable } from './page-table';

interface CrawlerParts {
  readonly pages: PageTable;
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly publicReplies: ReplyCache<CacheableReply>;
  readonly currentFeed: () => Promise<unknown>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Serves robots.txt and a sitemap of the current catalogue. */
export function serveCrawlers(app: StoreApp, parts: CrawlerParts): void {
  const { pages, publicUrl, publicReplies } = parts;
  app.get('/robots.txt', (context) =>
    context.text(
      [
        'User-agent: *',
        'Disallow: /api/',
        ...languages.flatMap((language) => pages.uncrawled.map((path) => `Disallow: ${pathIn(language, path)}`)),
        ...languages.map((language) => `Sitemap: ${publicUrl()}${pathIn(language, '/sitemap.xml')}`),
        '',
      ].join('\n'),
    ),
  );
  for (const language of languages) {
    const address = pathIn(language, '/sitemap.xml');
    app.get(address, async (context) => {
      const { text } = await publicReplies.get(address, async () => ({
        text: await compressText(await writeSitemap(parts, language), 'small'),
        isCacheable: true,
      }));
      return sendCompressed(context, text, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
    });
  }
}

/** About a second with 10,000 products; cached per catalogue version. */
async function writeSitemap({ pages, db, publicUrl, currentFeed, now }: CrawlerParts, language: Language): Promise<string> {
  await currentFeed();
  const times = await readChangeTimes(db);
  const [categories, products, articles, guides] = [
    await readCategories(db),
    await readProducts(db, null),
    await readArticles(db, shopDayOf(now())),
    await readGuides(db),
  ];
  const productPages = products.map(({ slug, picture, categoryId }) => ({
    path: `/products/${slug}`,
    picture,
    changedAt: times.get(`product/${slug}`),
    categoryId,
  }));
  const articlePages = articles.map(({ slug, picture }) => ({ path: `/blog/${slug}`, picture, changedAt: times.get(`article/${slug}`) }));
  const guidePages = guides.map(({ slug, picture }) => ({ path: `/installation/${slug}`, picture, changedAt: times.get(`guide/${slug}`) }));
  // The texts of other pages are settings: the date of change is unknown.
  const shownOn: Readonly<Record<string, readonly SitemapPage[]>> = {
    '/': [...productPages, ...articlePages],
    '/products': productPages,
    '/blog': articlePages,
    '/installation': guidePages,
  };
  const isEmpty = (path: string): boolean => ['/blog', '/installation'].includes(path) && shownOn[path]?.length === 0;
  return sitemap(publicUrl(), language, [
    ...pages.listed.filter((path) => !isEmpty(path)).map((path) => ({ path, changedAt: latestOf(shownOn[path] ?? []) })),
    ...categories.map(({ id, picture }) => ({
      path: `/products/category/${id}`,
      picture,
      changedAt: latestOf(productPages.filter(({ categoryId }) => categoryId === id)),
    })),
    ...productPages,
    ...articlePages,
    ...guidePages,
  ]);
}

interface SitemapPage {
  readonly path: string;
  readonly picture?: Picture;
  readonly changedAt?: Date | undefined;
}

function latestOf(pages: readonly SitemapPage[]): Date | undefined {
  const times = pages.flatMap(({ changedAt }) => (changedAt === undefined ? [] : [changedAt.getTime()]));
  return times.length === 0 ? undefined : new Date(times.reduce((latest, time) => Math.max(latest, time)));
}

/** With the image extension (https://www.sitemaps.org/protocol.html), and each page's address in each language. */
function sitemap(publicUrl: string, language: Language, pages: readonly SitemapPage[]): string {
  const entries = pages.map(({ path, picture, changedAt }) => {
    const day = changedAt === undefined ? '' : `<lastmod>${changedAt.toISOString()}</lastmod>`;
    const hasPicture = picture !== undefined && picture.src !== FALLBACK_PICTURE.src;
    const image = hasPicture ? `<image:image><image:loc>${escaped(new URL(picture.src, publicUrl).href)}</image:loc></image:image>` : '';
    const addressIn = (each: Language): string => escaped(`${publicUrl}${pathIn(each, path)}`);
    const versions = languages.map((each) => `<xhtml:link rel="alternate" hreflang="${each}" href="${addressIn(each)}"/>`).join('');
    return `<url><loc>${addressIn(language)}</loc>${day}${image}${versions}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset ${NAMESPACES}>${entries.join('')}</urlset>\n`;
}

const NAMESPACES =
  'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml"';
const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

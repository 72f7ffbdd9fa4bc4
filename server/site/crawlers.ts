import { compressText, sendCompressed } from '../http/compressed-text';
import { readProducts, readCategories } from '../repositories/catalogue';
import { readArticles, readGuides } from '../repositories/content';
import type { Database } from '../db/database';
import type { CacheableReply, ReplyCache } from '../http/reply-cache';
import type { StoreApp } from '../http/store-app';

const FIXED_PATHS = ['/', '/products', '/about-us', '/contact-us', '/installation', '/blog', '/privacy-policy', '/terms-and-conditions'];
const PRIVATE_PATHS = ['/api/', '/my-cart', '/orders', '/account', '/login', '/sign-up', '/forgot-password', '/reset-password'];

interface CrawlerParts {
  readonly db: Database;
  readonly publicUrl: () => string;
  readonly publicReplies: ReplyCache<CacheableReply>;
}

/** Serves robots.txt and a sitemap of the current catalogue. */
export function serveCrawlers(app: StoreApp, { db, publicUrl, publicReplies }: CrawlerParts): void {
  app.get('/robots.txt', (context) =>
    context.text(
      ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), `Sitemap: ${publicUrl()}/sitemap.xml`, ''].join('\n'),
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const { text } = await publicReplies.get('/sitemap.xml', async () => ({
      text: await compressText(await writeSitemap(db, publicUrl()), 'small'),
      isCacheable: true,
    }));
    return sendCompressed(context, text, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
}

/** Reads the whole catalogue, a second of work with 10,000 products; cached per catalogue version. */
async function writeSitemap(db: Database, publicUrl: string): Promise<string> {
  const [categories, products, articles, guides] = [
    await readCategories(db),
    await readProducts(db, null),
    await readArticles(db),
    await readGuides(db),
  ];
  const paths = [
    ...FIXED_PATHS,
    ...categories.map((category) => `/products/category/${category.id}`),
    ...products.map((product) => `/products/${product.slug}`),
    ...articles.map((article) => `/blog/${article.slug}`),
    ...guides.map((guide) => `/installation/${guide.slug}`),
  ];
  return sitemap(paths.map((path) => `${publicUrl}${path}`));
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

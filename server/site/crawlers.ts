import { compressText, sendCompressed } from '../http/compressed-text';
import { readProducts, readCategories } from '../repositories/catalogue';
import { readArticles, readGuides } from '../repositories/content';
import type { Services, StoreApp } from '../services';

const FIXED_PATHS = ['/', '/products', '/about-us', '/contact-us', '/installation', '/blog', '/privacy-policy', '/terms-and-conditions'];
const PRIVATE_PATHS = ['/api/', '/my-cart', '/orders', '/login', '/sign-up', '/forgot-password', '/reset-password'];

/** robots.txt, and a sitemap of what the shop really holds at the moment. */
export function serveCrawlers(app: StoreApp, services: Services): void {
  app.get('/robots.txt', (context) =>
    context.text(
      ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), `Sitemap: ${services.publicUrl()}/sitemap.xml`, ''].join('\n'),
    ),
  );
  app.get('/sitemap.xml', async (context) => {
    const { text } = await services.publicReplies.get('/sitemap.xml', async () => ({
      text: await compressText(await writeSitemap(services), 'small'),
      isCacheable: true,
    }));
    return sendCompressed(context, text, { 'Content-Type': 'application/xml; charset=utf-8', 'Cache-Control': 'no-cache' });
  });
}

/** Reads the whole catalogue: a second of work with 10,000 products, so it is done once for each version of it. */
async function writeSitemap({ database: { db }, publicUrl }: Services): Promise<string> {
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
  return sitemap(paths.map((path) => `${publicUrl()}${path}`));
}

function sitemap(addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<url><loc>${address.replaceAll('&', '&amp;')}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join('')}</urlset>\n`;
}

import { expect, test } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { ARTICLES } from './sample-shop';
import { createShopServer } from './shop-server';

const ENTRY = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What the document tells search engines, by type; in its head, where no script has to run for it. */
async function told(path: string, ...types: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { headHtml, bodyHtml } = await renderPage(path, createShopServer().fetch);
  const entries = [...headHtml.matchAll(ENTRY)].map(([, text = 'null']) => JSON.parse(text));
  expect(entries.map((entry) => entry['@type'])).toEqual(types);
  expect(bodyHtml).not.toContain('ld+json');
  return entries;
}

test('Home tells of the organization, with what the settings say of it', async () => {
  const [organization] = await told('/', 'Organization');
  expect(organization).toMatchObject({ name: 'SPS Flooring', telephone: '(305) 555-0142', email: 'hello@shop.example' });
});

test('A floor tells of itself with its offer, and of the way to it', async () => {
  const [product, breadcrumb] = await told('/products/coastal-maple', 'Product', 'BreadcrumbList');
  expect(product).toMatchObject({ name: 'Coastal Maple', sku: '107', offers: { '@type': 'Offer', price: '75.41', priceCurrency: 'USD' } });
  expect(breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: '/' },
      { position: 2, name: 'Click planks', item: '/products/category/1' },
      { position: 3, name: 'Coastal Maple' },
    ],
  });
});

test('An article tells of itself', async () => {
  const [article] = await told('/blog/maple-or-oak', 'Article');
  expect(article).toMatchObject({ headline: 'Maple or oak?', datePublished: '2025-06-04', image: '/media/a1.webp' });
});

test('No text of the shop can close the element', async () => {
  const server = createShopServer();
  const title = 'Oak</script><script>steal()</script>';
  server.data('/beforeauth/getnewsdetails', { ...ARTICLES[0], title });
  const { headHtml } = await renderPage('/blog/maple-or-oak', server.fetch);
  expect(headHtml).not.toContain('<script>steal');
  const [[, text = ''] = []] = [...headHtml.matchAll(ENTRY)];
  expect(JSON.parse(text)).toMatchObject({ headline: title });
});

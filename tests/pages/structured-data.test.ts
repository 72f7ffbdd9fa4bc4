import { expect, test } from 'vitest';
import { renderPage } from '../../src/app/entry-server';
import { ARTICLES } from './sample-shop';
import { createShopServer } from './shop-server';

const SITE = 'https://shop.example';
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a document tells search engines, by type; in its head, where no script has to run for it. */
async function told(path: string, ...types: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { headHtml, bodyHtml } = await renderPage(path, createShopServer().fetch, SITE);
  const entries = graphOf(headHtml);
  expect(entries.map((entry) => entry['@type'])).toEqual(types);
  expect(bodyHtml).not.toContain('ld+json');
  return entries;
}

function graphOf(headHtml: string): readonly Readonly<Record<string, unknown>>[] {
  const [script, ...others] = [...headHtml.matchAll(SCRIPT)].map(([, text = 'null']) => JSON.parse(text));
  expect(others).toEqual([]);
  expect(script).toMatchObject({ '@context': 'https://schema.org' });
  return script['@graph'];
}

/** The values of a property of the head's `<meta>` elements. */
async function previewOf(path: string, server = createShopServer()): Promise<Readonly<Record<string, string>>> {
  const { headHtml } = await renderPage(path, server.fetch, SITE);
  const [, canonical = ''] = /<link rel="canonical" href="([^"]*)"/.exec(headHtml) ?? [];
  const metas = [...headHtml.matchAll(/<meta (?:property|name)="([^"]*)" content="([^"]*)"/g)];
  return { canonical, ...Object.fromEntries(metas.map(([, name = '', content = '']) => [name, content])) };
}

test('Home tells of the shop, with what the settings say of it', async () => {
  const [shop] = await told('/', 'HomeGoodsStore');
  expect(shop).toMatchObject({
    name: 'SPS Flooring',
    url: `${SITE}/`,
    telephone: '(305) 555-0142',
    email: 'hello@shop.example',
    areaServed: 'South Florida',
  });
});

test('A floor tells of itself with its offer, and of the way to it', async () => {
  const [product, breadcrumb] = await told('/products/coastal-maple', 'Product', 'BreadcrumbList');
  const url = `${SITE}/products/coastal-maple`;
  expect(product).toMatchObject({
    name: 'Coastal Maple',
    url,
    sku: '107',
    brand: { '@type': 'Brand', name: 'SPS Flooring' },
    offers: { '@type': 'Offer', url, price: '75.41', priceCurrency: 'USD', availability: 'https://schema.org/InStock' },
  });
  expect(product?.['image']).toEqual(expect.arrayContaining([expect.stringMatching(/^https:\/\/shop\.example\/media\//)]));
  expect(breadcrumb).toMatchObject({
    itemListElement: [
      { position: 1, name: 'Home', item: `${SITE}/` },
      { position: 2, name: 'Click planks', item: `${SITE}/products/category/1` },
      { position: 3, name: 'Coastal Maple', item: url },
    ],
  });
});

test('An article tells of itself', async () => {
  const [article] = await told('/blog/maple-or-oak', 'Article');
  expect(article).toMatchObject({ headline: 'Maple or oak?', datePublished: '2025-06-04', image: `${SITE}/media/a1.webp` });
});

test('A link to a floor is shown with its picture, its name and its one address', async () => {
  const title = 'Coastal Maple | SPS Flooring';
  const address = `${SITE}/products/coastal-maple`;
  expect(await previewOf('/products/coastal-maple')).toMatchObject({
    canonical: address,
    'og:url': address,
    'og:type': 'product',
    'og:title': title,
    'og:image': expect.stringMatching(/^https:\/\/shop\.example\/(previews|media)\/[a-z0-9-]+\.(jpg|webp)$/),
    'og:image:alt': expect.stringMatching(/./),
    'twitter:card': 'summary_large_image',
  });
});

test("A page without a picture of its own is shown with the shop's, in a known size", async () => {
  expect(await previewOf('/contact-us')).toMatchObject({
    canonical: `${SITE}/contact-us`,
    'og:type': 'website',
    'og:image': `${SITE}/previews/shop.jpg`,
    'og:image:width': '1200',
    'og:image:height': '630',
  });
});

test('A missing page has no address to share', async () => {
  expect(await previewOf('/no-such-page')).toMatchObject({ canonical: '' });
});

test('No text of the shop can close the element', async () => {
  const server = createShopServer();
  const title = 'Oak</script><script>steal()</script>';
  server.data('/beforeauth/getnewsdetails', { ...ARTICLES[0], title });
  const { headHtml } = await renderPage('/blog/maple-or-oak', server.fetch, SITE);
  expect(headHtml).not.toContain('<script>steal');
  expect(graphOf(headHtml)).toMatchObject([{ headline: title }]);
});

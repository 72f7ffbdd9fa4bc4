import { expect, test } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { renderPage, renderShellHead } from '../../src/app/entry-server';
import { counted, shopWithBoxes } from './counted-shop';
import { ARTICLES, GUIDES, SETTINGS } from './sample-shop';
import { createShopServer } from './shop-server';

const SITE = 'https://shop.example';
const SCRIPT = /<script type="application\/ld\+json">(.*?)<\/script>/gs;

/** What a document tells search engines, by type; in its head, where no script has to run for it. */
async function told(path: string, ...types: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const { headHtml, bodyHtml } = await renderPage(path, createShopServer().fetch, SITE, safeHtml);
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
  const { headHtml } = await renderPage(path, server.fetch, SITE, safeHtml);
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

test('The hours that the settings name are told to search engines, and in words on the contact page', async () => {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, opening_hours: 'Mo-Fr 08:00-17:00, Sa 09:00-13:00' });
  const { headHtml, bodyHtml } = await renderPage('/contact-us', server.fetch, SITE, safeHtml);
  expect(graphOf(headHtml)).toMatchObject([{ openingHours: ['Mo-Fr 08:00-17:00', 'Sa 09:00-13:00'] }]);
  expect(bodyHtml).toContain('Monday to Friday, 8 am to 5 pm');
});

const NEAR_AND_FAR = {
  bands: [
    { min_mile: 0, max_mile: 10, price: 150 },
    { min_mile: 10, max_mile: 30, price: 199.5 },
    { min_mile: 30, max_mile: 9999, price: 0 },
  ],
  zips: [
    { zip: '33178', miles: 2, band: 0 },
    { zip: '33145', miles: 12, band: 1 },
    { zip: '33101', miles: 14, band: 1 },
    { zip: '34102', miles: 120, band: 2 },
  ],
};

async function policiesOf(termsConditions: string, zips: unknown): Promise<unknown> {
  const server = createShopServer();
  server.data('/beforeauth/setting', { ...SETTINGS, terms_conditions: termsConditions });
  server.data('/beforeauth/getdeliveryzips', zips);
  const { headHtml, data } = await renderPage('/terms-and-conditions', server.fetch, SITE, safeHtml);
  expect(JSON.stringify(data)).not.toContain('33145');
  return headHtml.includes('ld+json') ? graphOf(headHtml)[0] : null;
}

test('The terms tell search engines what delivery costs by ZIP code, and where returns are described', async () => {
  expect(await policiesOf('<h2>8. Cancellation and <em>returns</em></h2><p>Within 30 days.</p>', NEAR_AND_FAR)).toMatchObject({
    '@type': 'Organization',
    name: 'SPS Flooring',
    hasMerchantReturnPolicy: { '@type': 'MerchantReturnPolicy', merchantReturnLink: `${SITE}/terms-and-conditions` },
    hasShippingService: {
      shippingConditions: [
        { numItems: { maxValue: 55 }, shippingDestination: { postalCode: ['33178'] }, shippingRate: { value: '150.00', currency: 'USD' } },
        { numItems: { maxValue: 55 }, shippingDestination: { postalCode: ['33145', '33101'] }, shippingRate: { value: '199.50' } },
      ],
    },
  });
});

test('What the shop has not set is not told: no returns without a heading of theirs, no delivery that is priced by telephone', async () => {
  expect(await policiesOf('<h2>Pickup</h2><p>In return for a photo ID.</p>', NEAR_AND_FAR)).not.toHaveProperty('hasMerchantReturnPolicy');
  expect(await policiesOf('<h2>Returns</h2>', { ...NEAR_AND_FAR, zips: [] })).not.toHaveProperty('hasShippingService');
  expect(await policiesOf('<h2>Pickup</h2>', { bands: [], zips: [] })).toBeNull();
});

test('A back end without a list of ZIP codes has terms all the same', async () => {
  const server = createShopServer();
  server.breakDown('/beforeauth/getdeliveryzips', 404);
  expect((await renderPage('/terms-and-conditions', server.fetch, SITE, safeHtml)).httpStatus).toBe(200);
});

test('A guide tells of its steps', async () => {
  const server = createShopServer();
  const description = '<h2>Lay</h2><ol><li>Roll out the <b>film</b></li><li>Leave 1/4&nbsp;in</li></ol><ul><li>Tape</li></ul>';
  server.data('/beforeauth/getinstallationdetails', { ...GUIDES[0], description });
  const { headHtml } = await renderPage('/installation/floating', server.fetch, SITE, safeHtml);
  const [guide] = graphOf(headHtml);
  expect(guide).toMatchObject({
    '@type': 'HowTo',
    url: `${SITE}/installation/floating`,
    step: [
      { '@type': 'HowToStep', position: 1, text: 'Roll out the film' },
      { '@type': 'HowToStep', position: 2, text: 'Leave 1/4 in' },
    ],
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
    'og:site_name': 'SPS Flooring',
    'product:price:amount': expect.stringMatching(/^\d+\.\d\d$/),
    'product:price:currency': 'USD',
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

test.each([
  ['/quote', 'Your quote | SPS Flooring', 'Open it to see the floors, the boxes, the whole price and how long it is valid.', 'noindex'],
  ['/quotes', 'Quotes | SPS Flooring', 'Quotes made or opened on this device.', 'noindex'],
  ['/scan', 'Scan | SPS Flooring', 'Scan a shelf tag or a quote, choose a picture of it, or type its number.', 'noindex'],
  ['/rooms', 'My rooms | SPS Flooring', 'Measure your rooms and see the boxes and the price with everything.', undefined],
])('A link to %s is shown with the words of the page and the picture of the shop', async (path, title, description, robots) => {
  const preview = await previewOf(path);
  expect(preview).toMatchObject({
    canonical: `${SITE}${path}`,
    'og:url': `${SITE}${path}`,
    'og:site_name': 'SPS Flooring',
    'og:title': title,
    'og:description': description,
    'og:image': `${SITE}/previews/shop.jpg`,
    'twitter:card': 'summary_large_image',
  });
  expect(preview['robots']).toBe(robots);
});

test('A document that is the same for many addresses is shown as the shop, without an address or a title of its own', async () => {
  const head = await renderShellHead(createShopServer().fetch, SITE);
  expect(head).toContain('property="og:title" content="Floors of the settings"');
  expect(head).toContain(`property="og:image" content="${SITE}/previews/shop.jpg"`);
  expect(head).not.toMatch(/canonical|og:url|<title|name="description"/);
});

test('A missing page has no address to share', async () => {
  expect(await previewOf('/no-such-page')).toMatchObject({ canonical: '' });
});

test('No text of the shop can close the element', async () => {
  const server = createShopServer();
  const title = 'Oak</script><script>steal()</script>';
  server.data('/beforeauth/getnewsdetails', { ...ARTICLES[0], title });
  const { headHtml } = await renderPage('/blog/maple-or-oak', server.fetch, SITE, safeHtml);
  expect(headHtml).not.toContain('<script>steal');
  expect(graphOf(headHtml)).toMatchObject([{ headline: title }]);
});

test('A floor’s document tells search engines whether it is in stock, and a floor that nobody counts is', async () => {
  const availability = async (stock: unknown, settings = {}): Promise<string | undefined> => {
    const { headHtml } = await renderPage('/products/coastal-maple', shopWithBoxes(stock, settings).fetch, SITE, safeHtml);
    return /"availability":"https:\/\/schema\.org\/(\w+)"/.exec(headHtml)?.[1];
  };
  const told: (string | undefined)[] = [];
  for (const stock of [undefined, counted(3), counted(0), counted(0, '2099-12-03')]) told.push(await availability(stock));
  expect(told).toEqual(['InStock', 'InStock', 'OutOfStock', 'BackOrder']);
  // Nobody can order it before that day.
  expect(await availability(counted(0, '2099-12-03'), { refuses_beyond_stock: true })).toBe('OutOfStock');
});

test('The document of a floor says what is on hand; that of a floor nobody counts is as before', async () => {
  const bodyOf = async (stock: unknown): Promise<string> =>
    (await renderPage('/products/coastal-maple', shopWithBoxes(stock).fetch, SITE, safeHtml)).bodyHtml;
  expect(await bodyOf(counted(12))).toContain('12 boxes on hand on Nov 26, 2026');
  expect(await bodyOf(undefined)).not.toMatch(/on hand|stock-line/);
});

// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeStore, openStore } from './open-store';

afterEach(closeStore);

/** What the page tells search engines, by type. */
async function told(path: string, ...types: readonly string[]): Promise<readonly Readonly<Record<string, unknown>>[]> {
  await openStore(path);
  await screen.findByRole('heading', { level: 1 });
  const read = () => [...document.querySelectorAll('script[type="application/ld+json"]')].map((script) => JSON.parse(script.textContent ?? 'null'));
  await waitFor(() => expect(read().map((entry) => entry['@type'])).toEqual(types));
  return read();
}

test('Home tells of the organization, with what the settings say of it', async () => {
  const [organization] = await told('/', 'Organization');
  expect(organization).toMatchObject({ name: 'SPS Flooring', telephone: '(305) 555-0142', email: 'hello@shop.example' });
});

test('A floor tells of itself with its offer, and of the way to it', async () => {
  const [product, breadcrumb] = await told('/products/coastal-maple', 'Product', 'BreadcrumbList');
  expect(product).toMatchObject({ name: 'Coastal Maple', sku: '107', offers: { '@type': 'Offer', price: '75.41', priceCurrency: 'USD' } });
  expect(breadcrumb).toMatchObject({
    itemListElement: [{ position: 1, name: 'Home', item: '/' }, { position: 2, name: 'Click planks', item: '/products/category/1' }, { position: 3, name: 'Coastal Maple' }],
  });
});

test('An article tells of itself', async () => {
  const [article] = await told('/blog/maple-or-oak', 'Article');
  expect(article).toMatchObject({ headline: 'Maple or oak?', datePublished: '2025-06-04', image: '/media/a1.webp' });
});

// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { closeStore, openStore } from './open-store';
import { DETAILS, GUIDES, PRODUCTS } from './sample-shop';
import { createShopServer } from './shop-server';

afterEach(closeStore);

test('A guide whose text is not translated has its text marked as English, and its title not', async () => {
  const server = createShopServer();
  server.reply('/beforeauth/getinstallationdetails', () => ({ status: 1, data: { ...GUIDES[0], in_english: ['description'] } }));
  await openStore('/installation/floating', { server });
  const text = await screen.findByText('Start at the long wall.');
  expect(text.closest('[lang]')?.getAttribute('lang')).toBe('en');
  expect(screen.getByRole('heading', { level: 1 }).hasAttribute('lang')).toBe(false);
});

test('A list marks the titles of floors that are not translated, and no other', async () => {
  const server = createShopServer();
  server.reply('/beforeauth/getproduct', () => ({
    status: 1,
    data: PRODUCTS.map((product, index) => (index === 0 ? { ...product, in_english: ['title', 'description'] } : product)),
  }));
  await openStore('/products', { server });
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('heading', { name: 'Coastal Maple' })).getAttribute('lang')).toBe('en');
  expect(main.getByRole('heading', { name: 'Walnut' }).hasAttribute('lang')).toBe(false);
});

test('A floor marks its text and each specification that is not translated, and is compared by what they are in English', async () => {
  const server = createShopServer();
  const [group] = [{ product_specifications_id: 1, title: 'Construcción' }];
  server.reply('/beforeauth/getproductdetails', () => ({
    status: 1,
    data: {
      ...DETAILS,
      product: {
        ...PRODUCTS[0],
        in_english: ['description'],
        product_specifications: [
          {
            ...group,
            product_specifications_detail: [
              { title: 'Capa de uso', sub_title: '20 mil', title_en: 'Wear layer', sub_title_en: '20 mil' },
              { title: 'Edge', sub_title: 'Painted', title_en: 'Edge', sub_title_en: 'Painted', in_english: ['title', 'sub_title'] },
            ],
          },
        ],
      },
    },
  }));
  await openStore('/products/coastal-maple', { server });
  const edge = await screen.findByText('Edge');
  expect(edge.getAttribute('lang')).toBe('en');
  expect(screen.getByText('Painted').getAttribute('lang')).toBe('en');
  expect(screen.getByText('Capa de uso').hasAttribute('lang')).toBe(false);
  expect(screen.getByText('calm').closest('[lang]')?.getAttribute('lang')).toBe('en');
});

import { expect, test } from 'vitest';
import { pageTable } from '../../server/site/page-table';
import { sitePages } from '../../src/app/entry-server';

const pages = pageTable(sitePages());

test.each(['/my-cart', '/account', '/orders', '/orders/17', '/login', '/sign-up', '/forgot-password', '/reset-password'])(
  '%s shows personal data or a secret: the server never renders it, and crawlers may not read it',
  (path) => {
    expect(pages.isShell(path)).toBe(true);
    expect(pages.uncrawled).toContain(path.replace(/[/]17$/, ''));
    expect(pages.listed).not.toContain(path);
  },
);

test('The document of quotes is the same for everybody, the one of a quote by its id is known to the device alone', () => {
  expect(pages.isShell('/quotes')).toBe(false);
  expect(pages.isShell('/quote')).toBe(false);
  expect(pages.isShell('/quotes/9b1c')).toBe(true);
  // Messengers that keep to robots.txt show its preview; `noindex` keeps it out of search engines.
  expect(pages.uncrawled.filter((path) => path.startsWith('/quote'))).toEqual([]);
});

test('The sitemap has what everybody may read', () => {
  expect(pages.listed.toSorted()).toEqual([
    '/',
    '/about-us',
    '/blog',
    '/contact-us',
    '/installation',
    '/privacy-policy',
    '/products',
    '/rooms',
    '/terms-and-conditions',
  ]);
});

test('Pages with a slug are known by their area, the longest first', () => {
  expect(pages.areas.toSorted()).toEqual(['/blog/', '/installation/', '/products/', '/products/category/']);
  expect(pages.areas.indexOf('/products/category/')).toBeLessThan(pages.areas.indexOf('/products/'));
});

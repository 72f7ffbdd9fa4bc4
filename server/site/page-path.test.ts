import { expect, it } from 'vitest';
import { SITE_PAGES } from '../../tests/fixtures/site-pages';
import { readPagePath } from './page-path';
import { pageTable } from './page-table';

const { firstParts } = pageTable(SITE_PAGES);

it.each([
  ['/', { kind: 'page' }],
  ['/products', { kind: 'page' }],
  ['/products/Family-20', { kind: 'page' }],
  ['/products/caf%C3%A9', { kind: 'page' }],
  ['/products/', { kind: 'moved', to: '/products' }],
  ['/Products', { kind: 'moved', to: '/products' }],
  ['/PRODUCTS//Family-20/', { kind: 'moved', to: '/products/Family-20' }],
  ['/Reset-Password', { kind: 'moved', to: '/reset-password' }],
  ['/products/%6fak', { kind: 'moved', to: '/products/oak' }],
  ['/products/o%61k', { kind: 'moved', to: '/products/oak' }],
  ['/products/%6F%61%6b', { kind: 'moved', to: '/products/oak' }],
  ['/products/caf%c3%a9', { kind: 'moved', to: '/products/caf%C3%A9' }],
  ['/%70roducts/category/%33', { kind: 'moved', to: '/products/category/3' }],
  ['/%4Dy-cart', { kind: 'moved', to: '/my-cart' }],
  ['/blog/%256d', { kind: 'page' }],
  ['/%2Fevil.example', { kind: 'page' }],
  ['//', { kind: 'moved', to: '/' }],
  ['//evil.example/', { kind: 'moved', to: '/evil.example' }],
  ['/products/%00', { kind: 'missing' }],
  ['/products/%0d%0aSet-Cookie', { kind: 'missing' }],
  [`/products/${'a'.repeat(8_000)}`, { kind: 'missing' }],
  ['/products/%ff', { kind: 'malformed' }],
  ['/products/%c3%28', { kind: 'malformed' }],
  ['/products/%', { kind: 'malformed' }],
] as const)('%s leads to %o', (path, expected) => {
  expect(readPagePath(path, firstParts)).toEqual(expected);
});

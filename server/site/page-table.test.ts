import { expect, test } from 'vitest';
import { SITE_PAGES } from '../../tests/fixtures/site-pages';
import { CatalogueWatch, oncePerVersion } from '../http/catalogue-watch';
import { createKnownPages, pageTable } from './page-table';

function pages(): { readonly of: (path: string) => Promise<string>; readonly reads: () => number; readonly change: () => void } {
  let [version, reads, now] = [1, 0, 0];
  const watch = new CatalogueWatch(
    async () => String(version),
    () => now,
  );
  const addresses = oncePerVersion(watch, async () => {
    reads += 1;
    return new Set(['/products/oak', '/products/category/3', '/blog/mil', version > 1 ? '/products/maple' : '/products/ash']);
  });
  const of = createKnownPages(pageTable(SITE_PAGES), addresses);
  const change = (): void => {
    version += 1;
    now += 2_000;
  };
  return { of, reads: () => reads, change };
}

test.each([
  ['/', '/'],
  ['/products', '/products'],
  ['/about-us', '/about-us'],
  ['/products/oak', '/products/oak'],
  ['/products/category/3', '/products/category/3'],
  ['/blog/mil', '/blog/mil'],
  ['/products/made-up', '/products/-'],
  ['/products/category/99', '/products/category/-'],
  ['/products/oak/more', '/products/-'],
  ['/blog/made-up', '/blog/-'],
  ['/installation/made-up', '/installation/-'],
  ['/about-us/more', '/-'],
  ['/wp-login', '/-'],
  ['/a/b/c', '/-'],
])('%s is rendered as %s', async (path, rendered) => {
  expect(await pages().of(path)).toBe(rendered);
});

test('Ten thousand made-up floors ask the database once, and a change of the catalogue once more', async () => {
  const { of, reads, change } = pages();
  const rendered = await Promise.all(Array.from({ length: 10_000 }, (_nothing, index) => of(`/products/made-up-${index}`)));
  expect([...new Set(rendered)]).toEqual(['/products/-']);
  expect(reads()).toBe(1);
  expect(await of('/products/maple')).toBe('/products/-');
  change();
  expect(await of('/products/maple')).toBe('/products/maple');
  expect(reads()).toBe(2);
});

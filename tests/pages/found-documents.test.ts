import MiniSearch from 'minisearch';
import { afterEach, expect, test, vi } from 'vitest';
import { safeHtml } from '../../server/safe-html';
import { renderPage } from '../../src/app/entry-server';
import { getProducts } from '../../src/contract/catalogue';
import type { Product } from '../../src/domain/catalogue';
import { createShopServer } from './shop-server';

afterEach(() => {
  vi.restoreAllMocks();
});

test('A list is read and its search index made once for a catalogue, not for each new word', async () => {
  const { fetch } = createShopServer();
  const asked: string[] = [];
  const lists = new Map<string, readonly Product[]>();
  const indexed = vi.spyOn(MiniSearch.prototype, 'add');
  const find = (word: string, known = lists) =>
    renderPage(
      `/products?q=${word}`,
      (url, init) => {
        asked.push(url);
        return fetch(url, init);
      },
      'https://shop.example',
      safeHtml,
      known,
    );
  const first = await find('maple');
  const floorsIndexed = indexed.mock.calls.length;
  expect(floorsIndexed).toBeGreaterThan(0);
  const second = await find('oak');
  expect(indexed.mock.calls).toHaveLength(floorsIndexed);
  expect(asked.filter((url) => url.endsWith(getProducts.path))).toHaveLength(1);
  expect(second.bodyHtml).toBe((await find('oak', new Map())).bodyHtml);
  expect(second.bodyHtml).not.toBe(first.bodyHtml);
});

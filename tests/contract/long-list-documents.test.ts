import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { composeDocument } from '../../server/site/compose-document';
import { safeHtml } from '../../server/safe-html';
import { renderPage } from '../../src/app/entry-server';
import { getProducts } from '../../src/contract/catalogue';
import { PRODUCTS_PER_PAGE } from '../../src/features/catalogue/list-start';
import { ContractClient } from '../fixtures/contract-client';
import { manyFloorsCsv } from '../fixtures/many-floors';
import { ownerTool } from '../fixtures/filled-shop';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const FLOORS = 1_000;
/**
 * The aim for 10,000 floors is 300 kB with styles and shell; without them, and however many floors, this is what is left; 11 kB of it are prices per box,
 * 24 kB are what chooses a floor, which a served document sends apart; 14 kB are what cards say of core and wear layer, and the header's search.
 */
const LIMIT_BYTES = 258_000;
const TEMPLATE = {
  shell: '<html><head><!--head--></head><body><div id="root"></div></body></html>',
  assetsFor: async () => ({ scripts: [], styles: [] }),
  styleText: async () => null,
};

let store: TestStore;

beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

async function documentOf(path: string): Promise<string> {
  store.advance(2_000);
  const page = await renderPage(path, async (url, init) => store.app.request(url, init), 'https://shop.example', safeHtml);
  expect(page.httpStatus).toBe(200);
  return composeDocument(TEMPLATE, page, await TEMPLATE.assetsFor());
}

const cardsIn = (document: string): number => document.split('Shop Now</span>').length - 1;
const listsIn = (document: string): readonly string[] =>
  [...document.matchAll(/"queryKey":(\["[a-z]+"(?:,"public")?,"products"[^\]]*\])/g)].map((match) => match[1] ?? '');

test('A document of the sample shop shows every floor of its list, and carries the list', async () => {
  const document = await documentOf('/products');
  expect(cardsIn(document)).toBe(48);
  expect(document).not.toContain('Show more floors');
  expect(listsIn(document)).toEqual(['["public","products","ALL"]']);
});

test('With a thousand floors the document shows the first page of them, says how many there are, and carries no more data than it shows', async () => {
  const dir = store.database.dataDir;
  await writeFile(join(dir, 'floors.csv'), manyFloorsCsv(FLOORS));
  await ownerTool({ db: store.database.db, dataDir: dir }, 'import-catalogue', 'floors.csv', '--retire-missing');
  const document = await documentOf('/products');
  expect(Buffer.byteLength(document)).toBeLessThan(LIMIT_BYTES);
  expect(cardsIn(document)).toBe(PRODUCTS_PER_PAGE);
  expect(document).toContain('Showing 96 of 1,000 floors');
  expect(listsIn(document)).toEqual(['["start","public","products","ALL"]']);
  expect(document.split('"slug":"floor-').length - 1).toBe(PRODUCTS_PER_PAGE);
  expect(await new ContractClient(store).data(getProducts, 'ALL')).toHaveLength(FLOORS);
});

import { brotliDecompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createDocumentCache, type StoredDocument } from './document-cache';
import { CatalogueWatch } from '../http/catalogue-watch';
import { isKnownEtag } from '../http/compressed-text';

const template = {
  shell: '<html><head><!--head--></head><body><div id="root"></div></body></html>',
  assetsFor: async () => ({ scripts: [], styles: [] }),
  styleText: async () => null,
};

/** The documents of one server, whose floors cost `price` and were read at `readAt`. */
function serverWith(price: string, readAt: number, bodyHtml = '<h1>Products</h1>') {
  const data = { queries: [{ state: { data: { price }, dataUpdatedAt: readAt } }] };
  const documentFor = createDocumentCache({
    templateOf: () => template,
    watch: new CatalogueWatch(async () => '1', Date.now),
    pageFor: async (path) => path,
    onStyles: () => undefined,
    render: async () => ({ httpStatus: 200, headHtml: '', bodyHtml, data, routeIds: [] }),
  });
  return async (path: string, query = ''): Promise<StoredDocument> => {
    const document = await documentFor(path, query, 'a visitor');
    if (document === null) throw new Error(`${path} was not rendered`);
    return document;
  };
}

test('Two servers behind one balancer give one document the same ETag, so that coming back costs a 304 on either', async () => {
  const [first, second] = await Promise.all([serverWith('50.00', 1_000)('/products'), serverWith('50.00', 1_757)('/products')]);
  expect(first.text.etag).toBe(second.text.etag);
  expect(second.later).toMatchObject({ name: first.later?.name, text: { etag: first.later?.text.etag } });
  expect(second.later?.text.plain.toString()).toContain('"dataUpdatedAt":1757');
});

test('A document names the address of its data and has none of it; that of a made-up list has its own', async () => {
  const documentFor = serverWith('50.00', 1_000);
  const { text, later } = await documentFor('/products');
  expect(text.plain.toString()).toContain(`data-later="/page-data/${later?.name}?of=%2Fproducts"></script>`);
  expect(JSON.parse(later?.text.plain.toString() ?? '')).toEqual({
    queries: [{ state: { data: { price: '50.00' }, dataUpdatedAt: 1_000 } }],
  });
  const list = await documentFor('/products', '?q=oak');
  expect(list.later).toBeNull();
  expect(list.text.plain.toString()).toContain('{"price":"50.00"}');
});

test('Made-up words are rendered a few at a time and the shell answers the rest; a page that somebody else opens is rendered meanwhile', async () => {
  const rendered: string[] = [];
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const documentFor = createDocumentCache({
    templateOf: () => template,
    watch: new CatalogueWatch(async () => '1', Date.now),
    pageFor: async (path) => path,
    onStyles: () => undefined,
    render: async (path) => {
      rendered.push(path);
      if (path.includes('?')) await finished;
      return { httpStatus: 200, headHtml: '', bodyHtml: '', data: { queries: [] }, routeIds: [] };
    },
  });
  const asked = Array.from({ length: 40 }, (_, index) => documentFor('/products', `?q=word${index}`, `203.0.113.${index % 4}`));
  expect(await documentFor('/products/oak', '', '198.51.100.7')).not.toBeNull();
  finish();
  const documents = await Promise.all(asked);
  expect(documents.filter((document) => document !== null)).toHaveLength(4);
  expect(rendered.filter((path) => path.includes('?'))).toHaveLength(4);
  expect(await documentFor('/products', '?q=oak', '198.51.100.7')).not.toBeNull();
});

test('Another price is another document', async () => {
  const [first, second] = await Promise.all([serverWith('50.00', 1_000)('/products'), serverWith('51.00', 1_000)('/products')]);
  expect(first.text.etag).not.toBe(second.text.etag);
});

test('A document that is asked for again is sent in fewer bytes, and says the same', async () => {
  const documentFor = serverWith(
    '50.00',
    1_000,
    Array.from({ length: 400 }, (_, row) => `<li>${(row * 7919) % 1_009} sq ft</li>`).join(''),
  );
  const first = (await documentFor('/products')).text;
  const again = async () => (await documentFor('/products')).text;
  await expect.poll(async () => (await again()).br.length).toBeLessThan(first.br.length);
  const { br, etag } = await again();
  expect([brotliDecompressSync(br).toString(), etag]).toEqual([first.plain.toString(), first.etag]);
});

test.each([
  ['"a"', '"a"', true],
  ['W/"a"', '"a"', true],
  ['"a"', 'W/"a"', true],
  ['"b", W/"a"', 'W/"a"', true],
  ['"b"', '"a"', false],
  [undefined, '"a"', false],
])('A client that sends %s knows %s: %s', (sent, etag, isKnown) => {
  expect(isKnownEtag(sent, etag)).toBe(isKnown);
});

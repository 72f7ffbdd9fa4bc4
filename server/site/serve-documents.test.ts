import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { beforeEach, expect, test, it } from 'vitest';
import { SITE_PAGES } from '../../tests/fixtures/site-pages';
import { compressText } from '../http/compressed-text';
import type { StoreEnv } from '../http/store-app';
import { pageTable } from './page-table';
import { serveDocuments, readPagePath, listQuery } from './serve-documents';

const pages = pageTable(SITE_PAGES);
const rendered: string[] = [];
const shellOf = (text: string) => async () => compressText(text, 'small');
beforeEach(() => void (rendered.length = 0));

async function askFor(name: string, path: string): Promise<unknown> {
  const later = { name: 'abc.json', text: await compressText('[1]', 'soon') };
  const app = new Hono<StoreEnv>();
  serveDocuments(app, {
    pages,
    shell: shellOf(''),
    policy: '',
    trustProxyHops: 0,
    documentFor: async (asked) => {
      rendered.push(asked);
      return { text: await compressText('', 'soon'), later, httpStatus: 200, isCacheable: true };
    },
  });
  return (await app.request(`/page-data/${name}?of=${encodeURIComponent(path)}`)).json();
}

test('The data apart of a document is found by its name, and one of another moment is not', async () => {
  expect(await askFor('abc.json', '/products')).toEqual([1]);
  expect(await askFor('old.json', '/products')).toBeNull();
  expect(rendered).toEqual(['/products', '/products']);
});

test.each([
  '/products?made=up',
  '/products#up',
  'products',
  '',
  '/my-cart',
  '/robots.txt',
  '/products/%00',
  '/products/',
  '/products/%6fak',
])('Nothing is rendered for the data of %j, which is no document', async (path) => {
  expect(await askFor('abc.json', path)).toBeNull();
  expect(rendered).toEqual([]);
});

test.each([...pages.uncrawled, '/orders/17', '/quotes/9b1c'])(
  '%s, which search engines may not list, is the shell and no rendered document',
  async (path) => {
    const app = new Hono<StoreEnv>();
    const documentFor = async () => Promise.reject(new Error(`${path} was rendered`));
    serveDocuments(app, { pages, shell: shellOf('the shell'), policy: '', documentFor, trustProxyHops: 0 });
    const reply = await app.request(path);
    expect(await reply.text()).toBe('the shell');
    expect(reply.headers.get('X-Robots-Tag')).toBe('noindex');
    expect(await askFor('abc.json', path)).toBeNull();
    expect(rendered).toEqual([]);
  },
);

test.each([
  ['/products/?of=oak', 308],
  ['/Products', 308],
  ['/products/%00', 404],
  [`/products/${'a'.repeat(8_000)}`, 404],
  ['/products/%ff', 400],
  ['/products/oak', 200],
] as const)('%s answers %i, and what is no page is not rendered', async (path, status) => {
  const app = new Hono<StoreEnv>();
  const asked: string[] = [];
  serveDocuments(app, {
    pages,
    shell: shellOf(''),
    policy: '',
    trustProxyHops: 0,
    documentFor: async (page) => {
      asked.push(page);
      return { text: await compressText('', 'soon'), later: null, httpStatus: 200, isCacheable: true };
    },
  });
  const reply = await app.request(path);
  expect(reply.status).toBe(status);
  expect(asked).toEqual(status === 200 ? [path] : []);
  if (status === 308) expect(reply.headers.get('Location')).toBe(path.includes('?') ? '/products?of=oak' : '/products');
});

test.each(['/products?q=made+up+words', '/my-cart'])(
  'The shell answers %s with the headers of a document, compressed once',
  async (path) => {
    const app = new Hono<StoreEnv>();
    serveDocuments(app, {
      pages,
      shell: shellOf('<html></html>'),
      policy: "default-src 'self'",
      trustProxyHops: 0,
      documentFor: async () => null,
    });
    const reply = await app.request(path, { headers: { 'Accept-Encoding': 'gzip' } });
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'self'",
      'cache-control': 'no-cache',
      'content-encoding': 'gzip',
    });
    expect(gunzipSync(await reply.arrayBuffer()).toString()).toBe('<html></html>');
  },
);

test('Shells instead of documents wait for their own address alone', async () => {
  const app = new Hono<StoreEnv>();
  serveDocuments(app, { pages, shell: shellOf('the shell'), policy: '', trustProxyHops: 1, documentFor: async () => null });
  const order: string[] = [];
  const ask = async (address: string): Promise<void> => {
    await (await app.request('/products?q=words', { headers: { 'X-Forwarded-For': address } })).text();
    order.push(address);
  };
  const many = Array.from({ length: 50 }, () => ask('203.0.113.9'));
  await ask('198.51.100.7');
  await Promise.all(many);
  expect(order.indexOf('198.51.100.7')).toBeLessThan(10);
});

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
  ['/quote%23q1.abc', { kind: 'hash', path: '/quote', hash: 'q1.abc' }],
  ['/Quote/%23a%23b', { kind: 'hash', path: '/quote', hash: 'a%23b' }],
  ['/%23top', { kind: 'hash', path: '/', hash: 'top' }],
  ['//evil.example%23x', { kind: 'hash', path: '/evil.example', hash: 'x' }],
  ['/products/%00%23x', { kind: 'missing' }],
  ['/products/%00', { kind: 'missing' }],
  ['/products/%0d%0aSet-Cookie', { kind: 'missing' }],
  [`/products/${'a'.repeat(8_000)}`, { kind: 'missing' }],
  ['/products/%ff', { kind: 'malformed' }],
  ['/products/%c3%28', { kind: 'malformed' }],
  ['/products/%', { kind: 'malformed' }],
] as const)('%s leads to %o', (path, expected) => {
  expect(readPagePath(path, firstParts)).toEqual(expected);
});

test.each([
  ['/products', 'tone=light&q=oak', '?q=oak&tone=light'],
  ['/products/category/4', 'q=12x24+stone', '?q=12x24+stone'],
  ['/products', 'tone=light&tone=warm', '?tone=light%2Cwarm'],
  ['/products', 'page=3&utm_source=mail&q=', ''],
  ['/products', `q=${'o'.repeat(5_000)}`, `?q=${'o'.repeat(1_000)}`],
  ['/products/oak', 'q=oak', ''],
  ['/', 'q=oak', ''],
])('The document of %s?%s is that of the query %j: two writings of one question are one document', (path, query, expected) => {
  expect(listQuery(path, new URLSearchParams(query))).toBe(expected);
});

import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { StoreEnv } from '../http/store-app';
import { createPageStyles, servePageStyles } from './page-styles';

const OF_THE_BUILD = new Map([
  ['app-x1', 'a{color:red}\n'],
  ['-floor-x_2', 'b{color:blue}\n'],
]);

const app = new Hono<StoreEnv>();
const styles = createPageStyles(async (name) => OF_THE_BUILD.get(name) ?? null);
for (const names of [['-floor-x_2', 'app-x1'], ['app-x1'], ['app-x1', '-floor-x_2'], ['app-x1', 'gone-x1']])
  styles.allow(names.map((name) => `/assets/${name}.css`));
servePageStyles(app, styles);

test('The styles of several files come in one piece, in the order of their names, to be kept for ever', async () => {
  const reply = await app.request('/page-styles/-floor-x_2+app-x1.css');
  expect(await reply.text()).toBe('b{color:blue}\na{color:red}\n');
  expect(reply.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(reply.headers.get('cache-control')).toContain('immutable');
  expect(await (await app.request('/page-styles/app-x1.css')).text()).toBe('a{color:red}\n');
});

test('They come compressed, and a second time costs a 304', async () => {
  const reply = await app.request('/page-styles/app-x1+-floor-x_2.css', { headers: { 'Accept-Encoding': 'br' } });
  expect(reply.headers.get('content-encoding')).toBe('br');
  const etag = reply.headers.get('etag') ?? '';
  expect((await app.request('/page-styles/app-x1+-floor-x_2.css', { headers: { 'If-None-Match': etag } })).status).toBe(304);
});

test.each([
  'gone-x1.css',
  'app-x1+gone-x1.css',
  'app-x1+app-x1.css',
  '..%2fsecret.css',
  '%2e%2e%2fsecret+app-x1.css',
  '.css',
  '+.css',
  'app-x1+.css',
  'app-x1.js',
  'app-x1',
  `${'a'.repeat(300)}.css`,
])('%s is none of them', async (name) => {
  const reply = await app.request(`/page-styles/${name}`);
  expect(reply.status).toBe(404);
  expect(await reply.text()).toContain('There is no such file.');
});

test('A set that no document names is none of them, although its files are: made-up orders are not even put together', async () => {
  const asked: string[] = [];
  const few = createPageStyles(async (name) => {
    asked.push(name);
    return OF_THE_BUILD.get(name) ?? null;
  });
  few.allow(['/assets/app-x1.css', '/assets/-floor-x_2.css']);
  expect(await few.textOf('-floor-x_2+app-x1')).toBeNull();
  expect(await few.textOf('app-x1')).toBeNull();
  expect(asked).toEqual([]);
  expect((await few.textOf('app-x1+-floor-x_2'))?.plain.toString()).toBe('a{color:red}\nb{color:blue}\n');
});

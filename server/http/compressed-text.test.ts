import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { bytesOf, compressHarder, compressText, pickEncoding, sendCompressed, type CompressedText, isKnownEtag } from './compressed-text';
import type { StoreEnv } from './store-app';

it('A text is the same in every form, and its ETag follows it', async () => {
  const text = await compressText('Family 20 · Coastal Maple', 'small');
  expect([text.plain, gunzipSync(text.gzip), brotliDecompressSync(text.br)].map(String)).toEqual(
    Array.from({ length: 3 }, () => 'Family 20 · Coastal Maple'),
  );
  expect((await compressText('Family 20 · Coastal Maple', 'soon')).etag).toBe(text.etag);
  expect((await compressText('Family 20', 'small')).etag).not.toBe(text.etag);
});

it.each([
  ['gzip, deflate, br', 'br'],
  ['GZIP;q=0.5', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['gzip;q=0.0, br;q=0', 'plain'],
  ['brotli', 'plain'],
  ['', 'plain'],
  ['gzip', 'gzip'],
  ['br;q=1.0', 'br'],
  ['br; q=0.00 , gzip;q=0.1', 'gzip'],
  ['br;q=0.01', 'br'],
  ['br;q=0x', 'br'],
  ['xbr, gzipped', 'plain'],
])('A client that takes "%s" gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});

it('Its ETag is weak, and follows what the text means, where that is told', async () => {
  const words = (whole: string): string => whole.replace(/\d+/g, '');
  const [one, two] = [await compressText('oak 1', 'soon', words), await compressText('oak 2', 'soon', words)];
  expect(one.etag).toMatch(/^W\/"[\w-]{22}"$/);
  expect(two.etag).toBe(one.etag);
  expect((await compressText('ash 1', 'soon', words)).etag).not.toBe(one.etag);
});

it('Compressed harder it is the same text in fewer bytes, and it knows what it takes of the memory', async () => {
  const text = await compressText(Array.from({ length: 3_000 }, (_, index) => `plank ${index * 7919}`).join(' '), 'soon');
  const harder = await compressHarder(text);
  expect(brotliDecompressSync(harder.br).equals(text.plain)).toBe(true);
  expect(harder.br.length).toBeLessThan(text.br.length);
  expect([harder.etag, harder.gzip]).toEqual([text.etag, text.gzip]);
  expect(bytesOf(text)).toBe(text.plain.length + text.br.length + text.gzip.length);
});

describe('A ready text', () => {
  async function ask(init: RequestInit, text: CompressedText, status: 200 | 404 = 200): Promise<Response> {
    const app = new Hono<StoreEnv>();
    app.all('/', (c) => sendCompressed(c, text, { 'Content-Type': 'text/plain' }, status));
    return app.request('/', init);
  }

  it('is sent in the form that the client takes, and says so to caches', async () => {
    const text = await compressText('Coastal Maple', 'soon');
    const response = await ask({ headers: { 'Accept-Encoding': 'gzip, br' } }, text);
    expect(brotliDecompressSync(new Uint8Array(await response.arrayBuffer())).toString()).toBe('Coastal Maple');
    expect(Object.fromEntries(response.headers)).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding', etag: text.etag });
    const plain = await ask({}, text);
    expect([await plain.text(), plain.status]).toEqual(['Coastal Maple', 200]);
    expect(Object.fromEntries(plain.headers)).toMatchObject({ vary: 'Accept-Encoding', etag: text.etag, 'content-type': 'text/plain' });
    expect(plain.headers.has('Content-Encoding')).toBe(false);
  });

  it.each(['GET', 'HEAD'])('is not sent again to a %s that has it, and a POST gets it always', async (method) => {
    const text = await compressText('Coastal Maple', 'soon');
    const headers = { 'If-None-Match': text.etag, 'Accept-Encoding': 'br' };
    const known = await ask({ method, headers }, text);
    expect([known.status, await known.text(), known.headers.get('ETag')]).toEqual([304, '', text.etag]);
    expect([known.headers.get('Vary'), known.headers.has('Content-Encoding')]).toEqual(['Accept-Encoding', false]);
    expect((await ask({ method: 'POST', headers }, text)).status).toBe(200);
    expect((await ask({ method, headers: { 'If-None-Match': 'W/"old"' } }, text)).status).toBe(200);
  });

  it('of a page that is missing is sent under 404', async () => {
    expect((await ask({}, await compressText('No such floor', 'soon'), 404)).status).toBe(404);
  });
});

it.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  [' W/"abc" ', true],
  ['"abcd"', false],
  ['abc', false],
  ['"W/abc"', false],
  ['', false],
  [undefined, false],
])('A client that has %j has the text W/"abc": %s', (ifNoneMatch, isKnown) => {
  expect(isKnownEtag(ifNoneMatch, 'W/"abc"')).toBe(isKnown);
  expect(isKnownEtag(ifNoneMatch, '"abc"')).toBe(isKnown);
});

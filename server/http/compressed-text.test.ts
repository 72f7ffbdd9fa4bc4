import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { compressText, pickEncoding } from './compressed-text';

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
])('A client that takes "%s" gets %s', (accepted, encoding) => {
  expect(pickEncoding(accepted)).toBe(encoding);
});

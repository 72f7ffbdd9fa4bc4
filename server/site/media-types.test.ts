import { expect, test } from 'vitest';
import { mediaTypeOf } from './media-types';

test.each([
  ['/app.html', 'text/html; charset=utf-8'],
  ['/assets/main-1a2b.js', 'text/javascript; charset=utf-8'],
  ['/assets/main.css', 'text/css; charset=utf-8'],
  ['/licences.txt', 'text/plain; charset=utf-8'],
  ['/icon.svg', 'image/svg+xml; charset=utf-8'],
  ['/media/OAK.AVIF', 'image/avif'],
  ['/manifest.webmanifest', 'application/manifest+json'],
  ['/no-such-ending.exe', 'application/octet-stream'],
])('%s is sent as %s', (path, type) => {
  expect(mediaTypeOf(path)).toBe(type);
});

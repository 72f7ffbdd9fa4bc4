import { expect, test } from 'vitest';
import { commonHeaders } from '../http/security-headers';
import { fileHeaders, mediaTypeOf } from './file-headers';

const headersOf = fileHeaders(() => 'https://shop.example');
const withoutPolicy = ({ 'Content-Security-Policy': _policy, ...headers }: Readonly<Record<string, string>>) => headers;

test.each([
  '/app.html',
  '/sw.js',
  '/assets/main-1a2b.js',
  '/assets/main.css',
  '/media/oak-640.avif',
  '/manifest.webmanifest',
  '/icon.svg',
  '/robots.txt',
])('%s carries the security headers of every document', (path) => {
  expect(headersOf(path)).toMatchObject(withoutPolicy(commonHeaders('https://shop.example')));
  expect(headersOf(path)).toHaveProperty('Strict-Transport-Security');
  expect(headersOf(path)['Content-Security-Policy']).toMatch(/base-uri 'none'; frame-ancestors 'none'$/);
});

test('A drawing shows the picture that it holds, as the icon that is made of a photograph does, and fetches none', () => {
  expect(headersOf('/icons/favicon.svg')['Content-Security-Policy']).toMatch(/(?:^|; )img-src data:;/);
});

test('A drawing runs no script, and no policy binds the requests of the worker', () => {
  expect(headersOf('/icon.svg')['Content-Security-Policy']).toContain("default-src 'none'");
  expect(headersOf('/sw.js')['Content-Security-Policy']).not.toMatch(/default-src|connect-src|img-src|script-src/);
});

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

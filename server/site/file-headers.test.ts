import { expect, test } from 'vitest';
import { commonHeaders } from '../http/security-headers';
import { fileHeaders } from './file-headers';

const headersOf = fileHeaders(() => 'https://shop.example');

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
  expect(headersOf(path)).toMatchObject(commonHeaders('https://shop.example'));
  expect(headersOf(path)).toHaveProperty('Strict-Transport-Security');
});

test('A drawing runs no script, and no policy binds the requests of the worker', () => {
  expect(headersOf('/icon.svg')['Content-Security-Policy']).toContain("default-src 'none'");
  expect(headersOf('/sw.js')).not.toHaveProperty('Content-Security-Policy');
});

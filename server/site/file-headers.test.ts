import { expect, test } from 'vitest';
import { commonHeaders } from '../http/security-headers';
import { fileHeaders } from './file-headers';

const POLICY = "default-src 'self'; frame-ancestors 'none'";
const headersOf = fileHeaders(() => 'https://shop.example', POLICY);

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

test("The worker's empty shell has the policy of documents, and a drawing runs no script", () => {
  expect(headersOf('/app.html')['Content-Security-Policy']).toBe(POLICY);
  expect(headersOf('/icon.svg')['Content-Security-Policy']).toContain("default-src 'none'");
  expect(headersOf('/sw.js')).not.toHaveProperty('Content-Security-Policy');
});

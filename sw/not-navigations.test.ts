import { expect, it } from 'vitest';
import { NOT_NAVIGATIONS } from './not-navigations';

const isScreen = (address: string) => !NOT_NAVIGATIONS.some((pattern) => pattern.test(address));

it.each([
  '/',
  '/?product',
  '/products',
  '/products/category/ALL',
  '/products/wide-plank-20-white-oak',
  '/my-cart',
  '/login?redirect=/products/a.b',
  '/blog',
  '/payments-explained',
  '/no/such/page',
  '/my/api/list',
  '/apis',
  '/blog/callback',
  '/search?file=a/b.pdf',
  '/products/oak.',
  '/v1.2/about',
])('The shell answers %s', (address) => expect(isScreen(address)).toBe(true));

it.each([
  '/api/beforeauth/setting',
  '/beforeauth/login',
  '/healthz',
  '/payments/webhook',
  '/media/p107-plank-640.avif',
  '/assets/missing-chunk.js',
  '/sitemap.xml',
  '/robots.txt',
  '/manifest.webmanifest?v=1',
  '/callback?code=1',
  '/api',
  '/api?x=1',
  '/webhook',
  '/webhooks/card',
  '/docs/a.PDF',
  '/archive.tar.gz',
])('The network answers %s', (address) => expect(isScreen(address)).toBe(false));

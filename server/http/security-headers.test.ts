import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { commonHeaders, dataHeaders, securityHeaders } from './security-headers';
import type { StoreEnv } from './store-app';

const SHOP = 'https://shop.example';

/** The headers of a reply to one path of a store with this public address. */
async function headersOf(path: string, publicUrl = SHOP): Promise<Headers> {
  const app = new Hono<StoreEnv>();
  app.use(securityHeaders(() => publicUrl));
  app.get('/own-policy', (c) => c.text('', 200, { 'Content-Security-Policy': "default-src 'self'", 'Cache-Control': 'no-cache' }));
  app.get('*', (c) => c.text(''));
  return (await app.request(path)).headers;
}

const PATHS = ['/', '/products/oak', '/api/beforeauth/setting', '/healthz', '/own-policy', '/no-such-page.html'];

describe('Every reply', () => {
  it.each(PATHS)('to %s is not guessed at, not framed, and opened by no other site', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    if (path !== '/own-policy')
      expect(headers.get('Content-Security-Policy')).toMatch(/object-src 'none'; base-uri 'none'; frame-ancestors 'none'$/);
    // The bank's window may talk to the store; the store's window is nobody else's to steer.
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
  });

  it.each(PATHS)('to %s tells another site which shop it was, and no page or search of a shopper', async (path) => {
    expect((await headersOf(path)).get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  });

  it.each(PATHS)(
    'to %s refuses microphone and location to every script, the camera to all but our own pages, and payment to all but the card form',
    async (path) => {
      const policy = (await headersOf(path)).get('Permissions-Policy') ?? '';
      expect(policy.split(', ').toSorted()).toEqual([
        'camera=(self)',
        'geolocation=()',
        'microphone=()',
        'payment=(self "https://js.stripe.com")',
      ]);
    },
  );

  it.each(PATHS)('to %s asks for https for a year where the shop has it, and never where it has not', async (path) => {
    expect((await headersOf(path)).get('Strict-Transport-Security')).toBe('max-age=31536000; includeSubDomains');
    expect((await headersOf(path, 'http://shop.example')).has('Strict-Transport-Security')).toBe(false);
    // A host may be called so.
    expect((await headersOf(path, 'http://https:8080')).has('Strict-Transport-Security')).toBe(false);
  });
});

describe('A reply that is no document', () => {
  it.each(['/api/beforeauth/setting', '/healthz'])('to %s is kept by no cache and runs nothing', async (path) => {
    const headers = await headersOf(path);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toBe("default-src 'none'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'");
    expect(dataHeaders(SHOP)).toEqual({ ...commonHeaders(SHOP), ...dataHeaders('http://shop.example') });
  });

  it.each(['/', '/products/oak', '/healthz/more', '/about/api/x'])('is not %s: documents bring their own policy', async (path) => {
    const headers = await headersOf(path);
    expect(headers.has('Cache-Control')).toBe(false);
    expect(headers.get('Content-Security-Policy')).not.toContain('default-src');
  });
});

it('What a route sets itself stands', async () => {
  const headers = await headersOf('/own-policy');
  expect([headers.get('Content-Security-Policy'), headers.get('Cache-Control')]).toEqual(["default-src 'self'", 'no-cache']);
});

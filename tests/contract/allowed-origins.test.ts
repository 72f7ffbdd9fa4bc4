import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getCart } from '../../src/contract/cart';
import { XSRF_HEADER } from '../../src/contract/headers';
import { refreshToken } from '../../src/contract/session';
import { newShopper } from '../fixtures/contract-client';
import { openTestStore, type TestStore } from '../fixtures/test-store';

const PAGE = 'https://www.shop.example';
/** As a page sends it that cannot read the API's cookies: the browser sends them, the page repeats none. */
const fromPage = { Origin: PAGE, [XSRF_HEADER]: '' };

let store: TestStore;
beforeAll(async () => {
  store = await openTestStore({ env: { ALLOWED_ORIGINS: `${PAGE},https://far.example` } });
});
afterAll(() => store.close());

describe('A page served elsewhere, on an origin that ALLOWED_ORIGINS names', () => {
  it('reads the cart and renews the session without repeating a cookie it cannot read', async () => {
    const ana = await newShopper(store);
    expect(ana.cookies.size).toBe(2);
    expect((await ana.call(getCart, undefined, fromPage)).httpStatus).toBe(200);
    ana.authKey = null;
    expect((await ana.call(refreshToken, undefined, fromPage)).httpStatus).toBe(200);
  });

  it('may read the reply, and send the key', async () => {
    const asked = { Origin: PAGE, 'Access-Control-Request-Method': 'POST', 'Access-Control-Request-Headers': 'auth_key' };
    const leave = await store.app.request('/api/userauth/getusercarts', { method: 'OPTIONS', headers: asked });
    expect(leave.headers.get('access-control-allow-origin')).toBe(PAGE);
    expect(leave.headers.get('access-control-allow-credentials')).toBe('true');
    expect(leave.headers.get('access-control-allow-headers')).toContain('auth_key');
    // As every reply.
    expect(leave.headers.get('x-content-type-options')).toBe('nosniff');
    expect(leave.headers.get('content-security-policy')).toMatch(/frame-ancestors 'none'$/);
  });

  it.each(['https://evil.example', 'http://www.shop.example', 'https://www.shop.example.evil.example', 'null'])(
    'is not one on %s',
    async (origin) => {
      const ana = await newShopper(store);
      expect((await ana.call(getCart, undefined, { Origin: origin })).httpStatus).toBe(403);
    },
  );

  it('does not free a call that names no origin, or our own, from repeating the cookie', async () => {
    const ana = await newShopper(store);
    expect((await ana.call(getCart, undefined, { [XSRF_HEADER]: '' })).httpStatus).toBe(403);
    expect((await ana.call(getCart, undefined, { Origin: 'http://store.test', [XSRF_HEADER]: '' })).httpStatus).toBe(403);
  });
});

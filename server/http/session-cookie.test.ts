import { expect, it } from 'vitest';
import type { CookieOptions } from 'hono/utils/cookie';
import { giveRefreshCookie, refreshCookieName, refreshCookieOptions, refreshTokenOf, removeRefreshCookie } from './session-cookie';

const SHOP = 'https://shop.example';

it('The refresh token is read by no script, belongs to this host alone and is sent by no other site', () => {
  expect(refreshCookieOptions(SHOP, 60)).toEqual({ path: '/', httpOnly: true, sameSite: 'Lax', secure: true, maxAge: 60 });
});

it('Without https the cookie is not secure, or a browser would drop it, and goes to the refresh call alone; without an age it ends with the browser', () => {
  const options = refreshCookieOptions('http://localhost:8080');
  expect([options.secure, options.path, 'maxAge' in options]).toEqual([false, '/api/auth_service', false]);
  expect(refreshCookieOptions('http://localhost:8080', 0).maxAge).toBe(0);
});

it('Under https neither plain http nor a neighbouring host can plant the cookie: its name is one that browsers guard', () => {
  expect(refreshCookieName(SHOP)).toBe('__Host-refresh_token');
  expect(refreshCookieName('http://https.example')).toBe('refresh_token');
});

it('The token is read, given and removed under that name alone', () => {
  const changes: string[] = [];
  const change = (name: string, value: string, { path }: CookieOptions): void => void changes.push(`${name}=${value} at ${path}`);
  giveRefreshCookie({ setCookie: change }, 'new', SHOP, 60);
  removeRefreshCookie({ deleteCookie: (name, options) => change(name, 'none', options) }, SHOP);
  expect(changes).toEqual(['__Host-refresh_token=new at /', '__Host-refresh_token=none at /']);
  expect(refreshTokenOf((name) => (name === '__Host-refresh_token' ? 'new' : 'planted'), SHOP)).toBe('new');
});

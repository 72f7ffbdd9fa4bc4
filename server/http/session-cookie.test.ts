import { expect, it } from 'vitest';
import type { CookieOptions } from 'hono/utils/cookie';
import {
  giveRefreshCookie,
  refreshCookieName,
  refreshCookieOptions,
  refreshTokensOf,
  removeRefreshCookie,
  renameRefreshCookie,
} from './session-cookie';

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

/** The cookies of a call, and what its reply sets and deletes of them. */
function cookiesOf(sent: Readonly<Record<string, string>>) {
  const changes: string[] = [];
  const change = (name: string, value: string, { path }: CookieOptions): void => void changes.push(`${name}=${value} at ${path}`);
  return {
    changes,
    cookie: (name: string) => sent[name],
    setCookie: change,
    deleteCookie: (name: string, options: CookieOptions) => change(name, 'none', options),
  };
}

const EARLIER = { '__Secure-refresh_token': 'old' };
const EARLIER_GONE = '__Secure-refresh_token=none at /api/auth_service';

it('A session from before the name of today is known by its earlier cookie, which a refresh renames', () => {
  const cookies = cookiesOf(EARLIER);
  expect(refreshTokensOf(cookies.cookie, SHOP)).toEqual(['old']);
  renameRefreshCookie(cookies, 'old', SHOP, 60);
  expect(cookies.changes).toEqual(['__Host-refresh_token=old at /', EARLIER_GONE]);
});

it('A cookie that has its name stays as it is, and without https no other name counts', () => {
  const cookies = cookiesOf({ '__Host-refresh_token': 'new' });
  renameRefreshCookie(cookies, 'new', SHOP, 60);
  expect(cookies.changes).toEqual([]);
  expect(refreshTokensOf(cookiesOf(EARLIER).cookie, 'http://shop.example')).toEqual([]);
});

it('Where no earlier cookie came, none is removed', () => {
  const cookies = cookiesOf({ '__Host-refresh_token': 'old' });
  giveRefreshCookie(cookies, 'new', SHOP, 60);
  removeRefreshCookie(cookies, SHOP);
  expect(cookies.changes).toEqual(['__Host-refresh_token=new at /', '__Host-refresh_token=none at /']);
});

it('After a release was rolled back and put up again the newer of two sessions is the one that is kept', () => {
  const cookies = cookiesOf({ '__Host-refresh_token': 'ended', ...EARLIER });
  expect(refreshTokensOf(cookies.cookie, SHOP)).toEqual(['ended', 'old']);
  renameRefreshCookie(cookies, 'old', SHOP, 60);
  expect(cookies.changes).toEqual(['__Host-refresh_token=old at /', EARLIER_GONE]);
});

it('A login and a logout leave nothing of the earlier cookie', () => {
  const login = cookiesOf(EARLIER);
  giveRefreshCookie(login, 'new', SHOP, 60);
  expect(login.changes).toEqual(['__Host-refresh_token=new at /', EARLIER_GONE]);
  const logout = cookiesOf(EARLIER);
  removeRefreshCookie(logout, SHOP);
  expect(logout.changes).toEqual(['__Host-refresh_token=none at /', EARLIER_GONE]);
});

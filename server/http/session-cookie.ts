import type { CookieOptions } from 'hono/utils/cookie';

/** Scripts cannot read it. */
const REFRESH_COOKIE = 'refresh_token';
const AUTH_PATH = '/api/auth_service';

interface Cookies {
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly deleteCookie: (name: string, options: CookieOptions) => void;
}

/** Browsers then enforce the rules of cookie name prefixes. */
export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Neither plain http nor a sibling host can set a `__Host-` cookie. */
export function refreshCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${REFRESH_COOKIE}` : REFRESH_COOKIE;
}

/** A `__Host-` cookie requires the path '/'. */
export function refreshCookieOptions(publicUrl: string, maxAgeSeconds?: number): CookieOptions {
  return {
    path: isHttps(publicUrl) ? '/' : AUTH_PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(publicUrl),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  };
}

/** Undefined where the call has none. */
export function refreshTokenOf(cookie: Cookies['cookie'], publicUrl: string): string | undefined {
  return cookie(refreshCookieName(publicUrl));
}

export function giveRefreshCookie(
  { setCookie }: Pick<Cookies, 'setCookie'>,
  token: string,
  publicUrl: string,
  maxAgeSeconds: number,
): void {
  setCookie(refreshCookieName(publicUrl), token, refreshCookieOptions(publicUrl, maxAgeSeconds));
}

export function removeRefreshCookie({ deleteCookie }: Pick<Cookies, 'deleteCookie'>, publicUrl: string): void {
  deleteCookie(refreshCookieName(publicUrl), refreshCookieOptions(publicUrl));
}

/** Scripts cannot read it, and no other site's link or form sends it. */
const DESK_COOKIE = 'desk';

export function deskCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${DESK_COOKIE}` : DESK_COOKIE;
}

function deskCookieOptions(publicUrl: string): CookieOptions {
  return { path: '/', httpOnly: true, sameSite: 'Strict', secure: isHttps(publicUrl) };
}

/** Undefined where the call has none. */
export function deskKeyOf(cookie: Cookies['cookie'], publicUrl: string): string | undefined {
  return cookie(deskCookieName(publicUrl));
}

export function giveDeskCookie({ setCookie }: Pick<Cookies, 'setCookie'>, key: string, publicUrl: string, maxAgeSeconds: number): void {
  setCookie(deskCookieName(publicUrl), key, { ...deskCookieOptions(publicUrl), maxAge: maxAgeSeconds });
}

export function removeDeskCookie({ deleteCookie }: Pick<Cookies, 'deleteCookie'>, publicUrl: string): void {
  deleteCookie(deskCookieName(publicUrl), deskCookieOptions(publicUrl));
}

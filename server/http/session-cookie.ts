import type { CookieOptions } from 'hono/utils/cookie';

/** Scripts cannot read it (DESIGN 7.18). */
const REFRESH_COOKIE = 'refresh_token';
const AUTH_PATH = '/api/auth_service';

/** Under https until 26 November 2026, with the path AUTH_PATH; sessions have it until their next refresh. */
const EARLIER_REFRESH_COOKIE = `__Secure-${REFRESH_COOKIE}`;

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

/** After a rolled-back release both may exist, and the first one's session may have ended. */
export function refreshTokensOf(cookie: Cookies['cookie'], publicUrl: string): readonly string[] {
  const names = isHttps(publicUrl) ? [refreshCookieName(publicUrl), EARLIER_REFRESH_COOKIE] : [refreshCookieName(publicUrl)];
  return names.map(cookie).filter((token) => token !== undefined);
}

/** Sets the refresh cookie and removes the earlier one. */
export function giveRefreshCookie(cookies: Cookies, token: string, publicUrl: string, maxAgeSeconds: number): void {
  cookies.setCookie(refreshCookieName(publicUrl), token, refreshCookieOptions(publicUrl, maxAgeSeconds));
  removeEarlier(cookies, publicUrl);
}

/** Moves the token from the earlier cookie to the current one. */
export function renameRefreshCookie(cookies: Cookies, token: string, publicUrl: string, maxAgeSeconds: number): void {
  if (cookies.cookie(refreshCookieName(publicUrl)) !== token) giveRefreshCookie(cookies, token, publicUrl, maxAgeSeconds);
}

/** Removes the refresh cookie and the earlier one. */
export function removeRefreshCookie(cookies: Cookies, publicUrl: string): void {
  cookies.deleteCookie(refreshCookieName(publicUrl), refreshCookieOptions(publicUrl));
  removeEarlier(cookies, publicUrl);
}

function removeEarlier(cookies: Cookies, publicUrl: string): void {
  if (isHttps(publicUrl) && cookies.cookie(EARLIER_REFRESH_COOKIE) !== undefined)
    cookies.deleteCookie(EARLIER_REFRESH_COOKIE, { ...refreshCookieOptions(publicUrl), path: AUTH_PATH });
}

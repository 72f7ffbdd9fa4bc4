import type { CookieOptions } from 'hono/utils/cookie';

/**
 * Contains the refresh token; scripts cannot read it (DESIGN 7.18). Used by the calls that renew or end a session; the XSRF check looks only
 * whether it is present.
 */
const REFRESH_COOKIE = 'refresh_token';
const AUTH_PATH = '/api/auth_service';

/** The cookie's name under https until 26 November 2026, with the path AUTH_PATH. Older sessions have it until their next refresh. */
const EARLIER_REFRESH_COOKIE = `__Secure-${REFRESH_COOKIE}`;

/** The cookies of one call. */
interface Cookies {
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly deleteCookie: (name: string, options: CookieOptions) => void;
}

/** Whether the shop's URL is https, so that browsers enforce the rules of cookie name prefixes. */
export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Under https a `__Host-` cookie comes from a secure reply of this very host: neither plain http nor a sibling host can set it. */
export function refreshCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${REFRESH_COOKIE}` : REFRESH_COOKIE;
}

/** A `__Host-` cookie requires the path '/': it is sent with every request. */
export function refreshCookieOptions(publicUrl: string, maxAgeSeconds?: number): CookieOptions {
  return {
    path: isHttps(publicUrl) ? '/' : AUTH_PATH,
    httpOnly: true,
    sameSite: 'Lax',
    secure: isHttps(publicUrl),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  };
}

/**
 * The refresh tokens of a call: the current name first, then the earlier one. After a rolled-back release both may exist, and the first one's
 * session may have ended.
 */
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

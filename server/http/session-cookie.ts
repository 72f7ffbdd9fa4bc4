import type { CookieOptions } from 'hono/utils/cookie';

/** Holds the refresh token: unreadable for scripts (DESIGN 7.18). Only the calls that renew and end a session read it. */
const REFRESH_COOKIE = 'refresh_token';
const AUTH_PATH = '/api/auth_service';

/** Its name and path under https until 26 November 2026. A session that began before has it until its next refresh. */
const EARLIER_REFRESH_COOKIE = `__Secure-${REFRESH_COOKIE}`;

/** The cookies of one call. */
interface Cookies {
  readonly cookie: (name: string) => string | undefined;
  readonly setCookie: (name: string, value: string, options: CookieOptions) => void;
  readonly deleteCookie: (name: string, options: CookieOptions) => void;
}

/** Whether the shop is reached by https, so that browsers guard the names of its cookies. */
export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:');
}

/** Under https browsers take a `__Host-` cookie from a secure reply of this host alone: neither plain http nor a neighbouring host can plant it. */
export function refreshCookieName(publicUrl: string): string {
  return isHttps(publicUrl) ? `__Host-${REFRESH_COOKIE}` : REFRESH_COOKIE;
}

/** A `__Host-` cookie must have the path '/', and travels with every request. */
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
 * The refresh tokens that the call carries: today's name first, then the earlier one. Both are there after a release was rolled back: the
 * session of the first may be over.
 */
export function refreshTokensOf(cookie: Cookies['cookie'], publicUrl: string): readonly string[] {
  const names = isHttps(publicUrl) ? [refreshCookieName(publicUrl), EARLIER_REFRESH_COOKIE] : [refreshCookieName(publicUrl)];
  return names.map(cookie).filter((token) => token !== undefined);
}

/** Sets the refresh cookie, and removes the earlier one. */
export function giveRefreshCookie(cookies: Cookies, token: string, publicUrl: string, maxAgeSeconds: number): void {
  cookies.setCookie(refreshCookieName(publicUrl), token, refreshCookieOptions(publicUrl, maxAgeSeconds));
  removeEarlier(cookies, publicUrl);
}

/** Puts the token of a session that began under the earlier name into the cookie of today. */
export function renameRefreshCookie(cookies: Cookies, token: string, publicUrl: string, maxAgeSeconds: number): void {
  if (cookies.cookie(refreshCookieName(publicUrl)) !== token) giveRefreshCookie(cookies, token, publicUrl, maxAgeSeconds);
}

/** Removes the refresh cookie, and the earlier one. */
export function removeRefreshCookie(cookies: Cookies, publicUrl: string): void {
  cookies.deleteCookie(refreshCookieName(publicUrl), refreshCookieOptions(publicUrl));
  removeEarlier(cookies, publicUrl);
}

function removeEarlier(cookies: Cookies, publicUrl: string): void {
  if (isHttps(publicUrl) && cookies.cookie(EARLIER_REFRESH_COOKIE) !== undefined)
    cookies.deleteCookie(EARLIER_REFRESH_COOKIE, { ...refreshCookieOptions(publicUrl), path: AUTH_PATH });
}

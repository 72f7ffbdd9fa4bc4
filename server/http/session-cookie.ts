import type { CookieOptions } from 'hono/utils/cookie';

/** Holds the refresh token: unreadable for scripts, sent to the refresh call alone (DESIGN 7.18). */
const REFRESH_COOKIE = 'refresh_token';

/**
 * The cookie's name. Under https browsers take the `__Secure-` one from a secure reply alone, so plain http on the same name cannot plant it.
 * The XSRF cookie keeps the name of SPEC 7; its value is signed and belongs to one session.
 */
export function refreshCookieName(publicUrl: string): string {
  return publicUrl.startsWith('https:') ? `__Secure-${REFRESH_COOKIE}` : REFRESH_COOKIE;
}

export function refreshCookieOptions(publicUrl: string, maxAgeSeconds?: number): CookieOptions {
  return {
    path: '/api/auth_service',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  };
}

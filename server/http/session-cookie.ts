import type { CookieOptions } from 'hono/utils/cookie';

/** Holds the refresh token: unreadable for scripts, sent to the refresh call alone (DESIGN 7.18). */
export const REFRESH_COOKIE = 'refresh_token';

export function refreshCookieOptions(publicUrl: string, maxAgeSeconds?: number): CookieOptions {
  return {
    path: '/api/auth_service',
    httpOnly: true,
    sameSite: 'Lax',
    secure: publicUrl.startsWith('https:'),
    ...(maxAgeSeconds === undefined ? {} : { maxAge: maxAgeSeconds }),
  };
}

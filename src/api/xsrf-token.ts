import { XSRF_COOKIE, XSRF_GUARDED_COOKIE } from '../contract/headers';

/** The guarded cookie of https, else the specified one, which other back ends set; null before the server has set one. */
export function xsrfTokenFromCookie(): string | null {
  return valueOf(XSRF_GUARDED_COOKIE) ?? valueOf(XSRF_COOKIE);
}

/**
 * Returns whether it did. A server that knows the guarded cookie would have renewed it; one that reads only the specified cookie never
 * does.
 */
export function leaveGuardedToken(refused: string): boolean {
  if (valueOf(XSRF_GUARDED_COOKIE) !== refused) return false;
  document.cookie = `${XSRF_GUARDED_COOKIE}=; Path=/; Secure; Max-Age=0`;
  return true;
}

function valueOf(name: string): string | null {
  const pair = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${name}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(name.length + 1));
}

/** '' when the browser refuses cookies: the server then requires no token. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

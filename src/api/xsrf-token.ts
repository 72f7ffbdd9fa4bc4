import { XSRF_COOKIE, XSRF_GUARDED_COOKIE } from '../contract/headers';

/**
 * The XSRF cookie's value, to be sent back as a header: the guarded one of https, else that of SPEC 7, which other back ends set; null
 * before the server has set one.
 */
export function xsrfTokenFromCookie(): string | null {
  return valueOf(XSRF_GUARDED_COOKIE) ?? valueOf(XSRF_COOKIE);
}

/**
 * Removes the guarded cookie if it still holds a token that was refused, and tells whether it did. A server that knows the name would have
 * renewed it; one that reads SPEC 7's alone (another back end, a release before it) never does.
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

/** '' where the browser refuses cookies: then the server asks for no token. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

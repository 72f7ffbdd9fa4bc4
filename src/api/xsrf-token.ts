import { XSRF_COOKIE } from '../contract/headers';

/** The XSRF cookie's value, to be sent back as a header (SPEC 7); null before the server has set one. */
export function xsrfTokenFromCookie(): string | null {
  const pair = cookies()
    .split('; ')
    .find((cookie) => cookie.startsWith(`${XSRF_COOKIE}=`));
  return pair === undefined ? null : decodeURIComponent(pair.slice(XSRF_COOKIE.length + 1));
}

/** '' where the browser refuses cookies: then the server asks for no token. */
function cookies(): string {
  try {
    return document.cookie;
  } catch {
    return '';
  }
}

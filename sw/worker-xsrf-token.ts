import { XSRF_COOKIE } from '../src/contract/headers';

/** The part of the Cookie Store that is asked: https://cookiestore.spec.whatwg.org/ */
interface CookieReader {
  get(name: string): Promise<{ readonly value?: string | undefined } | null>;
}

/**
 * The XSRF token for calls that the worker makes. Workers have no document.cookie: the Cookie Store tells, and where there is
 * none, or it refuses, the copy that the page left with the session; a session has one token as long as it lives.
 */
export async function workerXsrfToken(cookies: CookieReader | null, mirrored: string | null): Promise<string | null> {
  const cookie = await cookies?.get(XSRF_COOKIE).catch(() => null);
  return cookie?.value === undefined ? mirrored : decodeURIComponent(cookie.value);
}

import { XSRF_COOKIE } from '../src/contract/headers';

/** The part of the Cookie Store that is used: https://cookiestore.spec.whatwg.org/ */
interface CookieReader {
  get(name: string): Promise<{ readonly value?: string | undefined } | null>;
}

/**
 * The XSRF token for calls of the worker, which has no document.cookie: from the Cookie Store, else the copy that the page saved with
 * the session. A session has one token for its whole life.
 */
export async function workerXsrfToken(cookies: CookieReader | null, mirrored: string | null): Promise<string | null> {
  const cookie = await cookies?.get(XSRF_COOKIE).catch(() => null);
  return cookie?.value === undefined ? mirrored : decodeURIComponent(cookie.value);
}

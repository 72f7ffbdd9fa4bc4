import { XSRF_COOKIE, XSRF_GUARDED_COOKIE } from '../src/contract/headers';

/** The part of the Cookie Store that is used: https://cookiestore.spec.whatwg.org/ */
interface Cookies {
  get(name: string): Promise<{ readonly value?: string | undefined } | null>;
  delete(name: string): Promise<void>;
}

/**
 * The XSRF token for calls of the worker, which has no document.cookie: from the Cookie Store, the guarded name first, else the copy that
 * the page saved with the session. A session has one token for its whole life.
 */
export async function workerXsrfToken(cookies: Cookies | null, mirrored: string | null): Promise<string | null> {
  return (await valueOf(cookies, XSRF_GUARDED_COOKIE)) ?? (await valueOf(cookies, XSRF_COOKIE)) ?? mirrored;
}

/** Removes the guarded cookie if it still holds a token that was refused, and tells whether it did, as the page does. */
export async function leaveGuardedToken(cookies: Cookies | null, refused: string): Promise<boolean> {
  if ((await valueOf(cookies, XSRF_GUARDED_COOKIE)) !== refused) return false;
  return (
    (await cookies?.delete(XSRF_GUARDED_COOKIE).then(
      () => true,
      () => false,
    )) ?? false
  );
}

async function valueOf(cookies: Cookies | null, name: string): Promise<string | null> {
  const cookie = await cookies?.get(name).catch(() => null);
  return cookie?.value === undefined ? null : decodeURIComponent(cookie.value);
}

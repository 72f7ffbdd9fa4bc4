import { XSRF_COOKIE, XSRF_GUARDED_COOKIE } from '../src/contract/headers';

/** The used part of the Cookie Store: https://cookiestore.spec.whatwg.org/ */
interface Cookies {
  get(name: string): Promise<{ readonly value?: string | undefined } | null>;
  delete(name: string): Promise<void>;
}

/** A worker cannot read document.cookie: the Cookie Store (guarded name first), else the page's copy, which is saved with the session. */
export async function workerXsrfToken(cookies: Cookies | null, mirrored: string | null): Promise<string | null> {
  return (await valueOf(cookies, XSRF_GUARDED_COOKIE)) ?? (await valueOf(cookies, XSRF_COOKIE)) ?? mirrored;
}

/** Removes the guarded cookie only if it has the refused token. */
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

import { setTransport } from '../api/transport';
import { xsrfTokenFromCookie } from '../api/xsrf-token';
import { watchConnection } from '../offline/connection/connection';

/** Has the API client use the page's fetch, and the session of whoever is signed in. No first screen needs a session: its code comes with the first call. */
export function connectToApi(baseUrl: string): void {
  setTransport({
    baseUrl,
    fetch: watchConnection((url, init) => fetch(url, init)),
    authKey: async () => (await import('../features/session/session-store')).sessionStore.get()?.authKey ?? null,
    xsrfToken: xsrfTokenFromCookie,
  });
}

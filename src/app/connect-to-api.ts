import { setTransport } from '../api/transport';
import { xsrfTokenFromCookie } from '../api/xsrf-token';
import { watchConnection } from '../offline/connection/connection';

/** Connects the API client to the page's fetch and to the current session. The session's code loads with the first private call. */
export function connectToApi(baseUrl: string): void {
  setTransport({
    baseUrl,
    fetch: watchConnection((url, init) => fetch(url, init)),
    authKey: async () => (await import('../features/session/session-store')).sessionStore.get()?.authKey ?? null,
    xsrfToken: xsrfTokenFromCookie,
  });
}

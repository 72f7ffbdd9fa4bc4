import { setTransport } from '../api/transport';

/** Connects the API client to the page's fetch and to the current session. The code of both loads with the first call. */
export function connectToApi(baseUrl: string): void {
  setTransport({
    baseUrl,
    fetch: async (url, init) => (await import('../offline/connection/connection')).watchConnection(fetch)(url, init),
    authKey: async () => (await import('../features/session/session-store')).sessionStore.get()?.authKey ?? null,
    xsrfToken: async () => (await import('../api/xsrf-token')).xsrfTokenFromCookie(),
  });
}

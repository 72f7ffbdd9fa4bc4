import { onDemand } from '../api/on-demand';
import { setTransport } from '../api/transport';

/** The code of both loads with the first call, which throws NetworkError when that fails. */
export function connectToApi(baseUrl: string): void {
  const connection = onDemand(() => import('../offline/connection/connection'));
  const session = onDemand(() => import('../features/session/session-store'));
  const xsrf = onDemand(() => import('../api/xsrf-token'));
  setTransport({
    baseUrl,
    fetch: (url, init) => fetch(url, init),
    onReply: (isFromStore, askedAt) =>
      connection().then(
        (part) => part.connection.sawReply(isFromStore, askedAt),
        () => undefined,
      ),
    authKey: async () => (await session()).sessionStore.get()?.authKey ?? null,
    xsrfToken: async () => (await xsrf()).xsrfTokenFromCookie(),
    leaveGuardedToken: async (refused) => (await xsrf()).leaveGuardedToken(refused),
  });
}

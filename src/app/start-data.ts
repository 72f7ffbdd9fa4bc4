import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { setTransport } from '../api/transport';
import { xsrfTokenFromCookie } from '../api/xsrf-token';
import { readPageEnv } from '../env';
import { clientReplies } from '../features/first-screen/client-replies';
import type { Replies } from '../features/first-screen/replies';
import { sessionStore } from '../features/session/session-store';
import { connection, watchConnection } from '../offline/connection/connection';
import { LoadState, NotFoundNotice } from '../ui/load-state';
import { whenIdle } from './breathe';
import { bringReaders } from './bring-readers';
import { agedSince, saidByServerAt } from './document-age';
import { focusContent } from './focus-content';
import { loadOffline } from './load-offline';
import { createQueryClient } from './query-client';
import { ErrorScreen, NotFoundScreen } from './screens';

export interface Data {
  readonly queryClient: QueryClient;
  readonly replies: Replies;
  /** Keeps the focus with the screen. No way leads to another one before this is here. */
  readonly focusContent: (router: AnyRouter) => void;
  /** Starts what works without a signal, beside a page that the server wrote when that has nothing else to do, and where nobody is signed in once the screen is shown; resolves when saved data is in place. */
  readonly startOffline: (router: AnyRouter, isShown?: Promise<unknown>) => Promise<void>;
}

/** What asks the server, which no first screen needs that has its data in the document. None asks before what `mayAsk` gives back, which hears whether there is data to show. */
export function startData(written: DehydratedState | undefined, mayAsk: (hasData: boolean) => Promise<unknown> | undefined): Data {
  setTransport({
    baseUrl: readPageEnv(import.meta.env).apiBaseUrl,
    fetch: watchConnection((url, init) => fetch(url, init)),
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: xsrfTokenFromCookie,
  });
  const queryClient = createQueryClient(async (hasData) => {
    await mayAsk(hasData);
    // The call's own code, which comes next, needs them all.
    void bringReaders();
  });
  if (written !== undefined) {
    const saidAt = saidByServerAt(performance.getEntriesByType('navigation')[0]);
    if (saidAt !== null) connection.sawResponseAt(saidAt);
    hydrate(queryClient, agedSince(saidAt, written));
  }
  queryClient.mount();
  // They stand in this file too, and any screen may need them from now on.
  for (const words of [LoadState, NotFoundNotice, ErrorScreen, NotFoundScreen]) words.preload().catch(() => undefined);
  // Handed through, for its code comes with this file and is then no first screen's.
  return {
    queryClient,
    replies: clientReplies(queryClient),
    focusContent,
    startOffline: async (router, isShown = Promise.resolve()) => {
      // Nobody waits for saved data where the server wrote the page.
      if (written !== undefined) {
        await whenIdle();
        await bringReaders();
        await whenIdle();
      }
      await loadOffline(queryClient, router, isShown);
    },
  };
}

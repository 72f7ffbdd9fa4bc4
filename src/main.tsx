import { hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';
import type { AnyRouter } from '@tanstack/react-router';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { setTransport } from './api/transport';
import { xsrfTokenFromCookie } from './api/xsrf-token';
import { focusContent } from './app/focus-content';
import { Providers } from './app/providers';
import { createQueryClient } from './app/query-client';
import { createAppRouter } from './app/router';
import { putTogether } from './contract/later-data';
import { readPageEnv } from './env';
import { sessionStore } from './features/session/session-store';
import { watchConnection } from './offline/connection';
import { appIsRunning } from './ui/app-running';
import { loadLaterCode } from './ui/later-code';
import { takeOverInParts } from './ui/taking-over';
import './ui/styles/base.css';

declare global {
  interface Window {
    /** Asked for by the start script, while the app's scripts load: what the document leaves out of its data; null when it cannot be had. */
    laterData?: Promise<unknown>;
  }
}

const RESTORE_LIMIT_MS = 1_000;
/** A screen that never answers must not cost the outbox and the worker. */
const HYDRATION_LIMIT_MS = 10_000;
const IDLE_LIMIT_MS = 1_000;

async function start(): Promise<void> {
  const env = readPageEnv(import.meta.env);
  setTransport({
    baseUrl: env.apiBaseUrl,
    fetch: watchConnection((url, init) => fetch(url, init)),
    authKey: () => sessionStore.get()?.authKey ?? null,
    xsrfToken: xsrfTokenFromCookie,
  });
  const root = document.getElementById('root');
  if (root === null) throw new Error('The page has no #root');
  const written = root.hasChildNodes() ? await writtenData() : null;
  // A document's data may be stale: it is asked for anew when the page answers, not while React compares.
  const taken = written === null ? undefined : Promise.race([appIsRunning, new Promise((resolve) => setTimeout(resolve, HYDRATION_LIMIT_MS))]);
  const queryClient = createQueryClient(taken);
  const router = createAppRouter(queryClient);
  focusContent(router);
  const app = <Providers queryClient={queryClient} router={router} />;
  if (written !== null) {
    await breathe();
    hydrate(queryClient, written);
    router.ssr = { manifest: undefined };
    await breathe();
    await router.load();
    await breathe();
    takeOverInParts();
    // As a transition React takes the page over in short slices.
    startTransition(() => void hydrateRoot(root, app));
    // Saved replies that came while React still compares would differ from what the server wrote.
    await taken;
    await whenIdle();
    // The contract is the larger half of what comes now, and runs in a task of its own.
    await import('./api/call').catch(() => undefined);
    await whenIdle();
    await startOffline(queryClient, router);
    return;
  }
  await Promise.race([Promise.all([startOffline(queryClient, router), loadLaterCode().catch(() => undefined)]), new Promise((resolve) => setTimeout(resolve, RESTORE_LIMIT_MS))]);
  createRoot(root).render(app);
}

/** The data that the server wrote the page from; null when there is none, or a part of it cannot be had: then the app draws anew. */
async function writtenData(): Promise<DehydratedState | null> {
  const element = document.getElementById('page-data');
  if (element === null) return null;
  await breathe();
  const data: DehydratedState = JSON.parse(element.textContent);
  if (element.dataset['later'] === undefined) return data;
  return putTogether(data, await window.laterData) ? data : null;
}

/** Not part of the first screen's code. Resolves when saved data is in place; without a signal it comes with the next one. */
async function startOffline(queryClient: QueryClient, router: AnyRouter): Promise<void> {
  try {
    const offline = await import('./app/start-offline');
    const { finishScrolls } = await import('./app/finish-scroll');
    finishScrolls(router);
    await offline.startOffline(queryClient).restored;
  } catch (error) {
    console.warn('The store cannot work offline yet.', error);
    window.addEventListener('online', () => void startOffline(queryClient, router), { once: true });
  }
}

/** Between two pieces of the start the browser may paint, and answer the shopper. */
function breathe(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** When the page has drawn what it was busy with: at once where the browser cannot say, and on a busy device after a second. */
function whenIdle(): Promise<void> {
  return 'requestIdleCallback' in window ? new Promise((resolve) => requestIdleCallback(() => resolve(), { timeout: IDLE_LIMIT_MS })) : breathe();
}

start().catch((error: unknown) => {
  console.error(error);
  const root = document.getElementById('root');
  if (root !== null) root.textContent = error instanceof Error ? error.message : 'The store could not start. Please reload the page.';
});

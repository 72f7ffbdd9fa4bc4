import './ui/layout.module.css';
import type { QueryClient } from '@tanstack/react-query';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { App } from './app/app';
import { connectToApi } from './app/connect-to-api';
import { confirmedByServerAt, documentKeptAt, fillQueries, readDocumentData } from './app/document-data';
import { repeatEarlyPresses } from './app/early-presses';
import { createFirstRender, firstPaint } from './app/first-render';
import { keepFocusInContent } from './app/focus-content';
import { loadAfterFirstScreen } from './app/load-after-first-screen';
import { createQueryClient } from './app/query-client';
import { createAppRouter, pageContext } from './app/router';
import { shellTexts } from './app/shell.texts';
import { readPageEnv } from './env';
import { keepInstallPrompt } from './features/site/install-prompt';
import { loadChunk } from './ui/load-chunk';
import './ui/styles/base.css';

const FIRST_RENDER_LIMIT_MS = 10_000;
const RESTORE_LIMIT_MS = 1_000;

/** Everything that the page starts automatically starts here, in this order. */
async function startStore(root: HTMLElement): Promise<void> {
  window.addEventListener('beforeinstallprompt', keepInstallPrompt);
  const env = readPageEnv(import.meta.env);
  const firstRender = createFirstRender();
  // A screen that never renders must not block the outbox and the worker.
  const shown = Promise.race([firstRender.done.then(firstPaint), pause(FIRST_RENDER_LIMIT_MS)]);
  const keptAt = documentKeptAt();
  let persistence: Promise<void> | undefined;
  const startPersistence = (): Promise<void> => (persistence ??= restoreSaved(queryClient));
  // What a kept document does not show may be saved, too: it is asked of the server after that.
  const queryClient = createQueryClient(shown, keptAt === null ? undefined : shown.then(startPersistence));
  connectToApi(env.apiBaseUrl);

  const confirmedAt = confirmedByServerAt(performance.getEntriesByType('navigation')[0]);
  const documentData = await readDocumentData(keptAt ?? confirmedAt);
  if (documentData === null) await startPersistence();
  else fillQueries(queryClient, documentData);

  // Short tasks: between them the browser responds.
  await pause(0);
  const router = createAppRouter(pageContext(queryClient));
  keepFocusInContent(router);
  const app = <App queryClient={queryClient} router={router} onFirstRender={firstRender.report} />;
  // Hydration needs the server's structure, without a Suspense boundary around each screen.
  if (documentData !== null) router.ssr = { manifest: undefined };
  await pause(0);
  await router.load();
  await pause(0);
  if (documentData === null) createRoot(root).render(app);
  else {
    // React hydrates a transition in short slices.
    startTransition(() => void hydrateRoot(root, app));
    repeatEarlyPresses();
  }

  await shown;
  document.documentElement.dataset['app'] = 'running';
  await whenIdle();
  // Not earlier: React would compare the server's markup with newer data.
  if (documentData !== null) await startPersistence();
  const behind = await loadAfterFirstScreen(() => import('./app/after-first-screen'));
  if (behind.openInChosenLanguage()) return;
  behind.restoreScreen();
  behind.finishScrolls(router);
  behind.followCanonicalLink(router);
  behind.followLinksOutside(router);
  behind.followThemeColor(queryClient);
  behind.startOffline(queryClient, documentData === null ? null : confirmedAt);
  behind.repairFailedCode();
  behind.registerWorker();
  behind.prefetchProductScreen(router);
  behind.followFieldMetrics(env.fieldMetricsUrl);
}

/** Data that takes longer than a second arrives later. */
function restoreSaved(queryClient: QueryClient): Promise<void> {
  const restored = loadChunk(() => import('./offline/saved-queries/query-persistence')).then((part) =>
    part.startQueryPersistence(queryClient),
  );
  return Promise.race([restored, pause(RESTORE_LIMIT_MS)]);
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** On a busy device after a second. */
function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout: 1_000 });
    else setTimeout(resolve);
  });
}

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no #root');
startStore(root).catch((error: unknown) => {
  console.error(error);
  root.textContent = error instanceof Error ? error.message : shellTexts.notStarted;
});

import type { AnyRouter } from '@tanstack/react-router';
import { createRoot } from 'react-dom/client';
import { WRITTEN_DATA_ID } from '../domain/inline-json';
import { endHydrating } from '../ui/app-running';
import { loadLaterCode, loadPartsOf } from '../ui/later-code';
import { contextWith } from './context-with';
import { Providers } from './providers';
import { createAppRouter } from './router';
import { screenIsSeen } from './screen-is-seen';
import { startData } from './start-data';

const RESTORE_LIMIT_MS = 1_000;

/** Draws the app where the server wrote nothing, as in the worker's shell: with saved data, where that is quickly there. */
export async function draw(root: HTMLElement): Promise<void> {
  document.getElementById(WRITTEN_DATA_ID)?.remove();
  endHydrating();
  const isShown = screenIsSeen();
  // What there is to show is shown first: asking anew costs a phone time, and more of it where nobody answers.
  const { queryClient, replies, focusContent, startOffline } = startData(undefined, (hasData) => (hasData ? isShown : undefined));
  const router = createAppRouter(contextWith(queryClient));
  focusContent(router);
  await Promise.race([
    Promise.all([startOffline(router, isShown), bringScreen(router)]),
    new Promise((resolve) => setTimeout(resolve, RESTORE_LIMIT_MS)),
  ]);
  createRoot(root).render(<Providers queryClient={queryClient} replies={replies} router={router} />);
}

/** The screen's code comes while saved data is read; what fails to come is asked for again by the way to it. */
async function bringScreen(router: Pick<AnyRouter, 'matchRoutes' | 'latestLocation' | 'routesById'>): Promise<void> {
  const routes = router.matchRoutes(router.latestLocation).flatMap(({ routeId }) => router.routesById[routeId] ?? []);
  await Promise.all(routes.map(loadPartsOf));
  // Those that the code itself has made known, too.
  await loadLaterCode().catch(() => undefined);
}

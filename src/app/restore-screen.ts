import type { QueryClient } from '@tanstack/react-query';
import { startQueryPersistence } from '../offline/saved-queries/query-persistence';
import type { AppRouter } from './router';

/** Restores what the device has saved, and loads the code of the screen meanwhile. Resolves when the data is there, and saves from then on. */
export function restoreScreen(queryClient: QueryClient, router: AppRouter): Promise<void> {
  const [routes] = router.getMatchedRoutes(location.pathname);
  // One that cannot be loaded says so when it is shown.
  for (const route of routes) router.loadRouteChunk(route)?.catch(() => undefined);
  return startQueryPersistence(queryClient);
}

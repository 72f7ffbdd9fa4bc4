import { createMemoryHistory } from '@tanstack/react-router';
import type { SitePage } from '../contract/rendered-page';
import { createQueryClient } from './query-client';
import { createAppRouter } from './router';

/** Every page of the route tree, once; not the one for missing pages. */
export function sitePages(): readonly SitePage[] {
  const router = createAppRouter({ queryClient: createQueryClient(), load: () => undefined }, createMemoryHistory());
  return Object.values(router.routesByPath).flatMap(({ fullPath, options }) =>
    fullPath.endsWith('$') ? [] : [{ path: fullPath.replace(/(?<=.)[/]$/, ''), kind: options.staticData?.page ?? 'listed' }],
  );
}

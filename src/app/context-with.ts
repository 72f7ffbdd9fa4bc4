import type { QueryClient } from '@tanstack/react-query';
import type { RouterContext } from '../routes/-router-context';

/** What the routes of a page get that has its query client from the start. */
export function contextWith(queryClient: QueryClient): RouterContext {
  return { queryClient, load: (options) => void queryClient.prefetchQuery(options), whenReady: () => undefined };
}

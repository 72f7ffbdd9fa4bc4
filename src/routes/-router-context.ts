import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What every route gets. `load` starts a query; the page goes on at once, the document renderer waits for it. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  readonly load: <Data, Selected, Key extends QueryKey>(options: FetchQueryOptions<Data, Error, Selected, Key>) => Promise<void> | undefined;
}

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What every route gets. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Starts a query; the page goes on at once, the document renderer waits for it. */
  readonly load: <Data, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Selected, Key>,
  ) => Promise<void> | undefined;
}

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Starts a query. The browser does not wait for it; the server renderer does. */
  readonly load: <Data, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Selected, Key>,
  ) => Promise<void> | undefined;
}

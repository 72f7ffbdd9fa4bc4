import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Only the server renderer waits for it. */
  readonly load: <Data, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Selected, Key>,
  ) => Promise<void> | undefined;
}

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * After a change. A request that is under way is not joined, as TanStack Query would: its reply may be from before the change. Rejects like the
 * query's function, and with CancelledError where a newer reading or a logout cancels this one. It is not repeated then: after a logout it would
 * read for another account.
 */
export async function readAnew<Data, Key extends QueryKey>(
  queryClient: QueryClient,
  options: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  await queryClient.cancelQueries({ queryKey: options.queryKey });
  return queryClient.fetchQuery({ ...options, staleTime: 0 });
}

/** The same for what screens show: queries that begin with this key are stale, and those in use are read anew. */
export async function readShownAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  await queryClient.invalidateQueries({ queryKey });
}

import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** What every route gets. */
export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Starts a query; the page goes on at once, the document renderer waits for it. */
  readonly load: <Data, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Selected, Key>,
  ) => Promise<void> | undefined;
  /** Before a screen is drawn instead of taken over; undefined where all it needs is here. */
  readonly whenReady: () => Promise<void> | undefined;
}

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Its first screen asks with `useReply` alone: React takes it over while the query client is on its way. */
    readonly opensFromDocument?: true;
  }
}

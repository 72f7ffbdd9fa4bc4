import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';
import type { PageKind } from '../contract/rendered-page';

declare module '@tanstack/react-router' {
  interface StaticDataRouteOption {
    /** Absent: `listed`. Server, sitemap and robots.txt read it. */
    readonly page?: PageKind;
  }
}

export interface RouterContext {
  readonly queryClient: QueryClient;
  /** Only the server renderer waits for it. */
  readonly load: <Data, Selected, Key extends QueryKey>(
    options: FetchQueryOptions<Data, Error, Selected, Key>,
  ) => Promise<void> | undefined;
}

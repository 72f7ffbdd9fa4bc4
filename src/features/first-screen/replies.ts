import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** What a screen asks for: a query of any feature's `queries.ts`. What it is about is all in its key. */
export type Question<Data, Key extends QueryKey> = UseQueryOptions<Data, Error, Data, Key>;

/** How far a question has come. The same object as long as none of it changed. */
export interface Reply<Data> {
  readonly data: Data | undefined;
  readonly error: Error | null;
  /** There is no data yet, and no error. */
  readonly isPending: boolean;
  readonly refetch: () => Promise<unknown>;
}

/** One question whose reply is followed, in the shape that React's `useSyncExternalStore` takes. */
export interface Followed<Data> {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly current: () => Reply<Data>;
}

/** Where a screen gets its replies from: the query client, or, before that is here, what the server wrote. */
export interface Replies {
  follow<Data, Key extends QueryKey>(question: Question<Data, Key>): Followed<Data>;
}

/** The earlier reply where nothing that a screen shows differs, so that it is not drawn again. */
export function sameOr<Data>(earlier: Reply<Data> | undefined, next: Reply<Data>): Reply<Data> {
  const isSame =
    earlier !== undefined && earlier.data === next.data && earlier.error === next.error && earlier.isPending === next.isPending;
  return isSame ? earlier : next;
}

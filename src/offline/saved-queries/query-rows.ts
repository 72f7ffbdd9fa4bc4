import type { DehydratedState } from '@tanstack/react-query';

/** Long, because a device's clock may be a year ahead: old data is shown with its age, and the number of rows is bounded. */
export const MAX_AGE_MS = 400 * 24 * 60 * 60 * 1000;

export type DehydratedQuery = DehydratedState['queries'][number];

/** One saved API reply: who asked for what, what came, and when. */
export interface QueryRow {
  readonly v: 1;
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  readonly dataUpdatedAt: number;
}

export type QueryArea = 'public' | 'private';

/** Which store a query belongs in, by the first word of its key; null for queries that are not saved. */
export function areaOf(queryKey: readonly unknown[]): QueryArea | null {
  const [area] = queryKey;
  return area === 'public' || area === 'private' ? area : null;
}

/** The row of a successful query. */
export function rowOf(query: DehydratedQuery): QueryRow {
  return { v: 1, queryKey: query.queryKey, data: query.state.data, dataUpdatedAt: query.state.dataUpdatedAt };
}

/**
 * Reads a stored row; null when it is damaged, of another version, or older than `maxAgeMs`. A row from the future was saved
 * under a wrong clock and counts as old: as fresh data it would keep its prices until the clock has caught up.
 */
export function readQueryRow(stored: unknown, now: number, maxAgeMs: number): QueryRow | null {
  if (typeof stored !== 'object' || stored === null || !('v' in stored) || stored.v !== 1) return null;
  if (!('queryKey' in stored) || !('data' in stored) || !('dataUpdatedAt' in stored)) return null;
  const { queryKey, data, dataUpdatedAt } = stored;
  if (!Array.isArray(queryKey) || data === undefined || data === null) return null;
  if (typeof dataUpdatedAt !== 'number' || dataUpdatedAt < now - maxAgeMs) return null;
  return { v: 1, queryKey, data, dataUpdatedAt: dataUpdatedAt > now ? now - maxAgeMs / 2 : dataUpdatedAt };
}

/** The query a row was, at rest and as old as it is. */
export function queryFrom(queryHash: string, row: QueryRow): DehydratedQuery {
  return {
    queryHash,
    queryKey: row.queryKey,
    dehydratedAt: row.dataUpdatedAt,
    state: {
      data: row.data,
      dataUpdatedAt: row.dataUpdatedAt,
      dataUpdateCount: 1,
      error: null,
      errorUpdateCount: 0,
      errorUpdatedAt: 0,
      fetchFailureCount: 0,
      fetchFailureReason: null,
      fetchMeta: null,
      fetchStatus: 'idle',
      isInvalidated: false,
      status: 'success',
    },
  };
}

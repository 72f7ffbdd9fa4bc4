import type { DehydratedState } from '@tanstack/react-query';
import { isFields } from '../storage/stored-fields';

/** A device's clock may be a year ahead: old data is shown with its age, and the number of rows is limited. */
export const MAX_AGE_MS = 400 * 24 * 60 * 60 * 1000;
/** A longer list is saved in parts, so that one new price does not write 10,000 products. */
const PART_ITEMS = 50;

export type DehydratedQuery = DehydratedState['queries'][number];

export interface QueryRow {
  readonly v: 1;
  readonly queryKey: readonly unknown[];
  readonly data: unknown;
  /** Milliseconds since 1970, device clock. */
  readonly dataUpdatedAt: number;
}

export type QueryArea = 'public' | 'private';

/** Null for queries that are not saved. */
export function areaOf(queryKey: readonly unknown[]): QueryArea | null {
  const [area] = queryKey;
  return area === 'public' || area === 'private' ? area : null;
}

/** The row of a successful query. */
export function rowOf({ queryKey, state }: DehydratedQuery): QueryRow {
  return { v: 1, queryKey, data: state.data, dataUpdatedAt: state.dataUpdatedAt };
}

/** Idle and with the row's age. */
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

/** Its own, and one for each part. */
export function keysOf(hash: string, row: QueryRow | undefined): readonly string[] {
  return row === undefined ? [] : [hash, ...partsOf(row.data).map((_, part) => partKey(hash, part))];
}

/** Query keeps unchanged items identical, so parts are compared item by item. */
export function changedEntries(hash: string, row: QueryRow, before: QueryRow | undefined): [string, unknown][] {
  const parts = partsOf(row.data);
  if (parts.length === 0) return [[hash, row]];
  const partsBefore = partsOf(before?.data);
  const changed = parts.flatMap((items, part): [string, unknown][] =>
    isSame(items, partsBefore[part]) ? [] : [[partKey(hash, part), items]],
  );
  // Builds that do not know parts find no data here and fetch the list.
  return [[hash, { ...row, data: null, parts: parts.length }], ...changed];
}

/**
 * Null when damaged, incomplete, of another version or too old. A row from the future has a wrong clock and counts as old: else its prices
 * would count as fresh until the clock has caught up.
 */
export function readRow(hash: string, stored: ReadonlyMap<string, unknown>, now: number, maxAgeMs: number): QueryRow | null {
  const row = stored.get(hash);
  if (!isFields(row) || row['v'] !== 1) return null;
  const { queryKey, dataUpdatedAt, parts } = row;
  const data = parts === undefined ? row['data'] : joinedParts(hash, parts, stored);
  if (!Array.isArray(queryKey) || data === undefined || data === null) return null;
  if (typeof dataUpdatedAt !== 'number' || dataUpdatedAt < now - maxAgeMs) return null;
  return { v: 1, queryKey, data, dataUpdatedAt: dataUpdatedAt > now ? now - maxAgeMs / 2 : dataUpdatedAt };
}

function joinedParts(hash: string, count: unknown, stored: ReadonlyMap<string, unknown>): readonly unknown[] | null {
  if (typeof count !== 'number') return null;
  const parts = Array.from({ length: count }, (_, part) => stored.get(partKey(hash, part)));
  return parts.every(Array.isArray) ? parts.flat() : null;
}

function partsOf(data: unknown): readonly (readonly unknown[])[] {
  if (!Array.isArray(data) || data.length <= PART_ITEMS) return [];
  const items: readonly unknown[] = data;
  return Array.from({ length: Math.ceil(items.length / PART_ITEMS) }, (_, part) => items.slice(part * PART_ITEMS, (part + 1) * PART_ITEMS));
}

function partKey(hash: string, part: number): string {
  return `${hash}#${part}`;
}

function isSame(items: readonly unknown[], before: readonly unknown[] | undefined): boolean {
  return before !== undefined && items.length === before.length && items.every((item, index) => item === before[index]);
}

import type { QueryClient } from '@tanstack/react-query';
import { putTogether } from '../contract/later-data';
import type { DocumentData } from '../contract/rendered-page';
import { DOCUMENT_DATA_ID } from '../domain/inline-json';
import { PAGE_OPENED_AT } from '../features/catalogue/queries';

declare global {
  interface Window {
    /** Not needed by the first screen; null when the start script could not fetch it. */
    laterData?: Promise<unknown>;
  }
}

/** Keeps the age of each reply. */
export function fillQueries(queryClient: QueryClient, { queries }: DocumentData): void {
  for (const { queryKey, state } of queries) queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'type' | 'workerStart'>;

/** Null without data or when a part is missing. */
export async function readDocumentData(confirmedAt: number | null): Promise<DocumentData | null> {
  const element = document.getElementById(DOCUMENT_DATA_ID);
  if (element === null) return null;
  const data: DocumentData = JSON.parse(element.textContent);
  if (element.dataset['later'] !== undefined && !putTogether(data, await window.laterData)) return null;
  return confirmedAt === null ? data : agedSince(confirmedAt, data);
}

/**
 * In milliseconds since 1970: the server sends a document, or 304, only if a new rendering would be equal. Null when a cache or the worker
 * may have replied.
 */
export function confirmedByServerAt(arrival: Arrival | undefined, pageOpenedAt = PAGE_OPENED_AT): number | null {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.workerStart > 0 || !(arrival.transferSize > 0)) return null;
  return Math.ceil(pageOpenedAt + arrival.responseStart);
}

/** Marks the data as fresh at that time: by the time of its rendering it would be refetched. */
export function agedSince(confirmedAt: number, data: DocumentData): DocumentData {
  return { ...data, queries: data.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: confirmedAt } })) };
}

import type { QueryClient } from '@tanstack/react-query';
import type { DocumentData } from '../contract/rendered-page';
import { DOCUMENT_DATA_ID } from '../domain/inline-json';
import { PAGE_OPENED_AT } from '../features/catalogue/queries';

declare global {
  interface Window {
    /** The document's data; null when the start script could not fetch it. */
    laterData?: Promise<unknown>;
  }
}

/** Keeps the age of each reply. */
export function fillQueries(queryClient: QueryClient, { queries }: DocumentData): void {
  for (const { queryKey, state } of queries) queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'type' | 'workerStart'>;

/** When the worker last had this document from the server, in milliseconds since 1970; null when the worker did not keep it. */
export function documentKeptAt(now = Date.now()): number | null {
  const keptAt = document.getElementById(DOCUMENT_DATA_ID)?.dataset['keptAt'];
  if (keptAt === undefined) return null;
  // A clock that was set back: stale, whatever it says.
  return Number(keptAt) <= now ? Number(keptAt) : 0;
}

/** Null without data. `confirmedAt`: when the server said that it is current; null leaves the ages of the rendering. */
export async function readDocumentData(confirmedAt: number | null): Promise<DocumentData | null> {
  const element = document.getElementById(DOCUMENT_DATA_ID);
  if (element === null) return null;
  const data: unknown = element.dataset['later'] === undefined ? JSON.parse(element.textContent) : await window.laterData;
  if (!isDocumentData(data)) return null;
  return confirmedAt === null ? data : agedSince(confirmedAt, data);
}

/** What a portal answers in its place is none. */
function isDocumentData(data: unknown): data is DocumentData {
  return typeof data === 'object' && data !== null && 'queries' in data && Array.isArray(data.queries);
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

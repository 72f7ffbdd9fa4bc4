import type { DehydratedState, QueryClient } from '@tanstack/react-query';
import { putTogether } from '../contract/later-data';
import { DOCUMENT_DATA_ID } from '../domain/inline-json';
import { PAGE_OPENED_AT } from '../features/catalogue/queries';
import { connection } from '../offline/connection/connection';

declare global {
  interface Window {
    /** The part of the document's data that its screen does not open with, fetched by the start script; null when it cannot be had. */
    laterData?: Promise<unknown>;
  }
}

/** Gives the client the document's replies with their age. Smaller than the package's `hydrate`, which brings what writes such data too. */
export function fillQueries(queryClient: QueryClient, { queries }: DehydratedState): void {
  for (const { queryKey, state } of queries) queryClient.setQueryData(queryKey, state.data, { updatedAt: state.dataUpdatedAt });
}

/** What the document's own navigation entry says about who answered. */
type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'type' | 'workerStart'>;

/** The queries that the server rendered the document from; null when there are none, or a part of them cannot be had. */
export async function readDocumentData(): Promise<DehydratedState | null> {
  const element = document.getElementById(DOCUMENT_DATA_ID);
  if (element === null) return null;
  const data: DehydratedState = JSON.parse(element.textContent);
  if (element.dataset['later'] !== undefined && !putTogether(data, await window.laterData)) return null;
  const confirmedAt = confirmedByServerAt(performance.getEntriesByType('navigation')[0]);
  if (confirmedAt === null) return data;
  connection.sawResponseAt(confirmedAt);
  return agedSince(confirmedAt, data);
}

/**
 * When the server confirmed this document, in milliseconds since 1970: it answers with a document, or with 304, only while it would render the
 * same again. Null where a cache or the worker may have answered: nothing was transferred, or the shopper came back to the page.
 */
export function confirmedByServerAt(arrival: Arrival | undefined, pageOpenedAt = PAGE_OPENED_AT): number | null {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.workerStart > 0 || !(arrival.transferSize > 0)) return null;
  return Math.ceil(pageOpenedAt + arrival.responseStart);
}

/** The same queries, as fresh as that. Otherwise they keep the age that they were rendered with, and are fetched again when that is stale. */
export function agedSince(confirmedAt: number, data: DehydratedState): DehydratedState {
  return { ...data, queries: data.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: confirmedAt } })) };
}

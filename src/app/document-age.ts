import type { DehydratedState } from '@tanstack/react-query';
import { PAGE_OPENED_AT } from '../features/catalogue/queries';

/** Of the document's own navigation entry: what says who answered. */
type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'type' | 'workerStart'>;

/**
 * When the server said what stands in this document, in milliseconds since 1970: just now, for it answers with a document, or with 304, only
 * while that is what it would write anew. Null where it may not have been asked: on the way back a browser may take the document from its own cache (WebKit
 * says then that 300 bytes were transferred), and elsewhere too (nothing was transferred, or the browser does not tell), or the worker stood between.
 */
export function saidByServerAt(arrival: Arrival | undefined, pageOpenedAt = PAGE_OPENED_AT): number | null {
  if (arrival === undefined || arrival.type === 'back_forward' || arrival.workerStart > 0 || !(arrival.transferSize > 0)) return null;
  return Math.ceil(pageOpenedAt + arrival.responseStart);
}

/** The same data, as old as that; with the age that it was written with where the server was not asked. */
export function agedSince(saidAt: number | null, written: DehydratedState): DehydratedState {
  if (saidAt === null) return written;
  return { ...written, queries: written.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: saidAt } })) };
}

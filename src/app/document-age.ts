import type { DehydratedState } from '@tanstack/react-query';

/** Of the document's own navigation entry: what says who answered. */
type Arrival = Pick<PerformanceNavigationTiming, 'responseStart' | 'transferSize' | 'workerStart'>;

/**
 * When the server said what stands in this document, in milliseconds since 1970: just now, for it answers with a document, or with 304, only
 * while that is what it would write anew. Null where it was not asked: a browser goes back, or opens a tab again, from its own cache, which
 * transfers nothing, and a browser that does not tell is believed to have done so.
 */
export function saidByServerAt(arrival: Arrival | undefined, timeOriginMs: number): number | null {
  if (arrival === undefined || arrival.workerStart > 0 || !(arrival.transferSize > 0)) return null;
  return Math.round(timeOriginMs + arrival.responseStart);
}

/** The same data, as old as that; with the age that it was written with where the server was not asked. */
export function agedSince(saidAt: number | null, written: DehydratedState): DehydratedState {
  if (saidAt === null) return written;
  return { ...written, queries: written.queries.map((query) => ({ ...query, state: { ...query.state, dataUpdatedAt: saidAt } })) };
}

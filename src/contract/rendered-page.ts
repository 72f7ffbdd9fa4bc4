/** The replies that a document was rendered from, reduced to what the page needs to restore its queries. */
export interface DocumentData {
  readonly queries: readonly DocumentQuery[];
}

export interface DocumentQuery {
  readonly queryKey: readonly unknown[];
  /** `dataUpdatedAt`: when it was read, in milliseconds since 1970. */
  readonly state: { readonly data: unknown; readonly dataUpdatedAt: number };
}

/** A public route rendered on the server by the page's own code, for its document. */
export interface RenderedPage {
  readonly httpStatus: 200 | 404 | 500;
  /** Title, description and similar elements. */
  readonly headHtml: string;
  readonly bodyHtml: string;
  /** The queries of the markup, with their true age. */
  readonly data: unknown;
  /** Route ids of the match, outermost first; the server finds their chunks by them. */
  readonly routeIds: readonly string[];
}

/** The replies that a document was rendered from: no more of a query than the page needs to have it again. */
export interface DocumentData {
  readonly queries: readonly DocumentQuery[];
}

export interface DocumentQuery {
  readonly queryKey: readonly unknown[];
  /** `dataUpdatedAt`: when it was read, in milliseconds since 1970. */
  readonly state: { readonly data: unknown; readonly dataUpdatedAt: number };
}

/** A public route rendered by the page's own code on the server, from which the document is made. */
export interface RenderedPage {
  readonly httpStatus: 200 | 404 | 500;
  /** Title, description and the like. */
  readonly headHtml: string;
  readonly bodyHtml: string;
  /** The queries the markup shows, with their true age. */
  readonly data: unknown;
  /** Route ids of the match, outermost first; the server finds their chunks by them. */
  readonly routeIds: readonly string[];
}

/** A public route rendered by the page's own code on the server, from which the document is made. */
export interface RenderedPage {
  readonly httpStatus: 200 | 404 | 500;
  /** Title, description and the like. */
  readonly headHtml: string;
  readonly bodyHtml: string;
  /** The dehydrated queries the markup shows, with their true age. */
  readonly data: unknown;
  /** Route ids of the match, outermost first; the server finds their chunks by them. */
  readonly routeIds: readonly string[];
}

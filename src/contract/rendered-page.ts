/** A public route as the page's own code renders it on the server: what the document around it is made of. */
export interface RenderedPage {
  readonly httpStatus: 200 | 404 | 500;
  readonly redirectTo: string | null;
  /** Title, description and the like. */
  readonly headHtml: string;
  readonly bodyHtml: string;
  /** The dehydrated queries the markup shows, with their true age. */
  readonly data: unknown;
  /** Route ids of the match, outermost first; the server finds their chunks by them. */
  readonly routeIds: readonly string[];
}

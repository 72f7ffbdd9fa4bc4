/** What the page needs to restore its queries. */
export interface DocumentData {
  readonly queries: readonly DocumentQuery[];
}

export interface DocumentQuery {
  readonly queryKey: readonly unknown[];
  /** `dataUpdatedAt` in milliseconds since 1970. */
  readonly state: { readonly data: unknown; readonly dataUpdatedAt: number };
}

export interface RenderedPage {
  readonly httpStatus: 200 | 404 | 500;
  readonly headHtml: string;
  readonly bodyHtml: string;
  /** With their true age. */
  readonly data: unknown;
  /** Outermost first. */
  readonly routeIds: readonly string[];
}

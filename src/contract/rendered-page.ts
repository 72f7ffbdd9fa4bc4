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

/**
 * Who a page is for. A `listed` one is for everybody: rendered, and in the sitemap. An `unlisted` one is rendered, with a preview for those it is
 * sent to, and kept out of search engines. Crawlers may not read a `personal` one, which shows personal data or a secret and is never rendered by
 * the server.
 */
export type PageKind = 'listed' | 'unlisted' | 'personal';

export interface SitePage {
  /** '/products/$slug', as the router writes it. */
  readonly path: string;
  readonly kind: PageKind;
}

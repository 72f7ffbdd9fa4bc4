import type { RenderedPage } from '../../src/contract/rendered-page';
import type { CatalogueWatch } from '../http/catalogue-watch';
import { compressText } from '../http/compressed-text';
import { KeptReplies, type KeptReply } from '../http/kept-replies';
import { composeDocument } from './document';
import type { SiteTemplate } from './template';

export interface StoredDocument extends KeptReply {
  readonly httpStatus: RenderedPage['httpStatus'];
  readonly redirectTo: string | null;
}

interface DocumentSources {
  readonly template: SiteTemplate;
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly watch: CatalogueWatch;
}

/** About a thousand pages in all their forms. 10,000 products would fill a gigabyte, so the busiest are kept. */
const MAX_KEPT_BYTES = 128 * 1024 * 1024;

/** Two servers render the same data a moment apart; whoever has one's document needs not load the other's. */
const withoutAges = (html: string): string => html.replaceAll(/"(dehydratedAt|dataUpdatedAt)":\d+/g, '"$1":0');

/** Rendered documents, once per path and catalogue version (DESIGN 4). */
export function createDocuments({ template, render, watch }: DocumentSources): (path: string) => Promise<StoredDocument> {
  const kept = new KeptReplies<StoredDocument>(watch, MAX_KEPT_BYTES);
  return (path) => kept.get(path, async () => {
    const page = await render(path);
    const assets = await template.assetsFor(page.routeIds);
    const text = await compressText(composeDocument(template, page, assets), 'soon', withoutAges);
    return { text, httpStatus: page.httpStatus, redirectTo: page.redirectTo, isKept: page.httpStatus === 200 };
  });
}

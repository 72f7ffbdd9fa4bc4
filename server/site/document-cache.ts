import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/contract/rendered-page';
import type { CatalogueWatch } from '../http/catalogue-watch';
import { bytesOf, compressHarder, compressText, type CompressedText } from '../http/compressed-text';
import { createFairLine, type FairLine } from '../http/fair-line';
import { ReplyCache, type CacheableReply } from '../http/reply-cache';
import { composeDocument, stylesShown } from './compose-document';
import type { SiteTemplate } from './template';

export interface StoredDocument extends CacheableReply {
  readonly httpStatus: RenderedPage['httpStatus'];
  /** The page's data, named by its hash; null where the document has it. */
  readonly later: { readonly name: string; readonly text: CompressedText } | null;
}

interface DocumentSources {
  readonly templateOf: (path: string) => SiteTemplate;
  /** `path` has a query for a filtered list. */
  readonly render: (path: string) => Promise<RenderedPage>;
  readonly watch: CatalogueWatch;
  /** Maps all paths without a page to one per kind. */
  readonly pageFor: (path: string) => Promise<string>;
  readonly onStyles: (files: readonly string[]) => void;
}

/** About a thousand pages in all encodings; 10,000 products would fill a gigabyte. */
const MAX_KEPT_BYTES = 128 * 1024 * 1024;
/** Separate, so that made-up queries of filtered lists evict each other, never a page. */
const MAX_ASKED_BYTES = 8 * 1024 * 1024;

/** Two servers render at different times: without the times their ETags, and the names of their data, agree. */
const withoutAges = (text: string): string => text.replaceAll(/"dataUpdatedAt":\d+/g, '"dataUpdatedAt":0');

export const LATER_DATA_PATH = '/page-data/';

/** For somebody who opens many pages that nobody has opened since the catalogue changed. */
const PAGE_LINE = { perClient: 6, whole: 60, rest: 1 };
/** Words and filters can be made up for ever: at most a quarter of the processor's time. */
const ASKED_LINE = { perClient: 2, whole: 4, rest: 3 };

/** Too much is being rendered, for this client or for all: the shell answers. */
class LineIsFull extends Error {}

/** Null for a document that the page had better render itself, because the server has enough to render. */
export type DocumentFor = (path: string, query: string, client: string) => Promise<StoredDocument | null>;

/** Per path, list query and catalogue version. */
export function createDocumentCache({ templateOf, render, watch, pageFor, onStyles }: DocumentSources): DocumentFor {
  const kept = new ReplyCache<Prepared>(watch, MAX_KEPT_BYTES);
  const keptAsked = new ReplyCache<StoredDocument>(watch, MAX_ASKED_BYTES);
  const [pageLine, askedLine] = [createFairLine(PAGE_LINE), createFairLine(ASKED_LINE)];
  const prepareIn = async (line: FairLine, client: string, address: string): Promise<Prepared> => {
    const prepared = line(client, async () => prepare(address, await render(address), templateOf(address), onStyles));
    if (prepared === null) throw new LineIsFull();
    return prepared;
  };
  const compressFurther = oneAtATime(async (prepared: Prepared) => {
    prepared.effort = 'smallest';
    prepared.text = await compressHarder(prepared.text);
  });
  const documentOf = async (asked: string, query: string, client: string): Promise<StoredDocument> => {
    const path = await pageFor(asked);
    if (query !== '' && path === asked) return keptAsked.get(path + query, () => prepareIn(askedLine, client, path + query));
    let isNew = false;
    const prepared = await kept.get(path, () => {
      isNew = true;
      return prepareIn(pageLine, client, path);
    });
    // Not for the first request: a page requested once, for example by a crawler, is not worth it.
    if (!isNew && prepared.isCacheable && prepared.effort === 'soon') compressFurther(prepared);
    return prepared;
  };
  return (asked, query, client) =>
    documentOf(asked, query, client).catch((error: unknown) => {
      if (error instanceof LineIsFull) return null;
      throw error;
    });
}

/** The text is compressed harder in the background. */
interface Prepared extends StoredDocument {
  text: CompressedText;
  effort: 'soon' | 'smallest';
}

async function prepare(path: string, page: RenderedPage, template: SiteTemplate, onStyles: DocumentSources['onStyles']): Promise<Prepared> {
  // With a query the data stays in the document: fetching it would need the query again.
  const later = page.httpStatus === 200 && !path.includes('?') ? await laterDataOf(JSON.stringify(page.data)) : null;
  const address = later === null ? null : `${LATER_DATA_PATH}${later.name}?of=${encodeURIComponent(path)}`;
  const assets = await template.assetsFor(page.routeIds);
  const styles = stylesShown(assets, page.bodyHtml);
  onStyles(styles.map(({ file }) => file));
  const html = composeDocument(template, page, assets, address);
  // One with a query is seldom asked for again.
  const text = await compressText(html, path.includes('?') ? 'once' : 'soon', withoutAges);
  return {
    text,
    later,
    httpStatus: page.httpStatus,
    // The paths are limited: one per existing page, and one per kind of missing page.
    isCacheable: true,
    extraBytes: later === null ? 0 : bytesOf(later.text),
    effort: 'soon',
  };
}

/** In the background; ignores calls during a run, and failures. */
function oneAtATime<Item>(work: (item: Item) => Promise<void>): (item: Item) => void {
  let isBusy = false;
  return (item) => {
    if (isBusy) return;
    isBusy = true;
    work(item)
      .catch(() => undefined)
      .finally(() => {
        isBusy = false;
      });
  };
}

async function laterDataOf(json: string): Promise<StoredDocument['later']> {
  const hash = createHash('sha256').update(withoutAges(json)).digest('base64url').slice(0, 16);
  return { name: `${hash}.json`, text: await compressText(json, 'soon', withoutAges) };
}

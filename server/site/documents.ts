import { createHash } from 'node:crypto';
import type { RenderedPage } from '../../src/contract/rendered-page';
import type { CatalogueWatch } from '../http/catalogue-watch';
import { bytesOf, compressHarder, compressText, type CompressedText } from '../http/compressed-text';
import { ReplyCache, type CacheableReply } from '../http/reply-cache';
import { composeDocument } from './document';
import { splitData } from './later-data';
import type { SiteTemplate } from './template';

export interface StoredDocument extends CacheableReply {
  readonly httpStatus: RenderedPage['httpStatus'];
  readonly redirectTo: string | null;
  /** What the page's scripts need and its screen does not open with, as JSON, under a name that its content makes; null when there is nothing. */
  readonly later: { readonly name: string; readonly text: CompressedText } | null;
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

/** Where the data of a document that its screen does not open with is found, by its content's name. */
export const LATER_DATA_PATH = '/page-data/';

/** Rendered documents, once per path and catalogue version (DESIGN 4). */
export function createDocuments({ template, render, watch }: DocumentSources): (path: string) => Promise<StoredDocument> {
  const kept = new ReplyCache<Prepared>(watch, MAX_KEPT_BYTES);
  const squeeze = oneAtATime(async (prepared: Prepared) => {
    prepared.effort = 'smallest';
    prepared.text = await compressHarder(prepared.text);
  });
  return async (path) => {
    let isNew = false;
    const prepared = await kept.get(path, async () => {
      isNew = true;
      return prepare(path, await render(path), template);
    });
    // A browser comes back for the data apart. What is asked for once only, as by a crawler, is not worth the time.
    if (!isNew && prepared.isCacheable && prepared.effort === 'soon') squeeze(prepared);
    return prepared;
  };
}

/** A document as it is kept: its text is made smaller in the background. */
interface Prepared extends StoredDocument {
  text: CompressedText;
  effort: 'soon' | 'smallest';
}

async function prepare(path: string, { data, ...page }: RenderedPage, template: SiteTemplate): Promise<Prepared> {
  const isCacheable = page.httpStatus === 200;
  const { shown, later: values } = splitData(data, page.bodyHtml);
  const later = isCacheable && values.length > 0 ? await laterDataOf(JSON.stringify(values)) : null;
  const address = later === null ? null : `${LATER_DATA_PATH}${later.name}?of=${encodeURIComponent(path)}`;
  const assets = await template.assetsFor(page.routeIds);
  const text = await compressText(composeDocument(template, { ...page, data: shown }, assets, address), 'soon', withoutAges);
  return {
    text,
    later,
    httpStatus: page.httpStatus,
    redirectTo: page.redirectTo,
    isCacheable,
    extraBytes: later === null ? 0 : bytesOf(later.text),
    effort: 'soon',
  };
}

/** Work in the background, left out while some is under way; what fails is as it was. */
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
  return { name: `${createHash('sha256').update(json).digest('base64url').slice(0, 16)}.json`, text: await compressText(json, 'soon') };
}

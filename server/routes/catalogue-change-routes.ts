import { getCatalogueChanges } from '../../src/contract/catalogue-changes';
import type { CatalogueChanges } from '../../src/domain/catalogue-changes';
import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import type { Api } from '../http/api';
import { readManyProductDetails } from '../repositories/catalogue';
import {
  lastEntryUpTo,
  measureEntries,
  readEntries,
  type CatalogueEntry,
  type CatalogueFeed,
  type EntryPlace,
} from '../repositories/catalogue-entries';
import { readArticles, readGuideOrder, readGuides } from '../repositories/content';

/** Raise when the shape of what is kept changes: every device then reads everything anew. */
const SHAPE = 'b';
/** A part is at most so many items, and ends when it holds so many bytes of text. */
const PART_ITEMS = 200;
const PART_BYTES = 400_000;
const BEGINNING: EntryPlace = { version: -1, kind: '', key: '' };
/** Before every entry, for a device that has been told so far. */
const FIRST_PLACE: EntryPlace = { version: 0, kind: '', key: '' };

interface FeedParts {
  readonly currentFeed: () => Promise<CatalogueFeed>;
  readonly watchedFeed: () => Promise<CatalogueFeed>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What devices keep of the catalogue, by difference: made once per catalogue version and state asked for, then sent from memory. */
export function mountCatalogueChangeRoutes(api: Api, db: Database, { currentFeed, watchedFeed, now }: FeedParts): void {
  api.handlePublic(
    getCatalogueChanges,
    async (since) => readPart(db, await currentFeed(), since, shopDayOf(now())),
    async (since) => (since === '' ? since : canonicalState(db, await watchedFeed(), since)),
  );
}

/** As many states as there are entries: any other text gets the reply of a device that knows nothing, any other place that of the entry before it. */
async function canonicalState(db: Database, feed: CatalogueFeed, since: string): Promise<string> {
  const place = placeOf(since, feed);
  return place === null ? '' : nameOf(feed, (await lastEntryUpTo(db, place)) ?? FIRST_PLACE);
}

async function readPart(db: Database, feed: CatalogueFeed, since: string, day: string): Promise<CatalogueChanges> {
  const asked = placeOf(since, feed);
  const entries = upTo(PART_BYTES, await readEntries(db, asked ?? BEGINNING, PART_ITEMS));
  const last = entries.at(-1);
  const keys = (kind: string): readonly string[] =>
    entries.filter((entry) => entry.kind === kind && !entry.isRemoved).map(({ key }) => key);
  const [guideKeys, articleKeys] = [keys('guide'), keys('article')];
  const guides = guideKeys.length === 0 ? [] : await readGuides(db);
  const guideOrder = guideKeys.length === 0 ? null : await readGuideOrder(db);
  const articles = articleKeys.length === 0 ? [] : await readArticles(db, day);
  return {
    products: await readManyProductDetails(db, keys('product')),
    guides: guides.filter(({ slug }) => guideKeys.includes(slug)).map((guide) => ({ order: guideOrder?.get(guide.slug) ?? [], guide })),
    // Newest first, whatever else comes later.
    articles: articles
      .filter(({ slug }) => articleKeys.includes(slug))
      .map((article) => ({ order: [-dayNumber(article.date), -article.id], article })),
    pictures: entries
      .filter(({ kind, isRemoved }) => kind === 'picture' && !isRemoved)
      .map(({ key, hash, files }) => ({ name: key, version: hash, files })),
    removed: entries.filter(({ isRemoved }) => isRemoved).map(({ kind, key }) => ({ kind, key })),
    next: last === undefined ? (asked === null ? nameOf(feed, BEGINNING) : since) : nameOf(feed, last),
    isFromStart: asked === null,
    left: last === undefined ? { items: 0, bytes: 0 } : await measureEntries(db, last),
    total: await measureEntries(db, null),
  };
}

/** A state's name: this database's, then the place up to which the device was told. */
function nameOf({ name }: CatalogueFeed, { version, kind, key }: EntryPlace): string {
  return [SHAPE, name, version, kind, key].join('.');
}

/**
 * The place up to which a device has the changes. Null when it names none, one of another database, or one later than this database's, as
 * after a backup was restored.
 */
function placeOf(since: string, feed: CatalogueFeed): EntryPlace | null {
  const [shape, name, version = '', kind = '', ...key] = since.split('.');
  if (shape !== SHAPE || name !== feed.name || !/^\d{1,9}$/.test(version) || Number(version) > feed.version) return null;
  return { version: Number(version), kind, key: key.join('.') };
}

/** The first entries, until they hold so many bytes of text; pictures travel apart. */
function upTo(mostBytes: number, entries: readonly CatalogueEntry[]): readonly CatalogueEntry[] {
  let bytes = 0;
  const end = entries.findIndex((entry) => {
    bytes += entry.kind === 'picture' ? 0 : entry.bytes;
    return bytes >= mostBytes;
  });
  return end === -1 ? entries : entries.slice(0, end + 1);
}

function dayNumber(date: string): number {
  const ms = Date.parse(date);
  return Number.isNaN(ms) ? 0 : Math.floor(ms / 86_400_000);
}

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

/** Increase it with the shape of the stored data: every device then reads everything again. */
const SHAPE = 'b';
/** A part ends with the item that reaches PART_BYTES. */
const PART_ITEMS = 200;
const PART_BYTES = 400_000;
const BEGINNING: EntryPlace = { version: -1, kind: '', key: '' };
/** For a known state that is older than all entries. */
const FIRST_PLACE: EntryPlace = { version: 0, kind: '', key: '' };

interface FeedParts {
  readonly currentFeed: () => Promise<CatalogueFeed>;
  readonly watchedFeed: () => Promise<CatalogueFeed>;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Rendered once per catalogue version and requested state, then cached in memory. */
export function mountCatalogueChangeRoutes(api: Api, db: Database, { currentFeed, watchedFeed, now }: FeedParts): void {
  api.handlePublic(
    getCatalogueChanges,
    async (since) => readPart(db, await currentFeed(), since, shopDayOf(now())),
    async (since) => (since === '' ? since : canonicalState(db, await watchedFeed(), since)),
  );
}

/** Limits the cache to as many keys as entries: an unknown state means none, an unknown place the entry before it. */
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
    // By date, newest first, independently of the other articles.
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

/** The database's feed, then the place that the device has reached. */
function nameOf({ name }: CatalogueFeed, { version, kind, key }: EntryPlace): string {
  return [SHAPE, name, version, kind, key].join('.');
}

/** Null for a malformed state, one of another database, or a newer one, for example after a restore. */
function placeOf(since: string, feed: CatalogueFeed): EntryPlace | null {
  const [shape, name, version = '', kind = '', ...key] = since.split('.');
  if (shape !== SHAPE || name !== feed.name || !/^\d{1,9}$/.test(version) || Number(version) > feed.version) return null;
  return { version: Number(version), kind, key: key.join('.') };
}

/** Pictures do not count: devices load them separately. */
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

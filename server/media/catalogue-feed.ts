import { shopDayOf } from '../../src/domain/shop-day';
import type { Database } from '../db/database';
import { readCatalogueVersion } from '../repositories/catalogue';
import { readFeed, renewEntries, type CatalogueFeed } from '../repositories/catalogue-entries';
import { readPictureSizes } from '../repositories/pictures';
import { createKeptFiles } from './kept-files';
import { findRoomPictures } from './room-pictures';

export interface FeedSource {
  readonly currentFeed: () => Promise<CatalogueFeed>;
  /** Files have changed: the next call compares them again. */
  readonly compareAgain: () => void;
}

/** Concurrent calls share one comparison. `now` in milliseconds since 1970. */
export function createCatalogueFeed(db: Database, pictureFolders: readonly string[], now: () => number): FeedSource {
  const keptFiles = createKeptFiles(pictureFolders);
  let renewing: Promise<CatalogueFeed> | undefined;
  /** Files may have changed while no server ran: each process compares at least once. */
  let comparedVersion = Number.NaN;
  let changes = 0;

  const renewed = async (): Promise<CatalogueFeed> => {
    const changesBefore = changes;
    const feed = await readFeed(db);
    if (feed !== null && feed.version === comparedVersion && feed.version >= (await readCatalogueVersion(db))) return feed;
    const files = await keptFiles([...(await readPictureSizes(db)), ...(await findRoomPictures(pictureFolders))]);
    const next = await renewEntries(db, files, shopDayOf(now()));
    // Files that have changed meanwhile are compared by the next call.
    comparedVersion = changes === changesBefore ? next.version : Number.NaN;
    return next;
  };

  return {
    currentFeed() {
      renewing ??= renewed().finally(() => {
        renewing = undefined;
      });
      return renewing;
    },
    compareAgain() {
      changes += 1;
      comparedVersion = Number.NaN;
    },
  };
}

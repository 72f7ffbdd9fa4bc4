import { createHash } from 'node:crypto';
import { readFile, stat, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { shopDayOf } from '../../src/domain/shop-day';
import { SAVED_WIDTH_PX } from '../../src/domain/picture';
import type { Database } from '../db/database';
import { readCatalogueVersion } from '../repositories/catalogue';
import { readFeed, renewEntries, type CatalogueFeed, type PictureFiles } from '../repositories/catalogue-entries';
import { readPictureSizes, type PictureSizes } from '../repositories/pictures';
import { sizedFile } from './made-picture';

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

/** Smallest first: a device takes the first format that it supports. */
const FORMATS = ['avif', 'webp'] as const;
const HASH_LENGTH = 16;

interface FoundFile {
  readonly bytes: number;
  readonly modifiedMs: number;
  readonly hash: string;
}

/** For the offline catalogue: one width of each picture. A file is read again only when its size or time has changed. */
function createKeptFiles(folders: readonly string[]): (pictures: readonly PictureSizes[]) => Promise<readonly PictureFiles[]> {
  const known = new Map<string, FoundFile>();

  const find = async (fileName: string): Promise<FoundFile | null> => {
    for (const folder of folders) {
      const path = join(folder, fileName);
      const facts = await stat(path).catch(() => null);
      if (facts === null) continue;
      const before = known.get(path);
      if (before?.bytes === facts.size && before.modifiedMs === facts.mtimeMs) return before;
      const bytes = await readFile(path).catch(() => null);
      if (bytes === null) continue;
      const found = {
        bytes: bytes.length,
        modifiedMs: facts.mtimeMs,
        hash: createHash('sha256').update(bytes).digest('base64url').slice(0, HASH_LENGTH),
      };
      known.set(path, found);
      return found;
    }
    return null;
  };

  const filesOf = async ({ name, widths }: PictureSizes): Promise<PictureFiles | null> => {
    const width = widths.findLast((wide) => wide <= SAVED_WIDTH_PX) ?? widths[0];
    if (width === undefined) return null;
    const files: { address: string; bytes: number }[] = [];
    const hashes: string[] = [];
    for (const format of FORMATS) {
      const fileName = sizedFile(name, width, format);
      const found = await find(fileName);
      if (found === null) continue;
      files.push({ address: `/media/${fileName}`, bytes: found.bytes });
      hashes.push(found.hash);
    }
    return files.length === 0 ? null : { name, hash: hashes.join('-'), files };
  };

  return async (pictures) => {
    const all: PictureFiles[] = [];
    for (const picture of pictures) {
      const files = await filesOf(picture);
      if (files !== null) all.push(files);
    }
    return all;
  };
}

/** As the picture program writes them. */
const ROOM_PICTURE = /^(room-[a-z0-9-]+-(?:view|floor|bounce|cover))-(\d{1,5})\.avif$/;

/** They belong to no product and are not in the database. Each has one width. */
async function findRoomPictures(folders: readonly string[]): Promise<readonly PictureSizes[]> {
  const names = await Promise.all(folders.map((folder) => readdir(folder).catch(() => [])));
  return names
    .flat()
    .sort()
    .flatMap((file) => {
      const [, name, width] = ROOM_PICTURE.exec(file) ?? [];
      return name === undefined ? [] : [{ name, widths: [Number(width)] }];
    });
}

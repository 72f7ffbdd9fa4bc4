import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { SAVED_WIDTH_PX } from '../../src/domain/picture';
import type { PictureFiles } from '../repositories/catalogue-entries';
import type { PictureSizes } from '../repositories/pictures';
import { sizedFile } from './made-picture';

/** Smallest first: a device takes the first format that it supports. */
const FORMATS = ['avif', 'webp'] as const;
const HASH_LENGTH = 16;

interface FoundFile {
  readonly bytes: number;
  readonly modifiedMs: number;
  readonly hash: string;
}

/** For the offline catalogue: one width of each picture. A file is read again only when its size or time has changed. */
export function createKeptFiles(folders: readonly string[]): (pictures: readonly PictureSizes[]) => Promise<readonly PictureFiles[]> {
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

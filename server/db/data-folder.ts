import { mkdirSync, rmSync, statfsSync, writeFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** The message tells the owner what to do. */
export class DataFolderProblem extends Error {
  override readonly name: string = 'DataFolderProblem';
}

const MEGABYTE = 1024 * 1024;
/** Three WAL segments: without space for its next one the engine stops, even reading. */
export const RESERVE_BYTES = 48 * MEGABYTE;
const NEW_SHOP_BYTES = 64 * MEGABYTE;

/** Free bytes for users other than root. */
export function freeBytes(folder: string): number {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
}

/** Throws DataFolderProblem when the folder is not writable. */
export function makeDataFolder(dataDir: string): void {
  const probe = join(dataDir, `.probe-${process.pid}`);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    writeFileSync(probe, 'May the store write here?');
    rmSync(probe);
  } catch (error) {
    throw folderProblem(dataDir, error);
  }
}

/** Throws DataFolderProblem when the disk is too full. */
export function checkRoom(dataDir: string, isNew: boolean): void {
  const needed = RESERVE_BYTES + (isNew ? NEW_SHOP_BYTES : 0);
  const free = freeBytes(dataDir);
  if (free >= needed) return;
  throw new DataFolderProblem(
    `The disk that holds ${dataDir} is full: ${megabytes(free)} MB are free, and the store needs ${megabytes(needed)} MB. Make room, then start it again.`,
  );
}

/** The error for a folder whose contents cannot be opened as a database. */
export function damagedFolder(folder: string, cause: unknown): DataFolderProblem {
  return new DataFolderProblem(
    `The database in ${folder} cannot be opened: it is damaged, or of another version. Move that folder away, then restore a backup: npm run store -- restore FILE`,
    { cause },
  );
}

const SPACE_CODES: ReadonlySet<string> = new Set(['ENOSPC', 'EDQUOT']);
const FOLDER_CODES: ReadonlySet<string> = new Set(['EACCES', 'EEXIST', 'ENOENT', 'ENOTDIR', 'EPERM', 'EROFS', 'EIO', ...SPACE_CODES]);

/** Any other error is returned unchanged. */
export function folderProblem(folder: string, error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (!FOLDER_CODES.has(code)) return error;
  const advice = SPACE_CODES.has(code)
    ? 'Make room, then start the store again.'
    : 'Correct its rights, or name another folder with DATA_DIR.';
  return new DataFolderProblem(`The data folder cannot be used: ${folder} (${code}). ${advice}`, { cause: error });
}

const megabytes = (bytes: number): string => String(Math.floor(bytes / MEGABYTE));

/** Two WAL segments: more than the engine writes between two checks of the disk. */
export const RESERVED_FILE_BYTES = 32 * MEGABYTE;

/** The engine hangs after a failed WAL write: this file is deleted for that write, and the shop can still be read. */
export interface ReservedDiskSpace {
  isKept(): boolean;
  /** Throws when the disk has no space for it. */
  keep(): void;
  /** False when there was none. */
  giveUp(): boolean;
}

/** Its methods throw what the file system throws. */
export function reservedDiskSpace(file: string): ReservedDiskSpace {
  const isKept = (): boolean => statSync(file, { throwIfNoEntry: false })?.size === RESERVED_FILE_BYTES;
  return {
    isKept,
    keep() {
      if (!isKept()) writeFileSync(file, Buffer.alloc(RESERVED_FILE_BYTES), { mode: 0o600 });
    },
    giveUp() {
      const wasKept = isKept();
      rmSync(file, { force: true });
      return wasKept;
    },
  };
}

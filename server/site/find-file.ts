import { createHash, type Hash } from 'node:crypto';
import type { Stats } from 'node:fs';
import { open, stat, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';

export interface FoundFile {
  /** The caller must close a handle. */
  readonly content: Buffer | FileHandle;
  readonly sizeBytes: number;
  readonly encoding: 'br' | 'gzip' | null;
  /** A hash of the content: two servers of one build agree. */
  readonly etag: string;
}

interface KeptFile {
  /** Null for a large file: only its hash is cached. */
  readonly bytes: Buffer | null;
  readonly etag: string;
  readonly sizeBytes: number;
  /** A tool that copies a file may keep its mtime, not its ctime. */
  readonly changedAtMs: number;
  readonly placedAtMs: number;
}

const PACKED = [
  ['br', '.br'],
  ['gzip', '.gz'],
] as const;
/** The build has no compressed copies of these. */
const DENSE = /\.(?:avif|webp|woff2|png|jpe?g|mp4|webm)$/i;
/** Larger than every script, style, font and picture of the build; most videos are larger. */
const MAX_KEPT_FILE_BYTES = 256 * 1024;
const MAX_KEPT_BYTES = 32 * 1024 * 1024;
/** Approximate memory besides its bytes. */
const ENTRY_BYTES = 500;

/** An unchanged file is neither read nor hashed again. */
const keptFiles = new LRUCache<string, KeptFile>({
  maxSize: MAX_KEPT_BYTES,
  sizeCalculation: ({ bytes }) => (bytes?.length ?? 0) + ENTRY_BYTES,
});

/** Compressed when the client accepts it; null when it is missing. Checks the disk each time, and rejects with its error. */
export async function findFile(folder: string, path: string, takes: (encoding: 'br' | 'gzip') => boolean): Promise<FoundFile | null> {
  for (const [encoding, ending] of DENSE.test(path) ? [] : PACKED) {
    const packed = takes(encoding) ? await findOne(join(folder, `${path}${ending}`), encoding) : null;
    if (packed !== null) return packed;
  }
  return findOne(join(folder, path), null);
}

async function findOne(file: string, encoding: FoundFile['encoding']): Promise<FoundFile | null> {
  const seen = await unlessMissing(stat(file));
  if (seen === null || !seen.isFile()) return null;
  const kept = keptFiles.get(file);
  if (kept !== undefined && kept.bytes !== null && isAsIn(kept, seen)) return fromMemory(kept.bytes, kept.etag, encoding);
  const handle = await unlessMissing(open(file));
  return handle === null ? null : readOrKeepOpen(handle, file, encoding);
}

/** Closes the handle unless it becomes the content. */
async function readOrKeepOpen(handle: FileHandle, file: string, encoding: FoundFile['encoding']): Promise<FoundFile> {
  try {
    const facts = await handle.stat();
    if (facts.size > MAX_KEPT_FILE_BYTES)
      return { content: handle, sizeBytes: facts.size, encoding, etag: await etagOfLarge(handle, file, facts) };
    const bytes = await handle.readFile();
    const etag = etagOf(createHash('sha256').update(bytes));
    keep(file, facts, bytes, etag);
    await handle.close();
    return fromMemory(bytes, etag, encoding);
  } catch (error) {
    await handle.close();
    throw error;
  }
}

async function etagOfLarge(handle: FileHandle, file: string, facts: Stats): Promise<string> {
  const kept = keptFiles.get(file);
  if (kept !== undefined && isAsIn(kept, facts)) return kept.etag;
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  const etag = etagOf(hash);
  keep(file, facts, null, etag);
  return etag;
}

const isAsIn = (kept: KeptFile, { size, mtimeMs, ctimeMs }: Stats): boolean =>
  kept.sizeBytes === size && kept.changedAtMs === mtimeMs && kept.placedAtMs === ctimeMs;
const keep = (file: string, { size, mtimeMs, ctimeMs }: Stats, bytes: Buffer | null, etag: string): void =>
  void keptFiles.set(file, { bytes, etag, sizeBytes: size, changedAtMs: mtimeMs, placedAtMs: ctimeMs });
const fromMemory = (bytes: Buffer, etag: string, encoding: FoundFile['encoding']): FoundFile => ({
  content: bytes,
  sizeBytes: bytes.length,
  encoding,
  etag,
});
const etagOf = (hash: Hash): string => `"${hash.digest('base64url').slice(0, 22)}"`;

async function unlessMissing<Found>(looked: Promise<Found>): Promise<Found | null> {
  return looked.catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
    throw error;
  });
}

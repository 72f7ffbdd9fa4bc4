import { createHash } from 'node:crypto';
import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';

/** A file ready to be sent; whoever got it closes it. */
export interface OpenedFile {
  readonly handle: FileHandle;
  readonly sizeBytes: number;
  /** How the content is packed; null when it is as it was built. */
  readonly encoding: 'br' | 'gzip' | null;
  /** By content, so that two servers of one build agree. */
  readonly etag: string;
}

const PACKED = [['br', '.br'], ['gzip', '.gz']] as const;
const MAX_ETAGS = 20_000;
/** By name, size and time of change: hashing a file once is enough. */
const etags = new Map<string, string>();

/** Opens `path` below `folder`, in the packed copy a client takes if there is one; null when there is no such file. */
export async function openFile(folder: string, path: string, takes: (encoding: 'br' | 'gzip') => boolean): Promise<OpenedFile | null> {
  for (const [encoding, ending] of PACKED) {
    const packed = takes(encoding) ? await openOne(join(folder, `${path}${ending}`), encoding) : null;
    if (packed !== null) return packed;
  }
  return openOne(join(folder, path), null);
}

async function openOne(file: string, encoding: OpenedFile['encoding']): Promise<OpenedFile | null> {
  const handle = await open(file).catch((error: NodeJS.ErrnoException) => {
    if (['ENOENT', 'ENOTDIR', 'ENAMETOOLONG'].includes(error.code ?? '')) return null;
    throw error;
  });
  if (handle === null) return null;
  try {
    const facts = await handle.stat();
    if (facts.isFile()) return { handle, sizeBytes: facts.size, encoding, etag: await etagOf(handle, `${file}:${facts.size}:${facts.mtimeMs}`) };
  } catch (error) {
    await handle.close();
    throw error;
  }
  await handle.close();
  return null;
}

async function etagOf(handle: FileHandle, key: string): Promise<string> {
  const known = etags.get(key);
  if (known !== undefined) return known;
  const hash = createHash('sha256');
  for await (const chunk of handle.createReadStream({ start: 0, autoClose: false })) hash.update(chunk);
  const etag = `"${hash.digest('base64url').slice(0, 22)}"`;
  if (etags.size >= MAX_ETAGS) etags.clear();
  etags.set(key, etag);
  return etag;
}

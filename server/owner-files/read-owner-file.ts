import { readFile, stat } from 'node:fs/promises';

/** Null when it has more than `mostBytes`. Rejects with the disk's error. */
export async function readOwnerFile(path: string, mostBytes: number): Promise<Buffer | null> {
  const facts = await stat(path);
  // A device file may be endless.
  if (!facts.isFile()) throw Object.assign(new Error(`${path} is no file`), { code: 'EISDIR' });
  return facts.size > mostBytes ? null : readFile(path);
}

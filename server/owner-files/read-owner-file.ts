import { readFile, stat } from 'node:fs/promises';

/**
 * The content of a file that the owner names; null when it has more than `mostBytes`, which is seen before anything is read. Rejects with the
 * disk's error.
 */
export async function readOwnerFile(path: string, mostBytes: number): Promise<Buffer | null> {
  const facts = await stat(path);
  // A device may have no end.
  if (!facts.isFile()) throw Object.assign(new Error(`${path} is no file`), { code: 'EISDIR' });
  return facts.size > mostBytes ? null : readFile(path);
}

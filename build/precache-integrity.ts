import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PrecachedFile {
  readonly url: string;
}

/** A file's hash, as Subresource Integrity writes it. SHA-256: the list of a longer hash is 2.4 kB more to download. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** Adds the hash of each file in `folder` to its precache entry, so that browsers refuse any other content (docs/decisions/0038). */
export function addIntegrity(folder: string) {
  return async <Entry extends PrecachedFile>(entries: readonly Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({ ...entry, integrity: integrityOf(await readFile(join(folder, entry.url))) })),
    ),
  });
}

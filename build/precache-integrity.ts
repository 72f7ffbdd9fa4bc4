import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

interface PrecachedFile {
  readonly url: string;
}

/** Subresource Integrity. SHA-256, because longer hashes make the list 2.4 kB larger. */
export function integrityOf(bytes: Uint8Array): string {
  return `sha256-${createHash('sha256').update(bytes).digest('base64')}`;
}

/** Browsers then refuse other content (decision 0038). */
export function addIntegrity(folder: string) {
  return async <Entry extends PrecachedFile>(entries: readonly Entry[]) => ({
    manifest: await Promise.all(
      entries.map(async (entry) => ({ ...entry, integrity: integrityOf(await readFile(join(folder, entry.url))) })),
    ),
  });
}

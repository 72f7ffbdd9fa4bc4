import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const noteFile = (dataDir: string): string => join(dataDir, 'last-backup');

/** `at`: milliseconds since 1970. A folder that is not writable does not fail the backup. */
export async function noteBackup(dataDir: string, at: number): Promise<void> {
  await writeFile(noteFile(dataDir), `${new Date(at).toISOString()}\n`).catch(() => undefined);
}

/** Milliseconds since 1970; null when unknown. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  const at = Date.parse((await readFile(noteFile(dataDir), 'utf8').catch(() => '')).trim());
  return Number.isNaN(at) ? null : at;
}

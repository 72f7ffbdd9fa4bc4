import { join } from 'node:path';
import { readFile, writeFile } from 'node:fs/promises';
import { shopInstantText } from '../../src/domain/shop-day';
import { deleteOldFiles } from '../owner-files/owner-file';

const PREFIX = 'before-content-';

/** `now`: milliseconds since 1970. */
export function contentBackupPath(dataDir: string, now: number): string {
  return join(dataDir, `${PREFIX}${shopInstantText(now).replace(/[.:]/g, '-')}.backup`);
}

/** Unfinished ones too: each holds the shoppers of its day. `before`: milliseconds since 1970. */
export function deleteOldContentBackups(dataDir: string, before: number): Promise<void> {
  return deleteOldFiles(dataDir, (name) => name.startsWith(PREFIX), before);
}

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

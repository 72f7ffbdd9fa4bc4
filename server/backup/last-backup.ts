import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const noteFile = (dataDir: string): string => join(dataDir, 'last-backup');

/** Notes when the owner's last backup was made, in milliseconds since 1970. A folder that cannot be written to does not spoil the backup. */
export async function noteBackup(dataDir: string, at: number): Promise<void> {
  await writeFile(noteFile(dataDir), `${new Date(at).toISOString()}\n`).catch(() => undefined);
}

/** When the last backup was made, in milliseconds since 1970; null when none is known. */
export async function readLastBackup(dataDir: string): Promise<number | null> {
  const at = Date.parse((await readFile(noteFile(dataDir), 'utf8').catch(() => '')).trim());
  return Number.isNaN(at) ? null : at;
}

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders';

/** Raise one after a change to that part of the program; what floors look like is noticed by itself (`probe.ts`). */
export const versions = { rooms: 1, compose: 3, boards: 2, laid: 2, view: 1 } as const;

/** A short key of everything a piece of work depends on. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** True if the passes of a room were traced from this key and are still there. */
export async function isTraced(name: string, key: string, file: string): Promise<boolean> {
  return existsSync(file) && (await readFile(markOf(name), 'utf8').catch(() => '')) === key;
}

/** Notes what the passes of a room were traced from, so that a broken-off run goes on where it stopped. */
export async function markTraced(name: string, key: string): Promise<void> {
  await mkdir(folders.cache, { recursive: true });
  await writeFile(markOf(name), key);
}

function markOf(name: string): string {
  return join(folders.cache, `${name}.key`);
}

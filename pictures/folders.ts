import { join } from 'node:path';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';

/** Relative to the project's root, the working directory. */
export const folders = {
  media: join('public', 'media'),
  facts: join('server', 'seed', 'picture-facts.json'),
  drawn: join('pictures', 'drawn.json'),
  rooms: join('src', 'features', 'room-view', 'room-facts.json'),
  /** Traced light and its keys; never committed. */
  cache: join('pictures', '.cache'),
  /** Never committed. */
  sheets: join('pictures', '.cache', 'sheets'),
} as const;

/** Increase one after a change of that part. `probe.ts` detects changes of the floors' look. */
export const versions = { rooms: 1, compose: 3, boards: 2, laid: 2, view: 1 } as const;

export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

export async function isTraced(name: string, key: string, file: string): Promise<boolean> {
  return existsSync(file) && (await readFile(markOf(name), 'utf8').catch(() => '')) === key;
}

/** Lets an interrupted run continue. */
export async function markTraced(name: string, key: string): Promise<void> {
  await mkdir(folders.cache, { recursive: true });
  await writeFile(markOf(name), key);
}

function markOf(name: string): string {
  return join(folders.cache, `${name}.key`);
}

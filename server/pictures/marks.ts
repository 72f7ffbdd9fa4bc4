import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { folders } from './folders';
import type { PictureFacts } from './picture-facts';

/** Raise one to redraw everything that depends on that part of the program. */
export const versions = { wood: 2, stone: 4, flat: 2, rooms: 1, compose: 2, boards: 1, laid: 1, view: 1 } as const;

interface Mark {
  readonly key: string;
  readonly facts?: PictureFacts;
}

/** A short key of everything a piece of work depends on. */
export function keyOf(...parts: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);
}

/** Facts of a finished piece of work, if it was done with this key and its files are still there. */
export async function finished(name: string, key: string, files: readonly string[]): Promise<Mark | undefined> {
  if (!files.every((file) => existsSync(file))) return undefined;
  const mark = await readFile(join(folders.cache, `${name}.json`), 'utf8').then((text) => JSON.parse(text) as Mark, () => undefined);
  return mark?.key === key ? mark : undefined;
}

/** Notes a finished piece of work, so that a broken-off run goes on where it stopped. */
export async function mark(name: string, key: string, facts?: PictureFacts): Promise<void> {
  await mkdir(folders.cache, { recursive: true });
  await writeFile(join(folders.cache, `${name}.json`), JSON.stringify({ key, ...(facts ? { facts } : {}) }));
}

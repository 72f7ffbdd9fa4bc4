import { createHash } from 'node:crypto';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAllWhole } from './write-whole';

/** Where the shop's own icons lie in the data folder. */
export const ICONS_FOLDER = 'icons';

export interface IconFile {
  readonly name: string;
  readonly content: Buffer;
}

/** Puts icons in the place of those shown before: all of them, or none. The folder itself stays, which servers may share. */
export async function keepIcons(dataDir: string, icons: readonly IconFile[]): Promise<void> {
  await mkdir(join(dataDir, ICONS_FOLDER), { recursive: true });
  await writeAllWhole(icons.map(({ name, content }) => ({ path: join(dataDir, ICONS_FOLDER, name), content })));
}

/** The store's own icons are shown again. */
export async function removeIcons(dataDir: string): Promise<void> {
  await rm(join(dataDir, ICONS_FOLDER), { recursive: true, force: true });
}

/** Changes with the shop's own icons; null while it has none. */
export async function readIconMark(dataDir: string): Promise<string | null> {
  const content = await readFile(join(dataDir, ICONS_FOLDER, 'icon-512.png')).catch(() => null);
  return content === null ? null : createHash('sha256').update(content).digest('hex').slice(0, 8);
}

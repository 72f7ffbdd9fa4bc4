import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAllWhole } from './write-whole';

/** Where the shop's own icons and its logo lie in the data folder. */
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

/** Files of a logo are named by its content, so one that a mail shows is never another's. */
const isOfLogo = (name: string): boolean => name.startsWith('logo-');

/** The store's own icons are shown again. */
export function removeIcons(dataDir: string): Promise<void> {
  return removeFiles(dataDir, (name) => !isOfLogo(name));
}

/** No logo is there, neither the one that is shown nor those of before. */
export function removeLogos(dataDir: string): Promise<void> {
  return removeFiles(dataDir, isOfLogo);
}

async function removeFiles(dataDir: string, isMeant: (name: string) => boolean): Promise<void> {
  const folder = join(dataDir, ICONS_FOLDER);
  const names = await readdir(folder).catch((error: unknown) => {
    // No folder, no files. What cannot be read may still hold some.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter(isMeant)) await rm(join(folder, name), { force: true });
}

/** Changes with the shop's own icons; null while it has none. */
export async function readIconMark(dataDir: string): Promise<string | null> {
  const content = await readFile(join(dataDir, ICONS_FOLDER, 'icon-512.png')).catch(() => null);
  return content === null ? null : createHash('sha256').update(content).digest('hex').slice(0, 8);
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { writeAllWhole } from './write-whole';

export const ICONS_FOLDER = 'icons';

export interface IconFile {
  readonly name: string;
  readonly content: Buffer;
}

/** All or none. The folder stays: several servers may share it. */
export async function keepIcons(dataDir: string, icons: readonly IconFile[]): Promise<void> {
  await mkdir(join(dataDir, ICONS_FOLDER), { recursive: true });
  await writeAllWhole(icons.map(({ name, content }) => ({ path: join(dataDir, ICONS_FOLDER, name), content })));
}

/** Named by content: a file that a mail shows is never replaced by another logo. */
const isOfLogo = (name: string): boolean => name.startsWith('logo-');

/** Removes the shop's icons; the store's own are shown again. */
export function removeIcons(dataDir: string): Promise<void> {
  return removeFiles(dataDir, (name) => !isOfLogo(name));
}

/** Earlier ones too. */
export function removeLogos(dataDir: string): Promise<void> {
  return removeFiles(dataDir, isOfLogo);
}

async function removeFiles(dataDir: string, isMeant: (name: string) => boolean): Promise<void> {
  const folder = join(dataDir, ICONS_FOLDER);
  const names = await readdir(folder).catch((error: unknown) => {
    // A missing folder has no files; an unreadable one may have some.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  });
  for (const name of names.filter(isMeant)) await rm(join(folder, name), { force: true });
}

/** Changes with the shop's icons; null without any. */
export async function readIconMark(dataDir: string): Promise<string | null> {
  const content = await readFile(join(dataDir, ICONS_FOLDER, 'icon-512.png')).catch(() => null);
  return content === null ? null : createHash('sha256').update(content).digest('hex').slice(0, 8);
}

import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileStem } from '../media/file-stem';
import { mediaFolder } from '../media/made-picture';
import { writeWhole } from '../media/write-whole';

export interface VideoSource {
  readonly path: string;
  readonly name: string;
}

const ENDING = '.mp4';

/** The same video has the same name in every import. */
export function videoName(file: string, content: Buffer): string {
  return `${fileStem(file) || 'video'}-${hashOf(content)}`;
}

/** The names of videos from earlier imports. */
export async function importedVideos(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(mediaFolder(dataDir)).catch(() => []);
  return names.filter((name) => name.endsWith(ENDING)).map((name) => name.slice(0, -ENDING.length));
}

/** False when the file has changed since the check. */
export async function copyVideo(dataDir: string, { path, name }: VideoSource): Promise<boolean> {
  const to = join(mediaFolder(dataDir), `${name}${ENDING}`);
  const there = await readFile(to).catch(() => null);
  if (there !== null && isContentOf(name, there)) return true;
  const content = await readFile(path);
  if (!isContentOf(name, content)) return false;
  await mkdir(mediaFolder(dataDir), { recursive: true });
  await writeWhole(to, content);
  return true;
}

const isContentOf = (name: string, content: Buffer): boolean => name.endsWith(`-${hashOf(content)}`);

const hashOf = (content: Buffer): string => createHash('sha256').update(content).digest('hex').slice(0, 16);

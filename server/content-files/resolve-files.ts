import { readFile, stat, mkdir, readdir } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { MAX_RICH_TEXT_CHARACTERS } from '../../src/domain/rich-text-rules';
import { mapConcurrently, PICTURES_AT_ONCE } from '../media/map-concurrently';
import { checkPicture, type CheckedPicture, type PictureSource, fileStem } from '../media/check-picture';
import { findOwnerFile, isOutside } from '../owner-files/owner-file';
import { NO_OWNER_TEXT, textDamage } from '../owner-files/owner-text';
import { mediaFolder } from '../media/made-picture';
import { writeWhole } from '../media/write-whole';
import { readOwnerText } from './read-folder';

/** A picture or video that the store has already. */
const HELD = /^media:(.+)$/;
const MAX_VIDEO_BYTES = 100 * 1024 * 1024;

export type Resolved<Value> = { readonly value: Value } | { readonly problem: string };

/** `pictures` and `videos` are those to make or copy. */
export interface FolderFiles {
  readonly text: (file: string) => Promise<Resolved<string>>;
  readonly picture: (file: string) => Resolved<string>;
  readonly video: (file: string) => Promise<Resolved<string>>;
  readonly pictures: () => readonly PictureSource[];
  readonly videos: () => readonly VideoSource[];
}

interface WantedFiles {
  readonly folder: string;
  readonly wanted: readonly string[];
  readonly isMade: (name: string) => Promise<boolean>;
  readonly isHeldPicture: (name: string) => boolean;
  readonly isHeldVideo: (name: string) => boolean;
  readonly signal: AbortSignal;
  readonly onChecked: (count: number, total: number) => void;
}

/** Checks all picture files, some at a time. */
export async function openFolderFiles(parts: WantedFiles): Promise<FolderFiles> {
  const { folder, wanted, isMade, isHeldPicture, isHeldVideo, signal, onChecked } = parts;
  const files = [...new Set(wanted.filter((name) => !HELD.test(name)))];
  let count = 0;
  const checked = new Map<string, CheckedPicture>(
    await mapConcurrently(files, PICTURES_AT_ONCE, signal, async (file) => {
      const found = await checkPicture(folder, file, isMade, 'the JSON files');
      onChecked((count += 1), files.length);
      return [file, found] as const;
    }),
  );
  const pictures = new Map<string, PictureSource>();
  const videos = new Map<string, VideoSource>();
  return {
    text: async (file) => readHtml(folder, file),
    picture(file) {
      const held = HELD.exec(file)?.[1];
      if (held !== undefined)
        return isHeldPicture(held) ? { value: held } : { problem: `the store holds no picture '${held}'. Name a file instead.` };
      const found = checked.get(file);
      if (found === undefined) return { problem: `'${file}' was not found.` };
      if ('problem' in found) return found;
      pictures.set(found.source.name, found.source);
      return { value: found.source.name };
    },
    async video(file) {
      const held = HELD.exec(file)?.[1];
      if (held !== undefined)
        return isHeldVideo(held) ? { value: held } : { problem: `the store holds no video '${held}'. Name an .mp4 file instead, or null.` };
      const found = await checkVideo(folder, file);
      if ('problem' in found) return found;
      videos.set(found.value.name, found.value);
      return { value: found.value.name };
    },
    pictures: () => [...pictures.values()],
    videos: () => [...videos.values()],
  };
}

async function readHtml(folder: string, file: string): Promise<Resolved<string>> {
  const found = await findIn(folder, file);
  if ('problem' in found) return found;
  const text = await readOwnerText(found.value);
  if (text === null) return { problem: `'${file}' ${NO_OWNER_TEXT}` };
  const damage = textDamage(text);
  if (damage !== null) return { problem: `'${file}': ${damage}` };
  if (text.length > MAX_RICH_TEXT_CHARACTERS)
    return { problem: `'${file}' is longer than ${MAX_RICH_TEXT_CHARACTERS} characters. Shorten it.` };
  return { value: text };
}

async function checkVideo(folder: string, file: string): Promise<Resolved<VideoSource>> {
  const found = await findIn(folder, file);
  if ('problem' in found) return found;
  const path = found.value;
  if ((await stat(path)).size > MAX_VIDEO_BYTES) return { problem: `'${file}' has more than 100 MB. Save it smaller.` };
  const content = await readFile(path).catch(() => null);
  // ISO 14496-12: an MP4 file starts with its 'ftyp' box.
  if (content?.subarray(4, 8).toString('latin1') !== 'ftyp') return { problem: `'${file}' is no MP4 video. Save it as MP4 (H.264).` };
  return { value: { path, name: videoName(file, content) } };
}

async function findIn(folder: string, file: string): Promise<Resolved<string>> {
  if (isOutside(file)) return { problem: `'${file}' lies outside the folder. Put it inside.` };
  const path = await findOwnerFile(folder, file);
  const isFile = path !== null && (await stat(path)).isFile();
  return isFile ? { value: path } : { problem: `there is no file '${file}'. Correct the name or add the file.` };
}

interface VideoSource {
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

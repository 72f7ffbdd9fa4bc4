import { readFile, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { extname, basename } from 'node:path';
import { MAX_RICH_TEXT_CHARACTERS } from '../../src/domain/rich-text-rules';
import { mapAtOnce, PICTURES_AT_ONCE } from '../media/at-once';
import { checkPicture, type CheckedPicture, type PictureSource } from '../media/check-picture';
import { findOwnerFile, isOutside } from '../owner-files/find-owner-file';
import { NO_OWNER_TEXT } from '../owner-files/owner-text';
import { textDamage } from '../owner-files/text-damage';
import { readOwnerFile } from './read-folder';

/** How a file of the folder names what the store holds already. */
const HELD = /^media:(.+)$/;
const MAX_VIDEO_BYTES = 100 * 1024 * 1024;

export type Resolved<Value> = { readonly value: Value } | { readonly problem: string };

/** A video of the folder that is to be copied. */
export interface VideoSource {
  readonly path: string;
  readonly name: string;
}

/** Files that entries name, looked up in the folder: texts, pictures and videos. Gathers what has to be made or copied. */
export interface FolderFiles {
  readonly text: (file: string) => Promise<Resolved<string>>;
  readonly picture: (file: string) => Resolved<string>;
  readonly video: (file: string) => Promise<Resolved<string>>;
  readonly pictures: () => readonly PictureSource[];
  readonly videos: () => readonly VideoSource[];
}

/** Checks all picture files first, some at a time. `wanted` are the names as the entries have them. */
export async function openFolderFiles(
  folder: string,
  wanted: readonly string[],
  isMade: (name: string) => Promise<boolean>,
  isHeld: (name: string) => boolean,
  onChecked: (count: number, total: number) => void,
): Promise<FolderFiles> {
  const files = [...new Set(wanted.filter((name) => !HELD.test(name)))];
  let count = 0;
  const checked = new Map<string, CheckedPicture>(
    await mapAtOnce(files, PICTURES_AT_ONCE, async (file) => {
      const found = await checkPicture(folder, file, isMade);
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
        return isHeld(held) ? { value: held } : { problem: `the store holds no picture '${held}'. Name a file instead.` };
      const found = checked.get(file);
      if (found === undefined) return { problem: `'${file}' was not found.` };
      if ('problem' in found) return { problem: found.problem.replaceAll('the catalogue file', 'the JSON files') };
      pictures.set(found.source.name, found.source);
      return { value: found.source.name };
    },
    async video(file) {
      const held = HELD.exec(file)?.[1];
      if (held !== undefined) return { value: held };
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
  const text = await readOwnerFile(found.value);
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
  // ISO 14496-12: an MP4 file begins with its 'ftyp' box.
  if (content?.subarray(4, 8).toString('latin1') !== 'ftyp') return { problem: `'${file}' is no MP4 video. Save it as MP4 (H.264).` };
  const stem = basename(file, extname(file))
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 16);
  return { value: { path, name: `${stem === '' ? 'video' : stem}-${hash}` } };
}

async function findIn(folder: string, file: string): Promise<Resolved<string>> {
  if (isOutside(file)) return { problem: `'${file}' lies outside the folder. Put it inside.` };
  const path = await findOwnerFile(folder, file);
  const isFile = path !== null && (await stat(path)).isFile();
  return isFile ? { value: path } : { problem: `there is no file '${file}'. Correct the name or add the file.` };
}

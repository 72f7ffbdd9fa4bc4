import { readFile, stat } from 'node:fs/promises';
import { createHash } from 'node:crypto';
import { extname, isAbsolute, basename, join, normalize } from 'node:path';
import { MAX_RICH_TEXT_CHARACTERS } from '../../src/domain/rich-text-rules';
import { mapAtOnce, PICTURES_AT_ONCE } from '../media/at-once';
import { checkPicture, type CheckedPicture, type PictureSource } from '../media/check-picture';
import { readUtf8 } from './read-folder';

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

/** Null for a path that leaves the folder. */
function pathIn(folder: string, file: string): string | null {
  return isAbsolute(file) || normalize(file).startsWith('..') ? null : join(folder, file);
}

async function readHtml(folder: string, file: string): Promise<Resolved<string>> {
  const path = pathIn(folder, file);
  if (path === null) return { problem: `'${file}' lies outside the folder. Put it inside.` };
  if (!(await isFile(path))) return { problem: `there is no file '${file}'. Correct the name (capitals count) or add the file.` };
  const text = await readUtf8(path);
  if (text === null) return { problem: `'${file}' cannot be read as UTF-8 text. Save it in that encoding.` };
  if (text.length > MAX_RICH_TEXT_CHARACTERS)
    return { problem: `'${file}' is longer than ${MAX_RICH_TEXT_CHARACTERS} characters. Shorten it.` };
  return { value: text };
}

async function checkVideo(folder: string, file: string): Promise<Resolved<VideoSource>> {
  const path = pathIn(folder, file);
  if (path === null) return { problem: `'${file}' lies outside the folder. Put it inside.` };
  const facts = await stat(path).catch(() => null);
  if (facts === null || !facts.isFile())
    return { problem: `there is no file '${file}'. Correct the name (capitals count) or add the file.` };
  if (facts.size > MAX_VIDEO_BYTES) return { problem: `'${file}' has more than 100 MB. Save it smaller.` };
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

async function isFile(path: string): Promise<boolean> {
  return (await stat(path).catch(() => null))?.isFile() === true;
}

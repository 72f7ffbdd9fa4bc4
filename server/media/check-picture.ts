import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import sharp from 'sharp';
import { findOwnerFile, isOutside } from '../owner-files/owner-file';
import { MAX_PIXELS, READ_OPTIONS, WIDEST_PX } from './picture-formats';

export interface PictureSource {
  readonly path: string;
  /** The same picture has the same name in every import. */
  readonly name: string;
  /** Null when the picture's sizes exist already. */
  readonly widthPx: number | null;
  readonly heightPx: number | null;
}

export type CheckedPicture = { readonly source: PictureSource } | { readonly problem: string };

const MAX_BYTES = 40 * 1024 * 1024;
/** What every graphics card can load in a room view; WebP's limit is 16,383. */
const MAX_MADE_HEIGHT_PX = 4096;
const KINDS = new Set(['jpeg', 'png', 'webp', 'heif', 'tiff']);
/** Part of every name. Increase it when sizes or quality change. */
const RECIPE = 1;

/** Decodes all of a picture: damage must be found before anything is made. `named` is for messages. */
export async function checkPicture(
  folder: string,
  file: string,
  isMade: (name: string) => Promise<boolean>,
  named: 'the catalogue file' | 'the JSON files',
): Promise<CheckedPicture> {
  if (isOutside(file))
    return { problem: `'${file}' lies outside the folder of ${named}. Put the pictures into that folder, or one below it.` };
  const path = await findOwnerFile(folder, file);
  const facts = path === null ? null : await stat(path).catch(() => null);
  if (path === null || facts === null || !facts.isFile())
    return { problem: `There is no file '${file}' beside ${named}. Correct the name or add the file.` };
  if (facts.size > MAX_BYTES)
    return { problem: `'${file}' has ${megabytes(facts.size)}; ${megabytes(MAX_BYTES)} is the limit. Save it smaller.` };
  const content = await readFile(path).catch(() => null);
  if (content === null) return { problem: `'${file}' may not be read. Let the store's user read it.` };
  const name = nameOf(path, content);
  if (await isMade(name)) return { source: { path, name, widthPx: null, heightPx: null } };
  const { width, height, format, problem } = await measure(content);
  if (problem !== null) return { problem: `'${file}' ${problem}` };
  if (!KINDS.has(format)) return { problem: `'${file}' is no photograph the store can read. Save it as JPEG, PNG, WebP, AVIF or TIFF.` };
  if (width * height > MAX_PIXELS)
    return { problem: `'${file}' has ${width} x ${height} pixels; ${MAX_PIXELS / 1e6} million are the limit. Save it smaller.` };
  const madeHeight = Math.round((height * Math.min(WIDEST_PX, width)) / width);
  if (madeHeight > MAX_MADE_HEIGHT_PX)
    return {
      problem: `'${file}' is too high for its width: ${madeHeight} pixels as the store shows it, and ${MAX_MADE_HEIGHT_PX} are the limit. Cut it lower.`,
    };
  const broken = await sharp(content, READ_OPTIONS)
    .resize(8, 8, { fit: 'inside' })
    .raw()
    .toBuffer()
    .then(
      () => false,
      () => true,
    );
  if (broken) return { problem: `'${file}' is broken: it cannot be read to its end. Copy it anew from where it came.` };
  return { source: { path, name, widthPx: width, heightPx: height } };
}

interface Measures {
  readonly width: number;
  readonly height: number;
  readonly format: string;
  readonly problem: string | null;
}

/** After EXIF rotation. */
async function measure(content: Buffer): Promise<Measures> {
  try {
    const { autoOrient, format } = await sharp(content, { limitInputPixels: false }).metadata();
    return { width: autoOrient.width, height: autoOrient.height, format, problem: null };
  } catch {
    return { width: 0, height: 0, format: '', problem: 'cannot be read as a picture. Open it in a picture program and save it as JPEG.' };
  }
}

function nameOf(file: string, content: Buffer): string {
  const hash = createHash('sha256').update(`${RECIPE}:`).update(content).digest('hex').slice(0, 16);
  return `${fileStem(file) || 'picture'}-${hash}`;
}

function megabytes(bytes: number): string {
  return `${(bytes / 1024 / 1024).toFixed(0)} MB`;
}

/** For an address; '' when nothing is left. */
export function fileStem(file: string): string {
  return basename(file, extname(file))
    .toLowerCase()
    .normalize('NFKD')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
    .slice(0, 40);
}

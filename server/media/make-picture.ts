import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { PREVIEW_SIZE } from '../../src/domain/picture';
import { hexOf } from '../../src/domain/contrast';
import { avifOptions, WEBP_OPTIONS, READ_OPTIONS, NARROWER_PX, WIDEST_PX } from './picture-formats';
import { factsFolder, mediaFolder, sizedFile, type MadePicture } from './made-picture';
import { writeWhole } from './write-whole';

const AVIF_QUALITY = 62;

/** Upright, in sRGB, without metadata. */
export async function makePicture(
  source: { readonly path: string; readonly name: string; readonly widthPx: number },
  dataDir: string,
): Promise<MadePicture> {
  await mkdir(mediaFolder(dataDir), { recursive: true });
  await mkdir(factsFolder(dataDir), { recursive: true });
  const fullPx = Math.min(WIDEST_PX, source.widthPx);
  const widths = [...NARROWER_PX.filter((width) => width < fullPx * 0.8), fullPx];
  const { data, info } = await sharp(source.path, READ_OPTIONS)
    .autoOrient()
    .resize(fullPx)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  for (const width of widths) {
    const sized = sharp(data, { raw }).resize(width, undefined, { kernel: 'lanczos3' });
    await writeWhole(
      join(mediaFolder(dataDir), sizedFile(source.name, width, 'avif')),
      await sized.clone().avif(avifOptions(width, AVIF_QUALITY)).toBuffer(),
    );
    await writeWhole(join(mediaFolder(dataDir), sizedFile(source.name, width, 'webp')), await sized.webp(WEBP_OPTIONS).toBuffer());
  }
  const color = meanColour(await sharp(data, { raw }).resize(32).raw().toBuffer());
  const made = { widthPx: info.width, heightPx: info.height, widths, color };
  await writeWhole(join(factsFolder(dataDir), `${source.name}.json`), Buffer.from(JSON.stringify(made)));
  return made;
}

/** WhatsApp omits larger pictures of a link. */
const MAX_BYTES = 300_000;
const FIRST_QUALITY = 82;
const LAST_QUALITY = 40;
const QUALITY_STEP = 14;

/** Cropped to the middle. Rejects when the file cannot be read. */
export async function makePreview(file: string): Promise<Buffer> {
  const { widthPx: width, heightPx: height } = PREVIEW_SIZE;
  const cut = sharp(file, READ_OPTIONS).resize(width, height, { fit: 'cover' }).flatten({ background: '#ffffff' });
  for (let quality = FIRST_QUALITY; ; quality -= QUALITY_STEP) {
    const jpeg = await cut.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (jpeg.length <= MAX_BYTES || quality <= LAST_QUALITY) return jpeg;
  }
}

/** sRGB bytes, three per pixel. */
export function meanColour(pixels: Uint8Array): string {
  const sums = [0, 0, 0];
  for (let i = 0; i < pixels.length; i += 1) sums[i % 3] = (sums[i % 3] ?? 0) + (pixels[i] ?? 0);
  const [r = 0, g = 0, b = 0] = sums.map((s) => (s * 3) / pixels.length);
  return hexOf([r, g, b]);
}

import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { avifOptions, WEBP_OPTIONS, READ_OPTIONS } from './picture-formats';
import { meanColour } from './mean-colour';
import { NARROWER_PX, WIDEST_PX } from './picture-widths';
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

import { join } from 'node:path';
import sharp from 'sharp';
import { avifOptions } from '../server/media/picture-formats';
import { meanColour } from '../server/media/mean-colour';
import type { PictureFacts } from './picture-facts';

/** sRGB bytes. */
export interface Drawn {
  readonly name: string;
  readonly pixels: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

export async function encodeAvif(drawn: Drawn, widths: readonly number[], quality: number, mediaDir: string): Promise<PictureFacts> {
  const { name, pixels, width, height, alt } = drawn;
  for (const to of widths) {
    const picture = sharp(pixels, { raw: { width, height, channels: 3 } });
    if (to < width) picture.resize(to, Math.round((height * to) / width), { kernel: 'lanczos3' });
    await picture.avif(avifOptions(to, quality)).toFile(join(mediaDir, `${name}-${to}.avif`));
  }
  return { width, height, widths, color: meanColour(pixels), alt };
}

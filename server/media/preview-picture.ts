import sharp from 'sharp';
import { READ_OPTIONS } from './picture-formats';
import { PREVIEW_SIZE } from '../../src/domain/picture';

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

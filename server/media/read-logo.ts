import sharp from 'sharp';
import { hexOf, type Rgb } from '../../src/domain/contrast';
import { densityFor, MAX_PIXELS, READ_OPTIONS } from './picture-formats';

/** Enough for print. */
const WORKING_PX = 1_200;
/** Of the longer side, or it would be blurred. */
const MIN_PX = 160;
/** A wider logo would have unreadable letters in a header, a higher one would be a dot. */
const MAX_RATIO = { wide: 8, high: 1.5 } as const;
const JUDGED_PX = 160;
/** Of 255. */
const VISIBLE_ALPHA = 128;
/** The edges of a drawing's background may be half transparent. */
const SOLID_SHARE = 0.99;
const GREY_SPREAD = 24;

/** Without its empty border. */
export interface LogoPicture {
  /** A PNG with an alpha channel. */
  readonly image: Buffer;
  readonly widthPx: number;
  readonly heightPx: number;
  /** Visible ones of the reduced picture. */
  readonly pixels: readonly Rgb[];
  /** Null when it has transparent parts. */
  readonly backdrop: Rgb | null;
  readonly isGrey: boolean;
}

/** `problem` is for the owner. */
export async function readLogo(content: Buffer): Promise<LogoPicture | { readonly problem: string }> {
  const read = await withoutBorder(content).catch(() => null);
  if (read === null) return { problem: 'The file cannot be read as a picture. Save it as PNG, WebP, JPEG or SVG.' };
  const { image, width, height, backdrop } = read;
  const raw = await sharp(image).resize(JUDGED_PX, JUDGED_PX, { fit: 'inside', withoutEnlargement: true }).raw().toBuffer();
  const all = Array.from({ length: raw.length / 4 }, (_, index) => [...raw.subarray(index * 4, index * 4 + 4)]);
  const pixels = all.flatMap(([r = 0, g = 0, b = 0, alpha = 0]): readonly Rgb[] => (alpha >= VISIBLE_ALPHA ? [[r, g, b]] : []));
  if (pixels.length === 0) return { problem: 'Nothing can be seen in the picture. Take one with a logo in it.' };
  if (width > MAX_RATIO.wide * height || height > MAX_RATIO.high * width)
    return {
      problem: `The logo has ${width} x ${height} pixels without its empty border. A header shows up to ${MAX_RATIO.wide} times as wide as high, or half as high again as wide: take another form of it.`,
    };
  if (Math.max(width, height) < MIN_PX)
    return {
      problem: `The logo has ${width} x ${height} pixels without its empty border: it would be blurred. Take one of ${MIN_PX} pixels or more, or an SVG.`,
    };
  return {
    image,
    widthPx: width,
    heightPx: height,
    pixels,
    backdrop,
    isGrey: pixels.every((pixel) => Math.max(...pixel) - Math.min(...pixel) <= GREY_SPREAD),
  };
}

async function withoutBorder(content: Buffer) {
  const facts = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
  const whole = await sharp(content, { ...READ_OPTIONS, density: densityFor(facts, WORKING_PX) })
    .autoOrient()
    .resize(WORKING_PX, WORKING_PX, { fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .ensureAlpha()
    .png()
    .toBuffer();
  const backdrop = await backdropOf(whole);
  const solid =
    backdrop === null
      ? sharp(whole)
      : sharp(whole)
          .flatten({ background: hexOf(backdrop) })
          .ensureAlpha();
  // A single-coloured picture has no border to trim.
  const { data, info } = await sharp(await solid.png().toBuffer())
    .trim()
    .png()
    .toBuffer({ resolveWithObject: true });
  return { image: data, width: info.width, height: info.height, backdrop };
}

async function backdropOf(picture: Buffer): Promise<Rgb | null> {
  const { data, info } = await sharp(picture).raw().toBuffer({ resolveWithObject: true });
  const size = info.width * info.height;
  let solid = 0;
  for (let at = 3; at < data.length; at += 4) if ((data[at] ?? 0) > 250) solid += 1;
  if (solid < SOLID_SHARE * size) return null;
  const inside = Math.min(2, info.width - 1, info.height - 1) * (info.width + 1) * 4;
  const [r = 255, g = 255, b = 255] = data.subarray(inside, inside + 3);
  return [r, g, b];
}

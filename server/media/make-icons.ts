import sharp, { type Sharp } from 'sharp';
import type { IconFile } from './kept-icons';
import { densityFor, MAX_PIXELS, READ_OPTIONS } from './picture-formats';

/** Below it the largest icon would be blurred. */
const MIN_PX = 512;
/** A wider or higher picture would be a stripe in an icon. */
const MAX_RATIO = 2;
const CLEAR = { r: 255, g: 255, b: 255, alpha: 0 };
/** Systems crop an icon to their own shape; the inner circle of 80 % is always visible. */
const CUT_PERCENT = { solid: 80, clear: 60 } as const;
const FAVICON_PX = { svg: 64, ico: 32 } as const;

/** An SVG is rasterised, so that no script remains. `problem` is for the owner. */
export async function makeIcons(content: Buffer): Promise<readonly IconFile[] | { readonly problem: string }> {
  const read = await readPicture(content);
  if ('problem' in read) return read;
  const { picture, backdrop } = read;
  const fitted = async (sizePx: number): Promise<Buffer> =>
    png(picture.clone().resize(sizePx, sizePx, { fit: 'contain', background: CLEAR }));
  const cut = async (sizePx: number): Promise<Buffer> => {
    const inside = Math.round((sizePx * CUT_PERCENT[backdrop === null ? 'clear' : 'solid']) / 100);
    const background = backdrop ?? { r: 255, g: 255, b: 255 };
    const middle = await picture.clone().resize(inside, inside, { fit: 'contain', background: CLEAR }).png().toBuffer();
    return png(sharp({ create: { width: sizePx, height: sizePx, channels: 3, background } }).composite([{ input: middle }]));
  };
  return [
    { name: 'icon-192.png', content: await fitted(192) },
    { name: 'icon-512.png', content: await fitted(512) },
    { name: 'maskable-512.png', content: await cut(512) },
    { name: 'apple-touch-icon.png', content: await cut(180) },
    { name: 'favicon.svg', content: svgOf(await fitted(FAVICON_PX.svg), FAVICON_PX.svg) },
    { name: 'favicon.ico', content: icoOf(await fitted(FAVICON_PX.ico), FAVICON_PX.ico) },
  ];
}

interface ReadPicture {
  readonly picture: Sharp;
  /** The colour of its corner, when it has no transparent parts. */
  readonly backdrop: { readonly r: number; readonly g: number; readonly b: number } | null;
}

async function readPicture(content: Buffer): Promise<ReadPicture | { readonly problem: string }> {
  try {
    const facts = await sharp(content, { limitInputPixels: MAX_PIXELS }).metadata();
    const { width, height } = facts.autoOrient;
    if (Math.max(width, height) > MAX_RATIO * Math.min(width, height))
      return { problem: `The picture has ${width} x ${height} pixels, and an icon is square. Cut it to a square, or nearly.` };
    if (facts.format !== 'svg' && Math.max(width, height) < MIN_PX)
      return {
        problem: `The picture has ${width} x ${height} pixels: its icons would be blurred. Take one of ${MIN_PX} pixels or more, or an SVG.`,
      };
    const pixels = await sharp(content, { ...READ_OPTIONS, density: densityFor(facts, MIN_PX) })
      .autoOrient()
      .resize(1_024, 1_024, { fit: 'inside' })
      .toColourspace('srgb')
      .png()
      .toBuffer();
    const picture = sharp(pixels);
    const { isOpaque } = await picture.clone().stats();
    const [r = 255, g = 255, b = 255] = await picture
      .clone()
      .extract({ left: 0, top: 0, width: 1, height: 1 })
      .removeAlpha()
      .raw()
      .toBuffer();
    return { picture, backdrop: isOpaque ? { r, g, b } : null };
  } catch {
    return { problem: 'The file cannot be read as a picture. Save it as PNG, JPEG, WebP or SVG.' };
  }
}

const png = (icon: Sharp): Promise<Buffer> => icon.png({ compressionLevel: 9, palette: true }).toBuffer();

function svgOf(icon: Buffer, sizePx: number): Buffer {
  const data = icon.toString('base64');
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sizePx} ${sizePx}"><image width="${sizePx}" height="${sizePx}" href="data:image/png;base64,${data}"/></svg>\n`,
  );
}

/** From one square PNG. */
export function icoOf(picture: Buffer, sizePx: number): Buffer {
  const directory = Buffer.alloc(22);
  directory.writeUInt16LE(1, 2);
  directory.writeUInt16LE(1, 4);
  directory.writeUInt8(sizePx, 6);
  directory.writeUInt8(sizePx, 7);
  directory.writeUInt16LE(1, 10);
  directory.writeUInt16LE(32, 12);
  directory.writeUInt32LE(picture.length, 14);
  directory.writeUInt32LE(directory.length, 18);
  return Buffer.concat([directory, picture]);
}

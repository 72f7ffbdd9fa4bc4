import sharp, { type Sharp } from 'sharp';

/** The space in a phone's header. */
const BOX = { widthPx: 220, heightPx: 44 } as const;
/** Shares of the logo's height. */
const PLATE_ROOM = { across: 0.3, down: 0.2, corner: 0.2 } as const;

export interface DrawnLogo {
  readonly image: Sharp;
  /** A colour; null for none. */
  readonly plate: string | null;
}

interface LogoSize {
  readonly widthPx: number;
  readonly heightPx: number;
}

/** As large as the header allows. */
export function logoSize({ widthPx, heightPx }: LogoSize, hasPlate: boolean): LogoSize {
  const { across, down } = hasPlate ? PLATE_ROOM : { across: 0, down: 0 };
  const [width, height] = [widthPx + 2 * across * heightPx, heightPx * (1 + 2 * down)];
  const scale = Math.min(BOX.widthPx / width, BOX.heightPx / height);
  return { widthPx: Math.round(width * scale), heightPx: Math.round(height * scale) };
}

/** `density` in pixels per CSS pixel. */
export async function drawLogo({ image, plate }: DrawnLogo, size: LogoSize, density: number): Promise<Buffer> {
  const [width, height] = [size.widthPx * density, size.heightPx * density];
  if (plate === null) return png(image.clone().resize(width, height, { fit: 'fill' }));
  const inner = height / (1 + 2 * PLATE_ROOM.down);
  const [room, across] = [Math.round(inner * PLATE_ROOM.down), Math.round(inner * PLATE_ROOM.across)];
  const logo = await image
    .clone()
    .resize(width - 2 * across, height - 2 * room, { fit: 'fill' })
    .png()
    .toBuffer();
  const corner = Math.round(inner * PLATE_ROOM.corner);
  const ground = Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" rx="${corner}" fill="${plate}"/></svg>`,
  );
  return png(sharp(ground).composite([{ input: logo }]));
}

const png = (picture: Sharp): Promise<Buffer> => picture.png({ compressionLevel: 9, palette: true, quality: 95 }).toBuffer();

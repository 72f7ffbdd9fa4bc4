import type { Metadata } from 'sharp';

/** Decoder and encoder settings of all pictures, drawn and imported. */

/** Of one picture of the owner. */
export const MAX_PIXELS = 80_000_000;

/** Of the file of an icon or a logo. */
export const MAX_OWNER_PICTURE_BYTES = 20 * 1024 * 1024;

/** How a picture of the owner is read. */
export const READ_OPTIONS = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** The density that draws an SVG with so many pixels on its longer side; of other pictures the usual one, which changes nothing. */
export function densityFor({ format, autoOrient: { width, height } }: Pick<Metadata, 'format' | 'autoOrient'>, px: number): number {
  return format === 'svg' ? Math.min(2_400, Math.max(72, (72 * px) / Math.max(width, height))) : 72;
}

/** Small pictures weigh little, so they get a higher quality. */
export function avifOptions(widthPx: number, baseQuality: number) {
  const quality = widthPx <= 320 ? baseQuality + 12 : widthPx <= 640 ? baseQuality + 5 : baseQuality;
  return { quality, effort: 2, chromaSubsampling: '4:2:0' } as const;
}

/** A fallback for browsers without AVIF: encoding speed matters more than size. */
export const WEBP_OPTIONS = { quality: 74, effort: 1, smartSubsample: false } as const;

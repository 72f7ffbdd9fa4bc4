import type { Metadata } from 'sharp';

/** Decoder and encoder settings of all pictures, drawn and imported. */

/** The maximum of one of the owner's pictures. */
export const MAX_PIXELS = 80_000_000;

/** The maximum file size of an icon or logo. */
export const MAX_OWNER_PICTURE_BYTES = 20 * 1024 * 1024;

/** Options for reading the owner's pictures. */
export const READ_OPTIONS = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** The density that draws an SVG with this many pixels on its longer side; the default for other formats, which ignore it. */
export function densityFor({ format, autoOrient: { width, height } }: Pick<Metadata, 'format' | 'autoOrient'>, px: number): number {
  return format === 'svg' ? Math.min(2_400, Math.max(72, (72 * px) / Math.max(width, height))) : 72;
}

/** Small pictures are small files and get a higher quality. */
export function avifOptions(widthPx: number, baseQuality: number) {
  const quality = widthPx <= 320 ? baseQuality + 12 : widthPx <= 640 ? baseQuality + 5 : baseQuality;
  return { quality, effort: 2, chromaSubsampling: '4:2:0' } as const;
}

/** The fallback for browsers without AVIF: encoding speed matters more than size. */
export const WEBP_OPTIONS = { quality: 74, effort: 1, smartSubsample: false } as const;

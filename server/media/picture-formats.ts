import type { Metadata } from 'sharp';

/** Of an owner's picture. */
export const MAX_PIXELS = 80_000_000;

/** Of an icon or logo. */
export const MAX_OWNER_PICTURE_BYTES = 20 * 1024 * 1024;

export const READ_OPTIONS = { failOn: 'truncated', limitInputPixels: MAX_PIXELS } as const;

/** Dots per inch that draw an SVG with `px` on its longer side; other formats ignore it. */
export function densityFor({ format, autoOrient: { width, height } }: Pick<Metadata, 'format' | 'autoOrient'>, px: number): number {
  return format === 'svg' ? Math.min(2_400, Math.max(72, (72 * px) / Math.max(width, height))) : 72;
}

/** Small pictures are small files and get a higher quality. */
export function avifOptions(widthPx: number, baseQuality: number) {
  const quality = widthPx <= 320 ? baseQuality + 12 : widthPx <= 640 ? baseQuality + 5 : baseQuality;
  return { quality, effort: 2, chromaSubsampling: '4:2:0' } as const;
}

/** Only for browsers without AVIF: encoding speed matters more than size. */
export const WEBP_OPTIONS = { quality: 74, effort: 1, smartSubsample: false } as const;

/** An imported picture or a drawn plank has its own width up to the widest, and clearly narrower ones. */
export const WIDEST_PX = 1280;
export const NARROWER_PX: readonly number[] = [320, 640];

export const ROOM_WIDTHS_PX = [320, 640, 1280] as const;
export const CLOSE_UP_WIDTHS_PX = [640, 1280] as const;
export const HERO_WIDTHS_PX = [640, 1280, 1920] as const;
export const TALL_HERO_WIDTHS_PX = [480, 744, 960] as const;

/**
 * A picture as the screens use it. `widths` lists the pixel widths in which the server holds it; empty when a back end
 * gives one plain address only. `color` is the placeholder behind it while it loads.
 */
export interface Picture {
  readonly src: string;
  readonly widths: readonly number[];
  readonly widthPx: number;
  readonly heightPx: number;
  readonly color: string;
  readonly alt: string;
}

/** Shown where a product or page has no picture. */
export const FALLBACK_PICTURE: Picture = {
  src: '/media/fallback.svg',
  widths: [],
  widthPx: 1280,
  heightPx: 960,
  color: '#E0D8CC',
  alt: '',
};

const SIZED_FILE = /-(\d+)\.(avif|webp)$/;

/** Candidates of one format for a srcset: '/media/p107-plank-640.avif 640w, …'. Empty for plain addresses. */
export function pictureSrcset(picture: Picture, format: 'avif' | 'webp'): string {
  if (!SIZED_FILE.test(picture.src)) return '';
  return picture.widths.map((width) => `${picture.src.replace(SIZED_FILE, `-${width}.${format}`)} ${width}w`).join(', ');
}

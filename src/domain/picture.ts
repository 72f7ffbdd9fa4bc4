/** `widths` is empty when a back end gives only one plain URL. `color` is the placeholder while it loads. */
export interface Picture {
  readonly src: string;
  readonly widths: readonly number[];
  readonly widthPx: number;
  readonly heightPx: number;
  readonly color: string;
  readonly alt: string;
}

/** On a device: enough for a gallery on a phone or tablet, and for every list. */
export const SAVED_WIDTH_PX = 1280;

export const FALLBACK_PICTURE: Picture = {
  src: '/media/fallback.svg',
  widths: [],
  widthPx: 1280,
  heightPx: 960,
  color: '#E0D8CC',
  alt: '',
};

const SIZED_FILE = /-(\d+)\.(avif|webp)$/;

/** Empty for plain URLs. */
export function pictureSrcset(picture: Picture, format: 'avif' | 'webp'): string {
  if (!SIZED_FILE.test(picture.src)) return '';
  return picture.widths.map((width) => `${picture.src.replace(SIZED_FILE, `-${width}.${format}`)} ${width}w`).join(', ');
}

/** https://ogp.me */
export const PREVIEW_SIZE = { widthPx: 1200, heightPx: 630 } as const;
/** The preview of pages without a picture of their own. */
export const SHOP_PREVIEW = 'shop';
const PREVIEW_PATH = /^\/previews\/([a-z0-9-]+)\.jpg$/;

/** Null when the server does not have the picture in widths. */
export function previewPath({ src }: Picture): string | null {
  const name = /^\/media\/([a-z0-9-]+)-\d+\.(?:avif|webp)$/.exec(src)?.[1];
  return name === undefined ? null : `/previews/${name}.jpg`;
}

/** The picture's name in a path from `previewPath`; null for any other path. */
export function previewName(path: string): string | null {
  return PREVIEW_PATH.exec(path)?.[1] ?? null;
}

/** Neither reachable nor saved, or not the requested picture. */
export class PictureMissing extends Error {}

const loadings = new Map<string, Promise<HTMLImageElement>>();

function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new PictureMissing(src)));
    image.src = src;
  });
}

/** The browser reuses the worker's placeholder for as long as the page lives. */
const placeholderSrcs = new Set<string>();

/** Past the browser's memory cache. */
async function decodeUncached(src: string): Promise<HTMLImageElement> {
  const bytes = await (await fetch(src)).blob();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new PictureMissing(src))));
    reader.addEventListener('error', () => reject(new PictureMissing(src)));
    reader.readAsDataURL(bytes);
  });
  return decode(address);
}

/** Without a connection the worker sends a placeholder of another width. */
async function loadExact(src: string, widthPx: number): Promise<HTMLImageElement> {
  const image = await (placeholderSrcs.has(src) ? decodeUncached(src) : decode(src));
  if (widthPx > 0 && image.naturalWidth !== widthPx) {
    placeholderSrcs.add(src);
    throw new PictureMissing(src);
  }
  return image;
}

/**
 * AVIF, else WebP, once per page. `src` is '/media/name-width.webp' or another server's plain address. Rejects with PictureMissing; the
 * next call retries.
 */
export function loadPicture(src: string, widthPx: number): Promise<HTMLImageElement> {
  const before = loadings.get(src);
  if (before !== undefined) return before;
  const avif = src.replace(/-(\d+)\.webp$/, '-$1.avif');
  const loading = avif === src ? loadExact(src, 0) : loadExact(avif, widthPx).catch(() => loadExact(src, widthPx));
  loadings.set(src, loading);
  loading.catch(() => loadings.delete(src));
  return loading;
}

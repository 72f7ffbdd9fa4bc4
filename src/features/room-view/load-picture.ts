/** A picture that did not come: no connection and not kept, or not the one that was asked for. */
export class PictureMissing extends Error {}

const kept = new Map<string, Promise<HTMLImageElement>>();

function decode(src: string): Promise<HTMLImageElement> {
  const image = new Image();
  image.decoding = 'async';
  return new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new PictureMissing(src)));
    image.src = src;
  });
}

/** Addresses that were answered with a stand-in, which the browser shows again for as long as the page lives. */
const stoodIn = new Set<string>();

/** Loads a picture past what the browser holds for its address. */
async function decodeAnew(src: string): Promise<HTMLImageElement> {
  const bytes = await (await fetch(src)).blob();
  const address = await new Promise<string>((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => (typeof reader.result === 'string' ? resolve(reader.result) : reject(new PictureMissing(src))));
    reader.addEventListener('error', () => reject(new PictureMissing(src)));
    reader.readAsDataURL(bytes);
  });
  return decode(address);
}

/** Loads a picture of exactly this width: without a connection the worker would answer with a stand-in. */
async function loadExact(src: string, widthPx: number): Promise<HTMLImageElement> {
  const image = await (stoodIn.has(src) ? decodeAnew(src) : decode(src));
  if (widthPx > 0 && image.naturalWidth !== widthPx) {
    stoodIn.add(src);
    throw new PictureMissing(src);
  }
  return image;
}

/**
 * Loads a picture as AVIF, else as WebP, once for as long as the page lives. `src` is '/media/name-width.webp' or another
 * back end's plain address. Rejects with PictureMissing, and then the next call tries again.
 */
export function loadPicture(src: string, widthPx: number): Promise<HTMLImageElement> {
  const before = kept.get(src);
  if (before !== undefined) return before;
  const avif = src.replace(/-(\d+)\.webp$/, '-$1.avif');
  const loading = avif === src ? loadExact(src, 0) : loadExact(avif, widthPx).catch(() => loadExact(src, widthPx));
  kept.set(src, loading);
  loading.catch(() => kept.delete(src));
  return loading;
}

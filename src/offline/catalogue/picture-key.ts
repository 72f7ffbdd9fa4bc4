const SIZE_AND_FORMAT = /-\d+\.(?:avif|webp|jpe?g|png)$/i;

/** Header of a request that fetches a picture to be kept: the worker leaves it alone, or it would keep the picture twice. */
export const DOWNLOAD_HEADER = 'X-Keep-Picture';

/** Under which address a picture is kept, whatever its width and format: one of them is enough, and is found without a search. */
export function offlinePictureKey(address: string, base: string): string {
  const { origin, pathname } = new URL(address, base);
  return `${origin}${pathname.replace(SIZE_AND_FORMAT, '')}`;
}

const SIZE_AND_FORMAT = /-\d+\.(?:avif|webp|jpe?g|png)$/i;

/** The worker ignores such requests, or it would cache the picture twice. */
export const DOWNLOAD_HEADER = 'X-Keep-Picture';

/** The same for every width and format: the saved one is found without a search. */
export function offlinePictureKey(address: string, base: string): string {
  const { origin, pathname } = new URL(address, base);
  return `${origin}${pathname.replace(SIZE_AND_FORMAT, '')}`;
}

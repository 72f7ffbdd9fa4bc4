import { isWholeMedia } from '../src/offline/storage/whole-media';

const KINDS: readonly (readonly [extension: RegExp, mediaType: RegExp])[] = [
  [/\.m?js$/, /^(text|application)\/javascript\b/],
  [/\.css$/, /^text\/css\b/],
  [/\.html$/, /^text\/html\b/],
  [/\.webmanifest$/, /^application\/(manifest\+)?json\b/],
  [/\.woff2$/, /^(font\/woff2|application\/(font-woff2|octet-stream))\b/],
  [/\.(avif|webp|jpe?g|png|svg|gif)$/, /^image\//],
  [/\.(mp4|webm)$/, /^video\//],
];

/** A captive portal sends text/html for every request. */
export function isOfKind(pathname: string, mediaType: string): boolean {
  const kind = KINDS.find(([extension]) => extension.test(pathname.toLowerCase()));
  return kind !== undefined && kind[1].test(mediaType.toLowerCase());
}

/** Not redirected, of the right media type, complete. Does not consume the body. */
export async function mayKeepMedia(response: Response, url: string): Promise<boolean> {
  if (response.status !== 200 || response.redirected || !hasKind(response, url)) return false;
  return isWholeMedia(new Uint8Array(await response.clone().arrayBuffer()), new URL(url).pathname);
}

/** Whether a response's media type fits its URL. */
export function hasKind(response: Response, url: string): boolean {
  return isOfKind(new URL(url).pathname, response.headers.get('Content-Type') ?? '');
}

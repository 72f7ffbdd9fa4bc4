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

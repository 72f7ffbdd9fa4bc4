/** Weak or strong: proxies weaken ETags (RFC 9110, 13.1.2). */
export function isKnownEtag(ifNoneMatch: string | undefined, etag: string): boolean {
  const bare = (tag: string): string => tag.trim().replace(/^W\//, '');
  return (ifNoneMatch ?? '').split(',').some((tag) => bare(tag) === bare(etag));
}
